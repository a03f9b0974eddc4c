export function canShare(file: string, text: string): boolean;
export function groupsOf(files: readonly string[], size?: number): string[][];
export interface Sharing {
  readonly shares?: (file: string, text: string) => boolean;
  readonly size?: number;
}
export function suitesOf(
  isAsked: (file: string) => boolean,
  sharing?: Sharing,
): {
  readonly alone: readonly string[];
  readonly groups: readonly (readonly string[])[];
};
export function groupedConfig(
  isAsked?: (file: string) => boolean,
  suite?: string,
  sharing?: Sharing,
): Record<string, unknown>;
/** By the name of the suite: what matches the paths of its files, and Jest's configuration. */
export const apart: Readonly<
  Record<
    'pageless' | 'browser' | 'killed' | 'programs' | 'secrets' | 'thorough',
    {
      readonly paths: string;
      readonly config: () => Record<string, unknown>;
      readonly env?: Record<string, string>;
    }
  >
>;
