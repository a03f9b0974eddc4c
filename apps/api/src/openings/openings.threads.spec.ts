import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openingsIn } from '#archive';
import { openingStream } from '#coaching';
import { playableGames, textOfDeck } from '#games';
import { coachingBounds, invariant } from '#record';
import { RawFrames } from '../../test/raw-frames.js';
import { RunningApi } from '../../test/running-api.js';
import { signedAccess, signedIn, type Credentials } from '../../test/tokens.js';
import type { OpeningAnswer, OpeningHand, OpeningTable, OpeningTraining } from './opening.types.js';

// Slow: plays out choices in threads.

const handFields = `number position module seat name kind goesFirst asking recent clock { day } players { seat name } teams
  choices { choice text } min max answers due
  state { position seats { seat name firstPlayer } zones { key kind seat count cards { item face { reference name lines { text } } } }
    decision { kind min max options { key about } } }`;
const answerFields = 'number rating choice loss error due worth { choice text value error }';
const chance = '{ value error hands }';
const tableFields = `deck done hands first ${chance} second ${chance} cards { reference name copies hands worth error first { hands worth error } second { hands worth error } }`;
const games = playableGames();

interface Shown extends Omit<OpeningHand, 'game' | 'locale'> {
  readonly state: {
    readonly zones: readonly {
      readonly kind: string;
      readonly seat: number | null;
      readonly cards: readonly {
        readonly face: { readonly reference: string; readonly name: string } | null;
      }[];
    }[];
  };
}

describe('opening hands', () => {
  let api: RunningApi;
  let learner: Credentials;
  const ask = async <T>(query: string, who = learner): Promise<T> => {
    const { data, errors } = await api.ask(query, {}, who);
    expect(errors).toEqual([]);
    return Object.values(data as object)[0] as T;
  };
  const codes = async (query: string, who = learner): Promise<unknown[]> =>
    (await api.ask(query, {}, who)).errors.map(({ extensions }) => extensions['code']);
  const handOf = (args: string, who = learner): Promise<Shown> =>
    ask(`{ openingHand(${args}) { ${handFields} } }`, who);
  const answer = (args: string, choice: readonly string[], who = learner): Promise<OpeningAnswer> =>
    ask(`mutation { answerOpening(${args}, choice: ${JSON.stringify(choice)}) { ${answerFields} } }`, who);
  const trained = (who = learner): Promise<OpeningTraining[]> =>
    ask('{ openings { module deck { name list } against { name list } seed hands answers best due } }', who);
  const tablesIn = (frames: readonly string[]): readonly OpeningTable[] =>
    frames
      .filter((frame) => frame.includes('"next"'))
      .map(
        (frame) =>
          (JSON.parse(frame) as { payload: { data: { openingTable: OpeningTable } } }).payload.data
            .openingTable,
      );

  beforeAll(async () => {
    api = await RunningApi.start({}, { access: signedAccess() });
    learner = await signedIn('seat');
  }, 60_000);
  afterAll(() => api.stop());

  it.each([
    ['altered', 'White Water', 3, 3],
    ['contracts', 'Forge and Fury', 0, 4],
  ])(
    'of %s are dealt by number, answered, and repeated later',
    async (module, deck, min, max) => {
      const args = `module: "${module}", deck: "${deck}"`;
      const hand = await handOf(args);
      expect(hand).toMatchObject({ number: 1, module, min, max, answers: 0, due: null, seat: 0, name: deck });
      expect(await handOf(`${args}, number: 1`)).toEqual(hand);
      expect((await handOf(`${args}, number: 2`)).choices).not.toEqual(hand.choices);
      expect((await handOf(`${args}, number: 1, seed: "other"`)).choices).not.toEqual(hand.choices);
      // The response reveals nothing about the opponent's hand, the deck, or the values of choices.
      const open = hand.state.zones.filter(
        ({ kind, seat }) => kind === 'deck' || (kind === 'hand' && seat === 1),
      );
      expect(open.length).toBeGreaterThan(1);
      expect(open.flatMap(({ cards }) => cards.filter(({ face }) => face !== null))).toEqual([]);
      const own = hand.state.zones.find(({ kind, seat }) => kind === 'hand' && seat === 0);
      expect(own?.cards.map(({ face }) => face?.name).sort()).toEqual(
        hand.choices.map(({ text }) => text).sort(),
      );

      const choice = hand.choices.slice(0, 3).flatMap((offered) => offered.choice);
      const given = await answer(`${args}, number: 1`, choice);
      expect(given.number).toBe(1);
      const [best] = given.worth;
      invariant(best !== undefined, 'choices have a worth');
      const values = given.worth.map(({ value }) => value);
      expect(values).toEqual([...values].sort((a, b) => b - a));
      expect(given.worth.length).toBeGreaterThan(3);
      for (const { error } of given.worth) expect(error).toBeGreaterThan(0);
      const ownWorth = given.worth.find(({ choice: keys }) => keys.join() === given.choice.join());
      expect(given.loss).toBeCloseTo(best.value - (ownWorth?.value ?? 0), 9);
      expect(given.rating === 'BEST').toBe(given.choice.join() === best.choice.join());

      // The same hand has the same values for every reader, because the values depend only on the seed.
      const other = await signedIn('seat', 3600, 'somebody else');
      const again = await answer(`${args}, number: 1`, best.choice, other);
      expect(again.worth).toEqual(given.worth);
      expect(again).toMatchObject({ rating: 'BEST', loss: 0 });
      expect(new Date(again.due).getTime()).toBeGreaterThan(Date.now());
      expect(await handOf(args)).toMatchObject({ number: 2, answers: 0 });
      expect(await handOf(`${args}, number: 1`)).toMatchObject({ answers: 1 });
      expect((await trained(other)).length).toBeGreaterThan(0);
      expect(await trained()).toContainEqual({
        module,
        deck: { name: deck, list: deck },
        against: null,
        seed: '1',
        hands: 1,
        answers: 1,
        best: given.rating === 'BEST' ? 1 : 0,
        due: 0,
      });
    },
    120_000,
  );

  it('can be dealt from pasted lists against a chosen deck, which the answer contains', async () => {
    const game = games.get('contracts');
    const shipped = game?.decks()[1];
    invariant(game !== undefined && shipped !== undefined, 'a deck comes with the game');
    const deck = { ...shipped, name: 'Mine' };
    const list = textOfDeck(game, deck);
    expect(list).toContain('# Deck: Mine');
    const args = `module: "contracts", deck: ${JSON.stringify(`${list}\n\n`)}, against: "Choir of Dawn", seed: "own"`;
    const hand = await handOf(args);
    expect(hand.players.map(({ name }) => name)).toEqual(['Mine', 'Choir of Dawn']);
    await answer(`${args}, number: 1`, []);
    const [training] = await trained();
    expect(training).toMatchObject({
      deck: { name: 'Mine', list },
      against: { name: 'Choir of Dawn' },
      seed: 'own',
      hands: 1,
    });
    // A request with the stored deck list deals the same hands.
    expect(
      await handOf(
        `module: "contracts", deck: ${JSON.stringify(list)}, against: "choir of dawn", seed: "own", number: 1`,
      ),
    ).toEqual({ ...hand, answers: 1, due: expect.anything() });
  }, 60_000);

  it('have texts in the language of the reader', async () => {
    const [en, it, fr] = await Promise.all(
      ['en', 'it', 'fr'].map((locale) => handOf(`deck: "White Water", number: 3, locale: ${locale}`)),
    );
    expect(new Set([en?.asking, it?.asking, fr?.asking]).size).toBe(3);
    expect(en?.choices.map(({ choice }) => choice)).toEqual(fr?.choices.map(({ choice }) => choice));
  });

  it.each([
    ['deck: "Nothing Water"', 'DECK_NOT_FOUND'],
    ['deck: "White Water", module: "chess"', 'MODULE_UNKNOWN'],
    ['deck: "White Water", module: "contracts"', 'DECK_NOT_FOUND'],
    ['deck: "White Water", against: "Nothing"', 'DECK_NOT_FOUND'],
    ['deck: "3 Ember Imp\\n1 Firedart", module: "contracts"', 'DECK_SIZE_INVALID'],
    ['deck: "1 OPEN_RIVER_B_OR_01_C\\n3 OPEN_RIVER_B_OR_02_C"', 'DECK_TOO_SMALL'],
    ['deck: "3 Ember Imp\\n3 Firedart"', 'DECK_CARD_UNKNOWN'],
    ['deck: "White Water", seed: ""', 'SEED_INVALID'],
    ['deck: "White Water", number: 0', 'OPENING_NUMBER_INVALID'],
    [`deck: "White Water", number: ${coachingBounds.openingNumber + 1}`, 'OPENING_NUMBER_INVALID'],
  ])('are refused for %s', async (args, code) => {
    const [found] = await codes(`{ openingHand(${args}) { number } }`);
    expect(found).toBe(code);
  });

  it('are refused for a list that is too long to store', async () => {
    const list = 'x'.repeat(coachingBounds.openingList + 1);
    expect(await codes(`{ openingHand(deck: "${list}") { number } }`)).toEqual(['DECK_LIST_TOO_LARGE']);
  });

  it('accept only legal choices, and only from people who may answer', async () => {
    const hand = await handOf('deck: "White Water", number: 1');
    const keys = hand.choices.flatMap(({ choice }) => choice);
    const before = await trained();
    for (const [choice, code] of [
      [keys.slice(0, 2), 'OPTIONS_TOO_FEW'],
      [keys.slice(0, 4), 'OPTIONS_TOO_MANY'],
      [[keys[0], keys[0], keys[1]], 'OPTION_REPEATED'],
      [['999', ...keys.slice(0, 2)], 'OPTION_UNKNOWN'],
    ] as const)
      expect(
        await codes(
          `mutation { answerOpening(deck: "White Water", number: 1, choice: ${JSON.stringify(choice)}) { rating } }`,
        ),
      ).toEqual([code]);
    for (const query of [
      '{ openings { hands } }',
      '{ openingHand(deck: "White Water") { number } }',
      'mutation { answerOpening(deck: "White Water", number: 1, choice: []) { rating } }',
    ])
      expect(await codes(query, {})).toEqual(['FORBIDDEN']);
    const { entries } = await openingsIn({ store: api.store }, openingStream({ kind: 'owner' }));
    expect(entries).toEqual([]);
    expect(await trained()).toEqual(before);
  }, 30_000);

  it('have a reproducible table that reports its progress', async () => {
    const make = async (): Promise<readonly OpeningTable[]> => {
      const frames = await RawFrames.open(
        api.url,
        `subscription { openingTable(deck: "White Water", hands: 60) { ${tableFields} } }`,
        learner,
      );
      await frames.until((all) => all.some((frame) => frame.includes('"complete"')));
      return tablesIn(await frames.close());
    };
    const tables = await make();
    const last = tables.at(-1);
    invariant(last !== undefined, 'the table was made');
    expect(last).toMatchObject({ deck: 'White Water', done: 60, hands: 60 });
    const done = tables.map((table) => table.done);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    const worths = last.cards.map(({ worth }) => worth);
    expect(worths).toEqual([...worths].sort((a, b) => b - a));
    expect(last.cards.length).toBeGreaterThan(10);
    for (const { hands, error, name, reference, first, second } of last.cards) {
      expect((first?.hands ?? 0) + (second?.hands ?? 0)).toBe(hands);
      expect(hands).toBeGreaterThan(0);
      expect(error).toBeGreaterThan(0);
      expect(name).not.toBe(reference);
    }
    expect((last.first?.hands ?? 0) + (last.second?.hands ?? 0)).toBe(60);
    expect((await make()).at(-1)).toEqual(last);
  }, 120_000);

  it('have one table at a time, which ends when its reader leaves', async () => {
    const query = `subscription { openingTable(deck: "White Water", hands: ${coachingBounds.openingHands}) { done } }`;
    const first = await RawFrames.open(api.url, query, learner);
    await first.until((frames) => frames.some((frame) => frame.includes('"done"')));
    const second = await RawFrames.open(api.url, query, learner);
    await second.until(() => false);
    expect((await second.close()).join()).toContain('OPENING_TABLES_TOO_MANY');
    // Evaluating a single hand does not wait for the table.
    const hand = await handOf('deck: "White Water", number: 5');
    await answer(
      'deck: "White Water", number: 5',
      hand.choices.slice(0, 3).flatMap(({ choice }) => choice),
    );
    await first.close();
    for (;;) {
      const next = await RawFrames.open(api.url, query, learner);
      await next.until((frames) => frames.some((frame) => frame.includes('"done"')));
      const frames = await next.close();
      if (frames.join().includes('"done"')) break;
      expect(frames.join()).toContain('OPENING_TABLES_TOO_MANY');
    }
  }, 120_000);

  it.each([
    ['deck: "Nothing Water"', 'DECK_NOT_FOUND'],
    ['deck: "White Water", hands: 0', 'OPENING_NUMBER_INVALID'],
    [`deck: "White Water", hands: ${coachingBounds.openingHands + 1}`, 'OPENING_NUMBER_INVALID'],
  ])('have no table for %s', async (args, code) => {
    const frames = await RawFrames.open(api.url, `subscription { openingTable(${args}) { done } }`, learner);
    await frames.until(() => false);
    expect((await frames.close()).join()).toContain(code);
  });
});
