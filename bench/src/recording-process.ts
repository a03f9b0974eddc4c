import { spawn } from 'node:child_process';
import path from 'node:path';

export interface Recording {
  readonly games: number;
  readonly events: number;
}

/**
 * Records games between random bots with the built `retrace play`, in a separate process. Throws if the process fails.
 */
export async function recordInProcess(root: string, data: string, games: number): Promise<Recording> {
  const args = ['play', '--games', `${games}`, '--seed', 'bench', '--bot', 'random', '--json'];
  const child = spawn(process.execPath, [path.join(root, 'apps/cli/bin/retrace.js'), ...args], {
    cwd: root,
    env: { ...process.env, RETRACE_DATA: data, EVENT_STORE: 'sqlite' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let wrong = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (wrong += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (code !== 0) throw new Error(`The games were not recorded (code ${code}):\n${wrong}`);
  return JSON.parse(output) as Recording;
}
