export function canShare(file: string, text: string): boolean;
export function groupsOf(files: readonly string[], size?: number): string[][];
export function groupedConfig(): Record<string, unknown>;
/** Jest's configurations by the name of the suite; `testRegex` matches paths. */
export const apart: Readonly<
  Record<'browser' | 'killed' | 'programs' | 'secrets', () => { readonly testRegex: string }>
>;
