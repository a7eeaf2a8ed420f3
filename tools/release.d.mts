export function notesOf(changelog: string, version: string): string | undefined;
export function cutChangelog(changelog: string, version: string, date: string): string;
export function versionProblem(version: string, before: string): string | undefined;
export function bump(root: string, version: string, date: string): void;
export function packChart(version: string, into: string): void;
