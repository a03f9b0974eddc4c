export function canShare(file: string, text: string): boolean;
export function groupsOf(files: readonly string[], size?: number): string[][];
export function suitesOf(isAsked: (file: string) => boolean): {
  readonly alone: readonly string[];
  readonly groups: readonly (readonly string[])[];
};
export function groupedConfig(isAsked?: (file: string) => boolean): Record<string, unknown>;
/** Jest's configurations by the name of the suite; `testRegex` matches paths. */
export const apart: Readonly<
  Record<'browser' | 'killed' | 'programs' | 'secrets', () => { readonly testRegex: string }>
>;
