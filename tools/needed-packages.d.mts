/** Types of needed-packages.mjs. */
export const TOOLS: string;
export const WITHOUT_TOOLS: readonly string[];
export function neededPackages(locked: Record<string, object>, options: { tools: boolean }): string[];
