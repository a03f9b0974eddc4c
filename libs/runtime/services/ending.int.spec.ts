import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const services = pathToFileURL(path.resolve('dist/libs/runtime/index.js')).href;

/** A process that ends in the same way as services do. `close` is the code that it runs before it ends. */
class Service {
  static async withClose(close: string): Promise<Service> {
    const service = new Service(
      `endOnSignals(${close}); setInterval(() => undefined, 1000); console.log('works');`,
    );
    await service.says('works');
    return service;
  }

  readonly #child: ChildProcess;
  readonly #gone: Promise<unknown>;
  #output = '';

  constructor(work: string) {
    const source = `import { endOnSignals, giveUp } from '${services}'; ${work}`;
    this.#child = spawn(process.execPath, ['--input-type=module', '--eval', source]);
    this.#gone = once(this.#child, 'close');
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (text: Buffer) => (this.#output += text.toString()));
  }

  /** Waits until the output contains the text, or until the process ends. */
  async says(words: string): Promise<void> {
    while (!this.#output.includes(words) && this.#child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(this.#output).toContain(words);
  }

  send(signal: 'SIGTERM' | 'SIGINT'): void {
    this.#child.kill(signal);
  }

  /** Returns the exit code, or the signal that ended the process, and the whole output. */
  async end(): Promise<readonly [ended: number | string | null, output: string]> {
    await this.#gone;
    return [this.#child.exitCode ?? this.#child.signalCode, this.#output];
  }
}

describe('a program that gives up', () => {
  it('prints every problem with its advice, and ends with exit code 1', async () => {
    const problems = [{ message: 'The port is taken.', advice: 'Set PORT.' }, { message: 'No store.' }];
    const service = new Service(`giveUp(${JSON.stringify(problems)}); console.log('goes on');`);
    expect(await service.end()).toEqual([1, '✗ The port is taken.\n  Set PORT.\n✗ No store.\n']);
  });
});

describe('a program that receives a signal', () => {
  const signals = ['SIGTERM', 'SIGINT'] as const;

  it.each(signals)('on %s, closes and then ends with exit code 0', async (signal) => {
    const service = await Service.withClose(
      `async () => { await new Promise((go) => setTimeout(go, 50)); console.log('closed'); }`,
    );
    service.send(signal);
    expect(await service.end()).toEqual([0, 'works\nclosed\n']);
  });

  it('prints the error if closing fails, and ends with exit code 1', async () => {
    const service = await Service.withClose(`() => Promise.reject(new Error('The store is away.'))`);
    service.send('SIGTERM');
    expect(await service.end()).toEqual([1, 'works\nError: The store is away.\n']);
  });

  it.each(signals.flatMap((first) => signals.map((second) => [first, second] as const)))(
    'on %s followed by %s, ends immediately with exit code 1',
    async (first, second) => {
      const service = await Service.withClose(
        `() => { console.log('closing'); return new Promise(() => {}); }`,
      );
      service.send(first);
      await service.says('closing');
      service.send(second);
      expect(await service.end()).toEqual([1, 'works\nclosing\n']);
    },
  );
});
