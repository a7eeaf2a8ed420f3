/** @throws {Error} if the document lacks a list that is exported, or has one that is not */
export function closedLists(document: unknown): Record<string, readonly string[]>;
