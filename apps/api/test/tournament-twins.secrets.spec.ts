import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startedIn } from '#record';
import type { Twins } from '#house';
import type { RunningApi } from './running-api.js';
import { signedIn } from './tokens.js';
import { preparationFields, tournamentFields } from './tournament-fields.js';
import { twinPairs, TwinServers } from './twin-servers.js';

/** Finished games between two players that differ only in information hidden from a player or a spectator. */
const pairs: ReadonlyMap<string, Twins> = new Map(
  [...twinPairs('over-the-wire', [2, 6, 11, 17, 37, 38, 41, 45])].filter(([, { left }]) => {
    const names = startedIn(left)?.seats.map(({ name }) => name) ?? [];
    return left.at(-1)?.event.kind === 'GameEnded' && names.length === 2 && names[0] !== names[1];
  }),
);

describe('games that differ in hidden information', () => {
  let servers: TwinServers;
  it('exist', () => expect(pairs.size).toBeGreaterThan(2));

  beforeAll(async () => {
    servers = await TwinServers.start(pairs);
  });
  afterAll(() => servers.stop());

  it.each([...pairs])(
    'give the same preparation and tournament to every user without that information: %s',
    async (id, { left }) => {
      // Coaches can view everything in a finished game, so the preparation itself must hide information.
      const coach = await signedIn('coach');
      const seats = startedIn(left)?.seats ?? [];
      const names = seats.map(({ name }) => name);
      const given = async (api: RunningApi): Promise<readonly string[]> => {
        const ask = async (query: string) => {
          const answer = await api.ask(query, {}, coach);
          expect(answer.errors).toEqual([]);
          return answer;
        };
        const answers: string[] = [];
        for (const [player, opponent] of [names, names.toReversed()])
          answers.push(
            (
              await ask(
                `{ prepare(filter: { player: "${player}", opponent: "${opponent}" }) { ${preparationFields} } }`,
              )
            ).text,
          );
        const { data } = await ask('mutation { startTournament(name: "Twins", date: "2026-01-01") { id } }');
        const tournament = (data as { startTournament: { id: string } }).startTournament.id;
        answers.push(
          (
            await ask(
              `mutation { groupGames(tournament: "${tournament}", games: ["${id}"]) { ${tournamentFields} } }`,
            )
          ).text,
        );
        return answers;
      };
      const [own, other] = [await given(servers.left), await given(servers.right)];
      expect(own.every((text) => text.includes(names[0] ?? ''))).toBe(true);
      expect(other).toEqual(own);
    },
  );
});
