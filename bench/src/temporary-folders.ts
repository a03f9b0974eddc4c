import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The folders that a benchmark uses, which are all removed together. */
export class TemporaryFolders {
  private readonly folders: string[] = [];

  readonly make = (): string => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'retrace-bench-'));
    this.folders.push(folder);
    return folder;
  };

  readonly remove = (): void => {
    for (const folder of this.folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  };
}
