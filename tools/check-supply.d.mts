type Lock = { packages: Record<string, object> };
type Manifest = { allowScripts?: Record<string, boolean> };
export function packageProblems(lock: Lock, manifest: Manifest, npmrc: string, dockerfile: string): string[];
export function imageProblems(dockerfile: string, compose: string): string[];
export function programProblems(source: string): string[];
export function pinned(text: string, digestOf: (image: string) => string): string;
