import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { invariant, type Seat } from '#record';
import type { Twins } from '#house';
import type { RunningApi } from './running-api.js';
import { signedIn } from './tokens.js';
import { twinPairs, TwinServers } from './twin-servers.js';

/** Finished games that differ only in information hidden from one of their players. */
const pairs: ReadonlyMap<string, Twins> = new Map(
  [...twinPairs('over-the-wire', [2, 6, 11, 17, 37, 38, 41, 45])].filter(
    ([, { viewer, left }]) => viewer.kind === 'seat' && left.at(-1)?.event.kind === 'GameEnded',
  ),
);

/** The maximum number of positions per game. Each becomes a separate task. */
const MOST = 6;

/** All fields that the player sees. Omits ids and tokens, which differ on every server. */
const assignmentQuery = `{ assignment { to by question tasks { number code reply { text choice { choice text } }
  position { position module seat name players { seat name hero faction } teams clock { day phase turn seat name } asking recent min max
    choices { choice text }
    state { position fingerprint clock { day phase turn seat } seats { seat name passed resources { name value } }
      zones { key kind seat count cards { key item object faceDown face { reference name } counters { name value } } }
      decision { id seat kind optionCount options { key about text } } result { reason } } } } } }`;

/** Returns some positions for the seat's player: those at which the player decides, and some in between. */
function momentsOf({ left, right, viewer }: Twins): { readonly seat: Seat; readonly at: readonly number[] } {
  invariant(viewer.kind === 'seat', 'the twins are of a seat');
  const { seat } = viewer;
  const decisions = left.flatMap(({ event }, revision) =>
    event.kind === 'DecisionRequested' && event.decision.seat === seat ? [revision] : [],
  );
  const all = [...decisions, ...left.keys()].filter(
    (revision) => revision < Math.min(left.length, right.length) - 1,
  );
  const step = Math.max(1, Math.floor(all.length / MOST));
  return { seat, at: all.filter((_, index) => index % step === 0).slice(0, MOST) };
}

describe('games that differ in hidden information', () => {
  let servers: TwinServers;
  beforeAll(async () => {
    servers = await TwinServers.start(pairs);
  });
  afterAll(() => servers.stop());

  it.each([...pairs])(
    'give the same assignment to the player without that information: %s',
    async (id, twins) => {
      // Coaches can view all of a finished game, so the assignment must hide the other seats' information from the
      // player.
      const coach = await signedIn('coach');
      const { seat, at } = momentsOf(twins);
      const tasks = at
        .map((position) => `{ game: "${id}", position: "${position}", seat: ${seat} }`)
        .join(' ');
      const given = async (api: RunningApi): Promise<readonly string[]> => {
        const sent = await api.ask(
          `mutation { assign(to: "Ada", question: "What now?", tasks: [${tasks}]) { token } }`,
          {},
          coach,
        );
        expect(sent.errors).toEqual([]);
        const { token } = (sent.data as { assign: { token: string } }).assign;
        const player = { authorization: `Bearer ${token}` };
        const first = await api.ask(assignmentQuery, {}, player);
        const answer = `mutation { answerAssignment(task: 0, text: "I wait.") { number reply { text } position { position } } }`;
        const answered = await api.ask(answer, {}, player);
        const hidden = await api.ask(
          `{ game(id: "${id}") { state(at: "0", as: "${seat}") { position } } }`,
          {},
          player,
        );
        const after = await api.ask(assignmentQuery, {}, player);
        for (const { errors } of [first, answered, after]) expect(errors).toEqual([]);
        expect(hidden.errors.length).toBeGreaterThan(0);
        return [first, answered, hidden, after].map(({ text }) => text);
      };
      const [left, right] = [await given(servers.left), await given(servers.right)];
      expect(at.length).toBeGreaterThan(2);
      expect(left[0]!.length).toBeGreaterThan(1000);
      expect(right).toEqual(left);
    },
  );

  it('exist for several games', () => {
    expect(new Set([...pairs.values()].map(({ module }) => module.id)).size).toBeGreaterThan(1);
  });
});
