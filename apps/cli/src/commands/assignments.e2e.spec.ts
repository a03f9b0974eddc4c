import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { invariant } from '#record';
import { storedKey } from '#archive';
import { Capabilities } from '../../../api/src/access/capabilities.js';
import { TestTerminal } from '../../test/terminal.js';

const game = 'contracts-s7-1';
const question = ['--question', 'What would you do?'];

interface Listed {
  readonly assignments: readonly { id: string; to: string; isClosed: boolean; tasks: readonly object[] }[];
}

let terminal: TestTerminal;
const listed = async (): Promise<Listed['assignments']> =>
  ((await terminal.json('assignments')).document as Listed).assignments;

describe('retrace assign', () => {
  beforeAll(async () => {
    terminal = await TestTerminal.create();
    await terminal.run('play', '--game', 'contracts', '--seed', '7', '--games', '1', '--bot', 'random');
  }, 60_000);
  afterAll(() => terminal.remove());

  it('sends a position, which is listed until it is closed', async () => {
    const sent = await terminal.json('assign', game, '--at', '40', '--as', '0', '--to', 'Ada', ...question);
    expect(sent.exit).toBe(0);
    const { id } = sent.document as { id: string };
    const assignment = { id, to: 'Ada', question: 'What would you do?', isClosed: false };
    const task = { game, position: '40', seat: 0, replies: [] };
    expect(await listed()).toMatchObject([{ ...assignment, tasks: [task] }]);
    expect((await terminal.run('assignments')).stdout).toContain('no answer yet');
    expect((await terminal.json('assignments', 'close', id)).exit).toBe(0);
    expect(await listed()).toMatchObject([{ id, isClosed: true }]);
    expect((await terminal.json('assignments', 'close', id)).exit).toBe(0);
  });

  it('prints the same link as the server', async () => {
    const secret = 'a secret of at least thirty-two characters';
    const send = (environment: Record<string, string>, ...more: readonly string[]) =>
      terminal
        .with(environment)
        .json('assign', game, '--at', '40', '--as', '0', '--to', 'Ada', ...question, ...more);
    const { document } = await send({ RETRACE_SECRET: secret }, '--viewer', 'https://cards.example.com/');
    const { id, link } = document as { id: string; link: string };
    const [address, token = ''] = link.split('#assignment=');
    expect(address).toBe('https://cards.example.com/assignment');
    const capabilities = new Capabilities(new TextEncoder().encode(secret));
    expect(await capabilities.verify(token)).toEqual({ kind: 'retrace-assignment', id });
    expect(token).toBe(await capabilities.assignmentToken(id));
    const near = (await send({ RETRACE_SECRET: secret, PORT: '4800' })).document as { link: string };
    expect(near.link).toMatch(/^http:\/\/localhost:4800\/assignment#assignment=/);
    // Links cannot be signed before a server has created its key, so the link is null. Afterwards, the tokens are the
    // same as the server's.
    expect((await send({})).document).toMatchObject({ link: null });
    const key = storedKey(path.join(terminal.folder, 'data'));
    invariant(key.ok, 'a server makes a key');
    const made = (await send({})).document as { id: string; link: string };
    expect(made.link.split('=')[1]).toBe(await new Capabilities(key.value).assignmentToken(made.id));
    for (const wrong of ['cards.example.com', 'ftp://cards.example.com', 'https://cards.example.com/#x'])
      expect((await send({}, '--viewer', wrong)).exit).toBe(2);
  });

  it.each([
    [['none', '--at', '5', '--as', '0', '--to', 'Ada', ...question], 3, 'GAME_NOT_FOUND'],
    [[game, '--at', '999999', '--as', '0', '--to', 'Ada', ...question], 4, 'POSITION_OUT_OF_RANGE'],
    [[game, '--at', '5.1', '--as', '0', '--to', 'Ada', ...question], 2, 'ASSIGNMENT_INVALID'],
    [[game, '--at', '5', '--as', 'all', '--to', 'Ada', ...question], 2, 'ASSIGNMENT_INVALID'],
    [[game, '--at', '5', '--as', '7', '--to', 'Ada', ...question], 2, 'VIEWER_INVALID'],
    [[game, '--at', '5', '--as', '0', '--to', ' ', ...question], 2, 'ARGUMENT_INVALID'],
    [[game, '--at', '5', '--as', '0', '--to', 'Ada', '--question', ''], 2, 'ARGUMENT_INVALID'],
    [[game, '--at', '5', '--as', '0', '--to', 'Ada'], 2, 'OPTION_MISSING'],
  ])('refuses %j', async (argv, exit, code) => {
    const before = await listed();
    const refused = await terminal.json('assign', ...argv);
    expect([refused.exit, (refused.document as { error: { code: string } }).error.code]).toEqual([
      exit,
      code,
    ]);
    expect(await listed()).toEqual(before);
  });

  it('does not close another assignment', async () => {
    const { exit, document } = await terminal.json('assignments', 'close', 'none');
    expect(exit).toBe(3);
    expect(document).toMatchObject({ error: { code: 'ASSIGNMENT_NOT_FOUND' } });
  });
});
