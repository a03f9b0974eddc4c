export interface Unplain {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly words: string;
}
export function sourcesIn(folder: string): readonly string[];
export function unplainIn(file: string, text?: string): readonly Unplain[];
export function unplainTextsIn(file: string, text?: string): readonly Unplain[];
