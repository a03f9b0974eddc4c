import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** How to call the command if `retrace` is not installed. */
const byNpm = 'npm run -s retrace --';

/**
 * Returns the form in which messages write the command. This is the form that the user typed or, if that is unknown, a
 * form that works in this shell.
 */
export function calledAs(environment: NodeJS.ProcessEnv): string {
  if (environment['npm_lifecycle_event'] === 'retrace') return byNpm;
  if (environment['npm_command'] === 'exec') return 'npx retrace';
  const { PATH } = environment;
  return PATH === undefined || isOnPath(PATH) ? 'retrace' : byNpm;
}

const isOnPath = (folders: string): boolean =>
  folders.split(path.delimiter).some((folder) => folder !== '' && isExecutable(path.join(folder, 'retrace')));

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Rewrites the commands in a hint or example in the form in which the user can call them. */
export const withCalls = (text: string, called: string): string =>
  called === 'retrace'
    ? text
    : text.replaceAll(/(`|\$ |: )retrace(?= |`)/g, (_, mark: string) => `${mark}${called}`);
