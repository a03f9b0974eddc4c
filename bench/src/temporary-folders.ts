import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Folders that a benchmark writes to, and the end of all of them. */
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
