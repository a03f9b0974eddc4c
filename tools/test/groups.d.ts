export function canShare(file: string, text: string): boolean;
export function groupsOf(files: readonly string[], size?: number): string[][];
export function groupedConfig(): Record<string, unknown>;
