import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatViewer, invariant } from '#record';
import type { Twins } from '#house';
import { reviewed } from './reviewed-games.js';
import type { RunningApi } from './running-api.js';
import { signedIn } from './tokens.js';
import { twinPairs, TwinServers } from './twin-servers.js';

// Slow: reviews pairs of games and creates lessons from the reviews.

/** Finished games of Altered and Contracts that differ only in information hidden from one of their players. */
const pairs: ReadonlyMap<string, Twins> = new Map(
  [...twinPairs('over-the-wire', [4, 7, 10, 23, 30, 33, 36, 41, 44])].filter(
    ([, { module, viewer, left }]) =>
      module.id !== 'high-card' && viewer.kind === 'seat' && left.at(-1)?.event.kind === 'GameEnded',
  ),
);

/** All fields of a lesson before it is answered. */
const fields = `id game position module seat name players { seat name hero faction } teams clock { day phase turn seat name } asking recent
  choices { choice text } answers due
  state { position fingerprint clock { day phase turn seat } seats { seat name passed resources { name value } }
    zones { key kind seat count cards { key item object faceDown face { reference name } counters { name value } } }
    decision { id seat kind optionCount options { key about text } } result { reason } }`;

describe('games that differ in hidden information', () => {
  let servers: TwinServers;
  beforeAll(async () => {
    servers = await TwinServers.start(pairs);
  });
  afterAll(() => servers.stop());

  it('give the same lessons to the player without that information, until they are answered', async () => {
    // Coaches can view everything in a finished game, so the lesson itself must hide information.
    const coach = await signedIn('coach');
    const lessonsAt = async (api: RunningApi): Promise<readonly string[]> => {
      for (const [id, { viewer }] of pairs)
        await reviewed(api, id, `as: "${formatViewer(viewer)}", playouts: 60`, coach);
      const listed = await api.ask(
        '{ lessons(due: false, first: 200, player: "Ada") { lessons { id } players { name } } }',
        {},
        coach,
      );
      const { players } = (listed.data as { lessons: { players: { name: string }[] } }).lessons;
      const answers: string[] = [];
      for (const { name } of players) {
        const own = await api.ask(
          `{ lessons(due: false, first: 200, player: ${JSON.stringify(name)}) { total due lessons { id player opponents module startedAt day kind } themes { module key name lessons } } }`,
          {},
          coach,
        );
        answers.push(own.text);
        const { lessons } = (own.data as { lessons: { lessons: { id: string }[] } }).lessons;
        for (const { id } of lessons) {
          const lesson = await api.ask(`{ lesson(id: "${id}") { ${fields} } }`, {}, coach);
          invariant(lesson.errors.length === 0, lesson.text);
          answers.push(lesson.text);
        }
      }
      return answers;
    };
    const [left, right] = [await lessonsAt(servers.left), await lessonsAt(servers.right)];
    expect(pairs.size).toBeGreaterThan(0);
    expect(left.length).toBeGreaterThan(2);
    expect(right).toEqual(left);
  }, 300_000);
});
