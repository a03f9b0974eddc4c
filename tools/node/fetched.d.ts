export interface Pin {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
}

export interface Fetching {
  readonly home: string;
  readonly platform?: string;
  readonly pins?: Readonly<Record<string, Readonly<Record<string, Pin>>>>;
  readonly env?: NodeJS.ProcessEnv;
}

export function fetchedNode(line: string, fetching: Fetching): Promise<string>;
