import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TestTerminal } from '../../test/terminal.js';
import { Archive } from '../archive.js';

let terminal: TestTerminal;
let game: string;

describe('branch', () => {
  beforeEach(async () => {
    terminal = await TestTerminal.create();
    await terminal.run('play', '--seed', 'p', '--bot', 'random');
    game = 'sp-1';
  });
  afterEach(() => terminal.remove());

  const recordOf = (id: string) => Archive.reading(terminal.around, (archive) => archive.read(id));
  /** Returns the position of the third decision. */
  const thirdDecision = async () =>
    (await recordOf(game)).filter(({ event }) => event.kind === 'DecisionRequested')[2]?.revision ?? 0;
  const branched = async (at: number, seed = 'b') => {
    const { exit, document } = await terminal.json(
      'branch',
      game,
      '--at',
      `${at}`,
      '--seed',
      seed,
      '--bot',
      'random',
    );
    expect(exit).toBe(0);
    return (document as { game: string }).game;
  };

  describe('retrace branch', () => {
    it('continues from a position as a separate game, which every command accepts', async () => {
      const at = await thirdDecision();
      const id = await branched(at);
      const [whole, parent] = [await recordOf(id), await recordOf(game)];
      expect(whole.slice(0, at + 1)).toEqual(parent.slice(0, at + 1));
      expect(whole[at + 1]?.event).toEqual({ kind: 'GameBranched', parent: game, revision: at });
      expect(whole.at(-1)?.event.kind).toBe('GameEnded');
      expect((await terminal.json('verify', '--all')).document).toMatchObject({
        games: [
          { id: game, status: 'EXACT' },
          { id, status: 'EXACT', events: whole.length },
        ],
      });
      for (const argv of [
        ['show', id, '--at', `${at - 2}`],
        ['show', id],
        ['log', id],
      ])
        expect((await terminal.run(...argv)).exit).toBe(0);
    });

    it('creates a game that is exported as one complete record, without its parent', async () => {
      const id = await branched(await thirdDecision());
      expect((await terminal.run('export', id, 'branch.json')).exit).toBe(0);
      const elsewhere = terminal.with({ RETRACE_DATA: 'elsewhere' });
      expect((await elsewhere.run('import', 'branch.json')).exit).toBe(0);
      expect((await terminal.json('import', 'branch.json')).document).toMatchObject({
        files: [{ alreadyThere: true }],
      });
      expect(await Archive.reading(elsewhere.around, (archive) => archive.read(id))).toEqual(
        await recordOf(id),
      );
      expect((await elsewhere.json('verify', '--all')).document).toMatchObject({
        games: [{ id, status: 'EXACT' }],
      });
    });

    it('plays the same branch for the same seed, and stores it once', async () => {
      const at = await thirdDecision();
      await branched(at);
      const again = await terminal.json('branch', game, '--at', `${at}`, '--seed', 'b');
      expect(again).toMatchObject({ exit: 5, document: { error: { code: 'GAME_EXISTS' } } });
      const on = await terminal.json('branch', game, '--at', `${at}`, '--seed', 'b', '--continue');
      expect(on).toMatchObject({ exit: 0, document: { decisions: 0, finished: true } });
    });

    it.each([
      ['a position without a decision', ['--at', '0'], 4, 'DECISION_NOT_FOUND'],
      ['a position inside an event', ['--at', '3.1'], 4, 'DECISION_NOT_FOUND'],
      ['a position after the end', ['--at', '99999'], 4, 'POSITION_OUT_OF_RANGE'],
      ['no position', ['--at', 'x'], 2, 'POSITION_INVALID'],
      ['nothing', [], 2, 'OPTION_MISSING'],
    ])('refuses %s', async (_, argv, exit, code) => {
      expect(await terminal.json('branch', game, ...argv)).toMatchObject({
        exit,
        document: { error: { code } },
      });
    });

    it('refuses an unknown game, and a seed that makes no id', async () => {
      const at = `${await thirdDecision()}`;
      expect(await terminal.json('branch', 'no', '--at', at)).toMatchObject({
        exit: 3,
        document: { error: { code: 'GAME_NOT_FOUND' } },
      });
      expect(await terminal.json('branch', game, '--at', at, '--seed', 'a b')).toMatchObject({
        exit: 2,
        document: { error: { code: 'GAME_ID_INVALID' } },
      });
    });
  });

  describe('retrace delete', () => {
    const ids = () => Archive.reading(terminal.around, (archive) => archive.ids());

    it('deletes a game after a confirmation', async () => {
      const asks: string[] = [];
      const says = (answer: string) => async (question: string) => {
        asks.push(question);
        return answer;
      };
      expect(await terminal.runAnswering(says('n'), 'delete', game)).toMatchObject({
        exit: 1,
        stdout: 'Nothing was deleted.\n',
      });
      expect(await ids()).toEqual([game]);
      expect(await terminal.runAnswering(says('y'), 'delete', game)).toMatchObject({
        exit: 0,
        stdout: `Deleted ${game}.\n`,
      });
      expect(asks).toEqual(Array(2).fill(expect.stringContaining(game)));
      expect(await ids()).toEqual([]);
      expect(await terminal.json('show', game)).toMatchObject({ exit: 3 });
      expect(await terminal.json('play', '--seed', 'p')).toMatchObject({
        exit: 5,
        document: { error: { code: 'STREAM_DELETED' } },
      });
    });

    it('needs no confirmation with --yes, and refuses if it cannot ask', async () => {
      expect(await terminal.json('delete', game)).toMatchObject({
        exit: 2,
        document: { error: { code: 'DELETION_NOT_CONFIRMED' } },
      });
      expect(await terminal.json('delete', game, '--yes')).toMatchObject({
        exit: 0,
        document: { deleted: true },
      });
      expect(await terminal.json('delete', game, '--yes')).toMatchObject({
        exit: 3,
        document: { error: { code: 'GAME_NOT_FOUND' } },
      });
    });

    it('refuses a game with branches until they are deleted', async () => {
      const id = await branched(await thirdDecision());
      expect(await terminal.json('delete', game, '--yes')).toMatchObject({
        exit: 5,
        document: { error: { code: 'GAME_HAS_BRANCHES', message: expect.stringContaining(id) } },
      });
      await terminal.run('delete', id, '--yes');
      expect(await terminal.json('delete', game, '--yes')).toMatchObject({ exit: 0 });
    });
  });
});
