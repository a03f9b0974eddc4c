import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdministrationStreams } from '#event-store';
import { gameModules } from '#games';
import { checkRuling, parseRuling } from '#interchange';
import { invariant, type GameId } from '#record';
import { alteredGame } from '../../../test/recorded-games.js';
import { RunningApi } from '../../../test/running-api.js';
import { signedAccess, signedIn } from '../../../test/tokens.js';
import { ADMINISTRATION_STREAMS } from '../../api.tokens.js';

const events = alteredGame('over');
const step = events.findLastIndex(({ event }) => event.kind === 'StepResolved');

describe('a ruling report', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.start(
      { over: events, live: alteredGame('live', { decisions: 20 }), secret: events },
      { access: signedAccess() },
    );
    const opened = {
      kind: 'GameOpened',
      visibility: 'PLAYERS',
      seats: [0, 1].map((seat) => ({ seat, handedOut: true })),
      by: 'Ada',
    } as const;
    await api.server.app
      .get<AdministrationStreams>(ADMINISTRATION_STREAMS)
      .append('secret' as GameId, [opened], 'no-stream');
  });
  afterAll(() => api.stop());

  const query = `query ($id: ID! = "over", $position: String! = "${step}", $expectation: String! = "A card is drawn.") {
    game(id: $id) { rulingReport(position: $position, expectation: $expectation) } }`;

  it('is a file that the rules can decide again', async () => {
    const { data, errors } = await api.ask(query);
    expect(errors).toEqual([]);
    const read = parseRuling(data.game.rulingReport as string, gameModules);
    invariant(read.ok, 'it can be read');
    expect(read.value).toMatchObject({ game: 'over', revision: step, expected: 'A card is drawn.' });
    expect(checkRuling(read.value, gameModules).status).toBe('SAME');
  });

  it('is refused during a game, because it would reveal decks and hands', async () => {
    const { text } = await api.ask(query, { id: 'live', position: '5' });
    expect(text).toContain('GAME_NOT_OVER');
    expect(text).not.toContain('retrace-ruling');
  });

  it('of a game with hidden cards is refused to users who cannot view it in full', async () => {
    const refused = await api.ask(query, { id: 'secret' });
    expect(refused.errors[0]?.extensions['code']).toBe('VIEW_FORBIDDEN');
    expect(refused.text).not.toContain('retrace-ruling');
    const { data } = await api.ask(query, { id: 'secret' }, await signedIn('admin'));
    expect(data.game.rulingReport).toContain('retrace-ruling');
  });

  it.each([
    [{ position: 'none' }, 'POSITION_INVALID'],
    [{ position: '99999' }, 'POSITION_OUT_OF_RANGE'],
    [{ expectation: ' ' }, 'EXPECTATION_INVALID'],
  ])('with %j gives the error %s', async (variables, code) => {
    expect(await api.codes(query, variables)).toEqual([code]);
  });
});
