import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The command if `retrace` is not installed. */
const byNpm = 'npm run -s retrace --';

/**
 * Returns the name of the command to use in messages: the form in which it was called, or a form that the shell finds.
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

/** A text with the commands that it names as the reader can call them: in hints and after the `$` of examples. */
export const withCalls = (text: string, called: string): string =>
  called === 'retrace'
    ? text
    : text.replaceAll(/(`|\$ |: )retrace(?= |`)/g, (_, mark: string) => `${mark}${called}`);
