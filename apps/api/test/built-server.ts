import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { invariant } from '#record';

const program = path.resolve('dist/apps/api/src/main.js');

/** Starts the built server with a data folder, and waits until it is ready. */
export async function started(
  folder: string,
): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const env = { PATH: process.env['PATH'] ?? '', RETRACE_DATA: folder, PORT: '0', HOST: '127.0.0.1' };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  // The stream must remain open after the loop, because closing it would end the server.
  for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += String(text);
    const url = /ready at (\S+?)["\s]/.exec(output)?.[1];
    if (url === undefined) continue;
    // Further output is discarded, so that the pipe does not fill up.
    child.stdout.resume();
    return { child, url };
  }
  throw new Error(`The server did not start:\n${output}`);
}

/** Returns the data in a server's response. Fails the test if the response contains errors. */
export async function answerOf(
  url: string,
  query: string,
  credentials: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentials },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data: Record<string, unknown>; errors?: unknown };
  invariant(errors === undefined, `it answers: ${JSON.stringify(errors)}`);
  return data;
}
