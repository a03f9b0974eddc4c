import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDecks, openSet, printDeck, type PublicCard } from '#altered/cards';
import { alteredGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';

const wader: PublicCard = {
  reference: 'TEST_ONE_B_AX_02_C',
  name: 'Tést Wader',
  set: 'ONE',
  type: 'CHARACTER',
  subtypes: ['ROBOT'],
  faction: 'AX',
  rarity: 'COMMON',
  handCost: 2,
  reserveCost: 3,
  forest: 1,
  mountain: 2,
  ocean: 4,
  mainEffect: '{J} Zap every robot there is.',
  echoEffect: '{D} : Zap once more.',
};
const token: PublicCard = {
  ...wader,
  reference: 'TEST_ONE_B_NE_31_C',
  name: 'Heron',
  type: 'TOKEN',
  faction: 'NE',
};
const source = (day: number) => ({ file: 'cards.json', at: `2026-01-0${day}T10:00:00.000Z` });

describe('the cards of the catalogue', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start({ open: alteredGame('open', { decisions: 40 }) });
    api.cards.import({ cards: [wader, token] }, source(1));
  });
  afterAll(() => api.stop());

  const parts = `reference name set setName kind subtypes faction rarity handCost reserveCost statistics { name value }
    reserveLimit landmarkLimit banned suspended shipped executed lines { text support executed locale }
    versions { version importedAt changed }`;
  const cardQuery = `query ($reference: ID!) { card(reference: $reference) { ${parts} } }`;
  const list = `query ($search: String, $filter: CardFilter, $first: Int! = 20, $after: String) {
    cards(search: $search, filter: $filter, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { reference name } } } }`;
  const names = async (variables: Record<string, unknown>) => {
    const { data, errors } = await api.ask(list, variables);
    expect(errors).toEqual([]);
    return (data.cards.edges as { node: { name: string } }[]).map(({ node }) => node.name);
  };

  it('can be read one by one; imported cards have their unexecuted text and their versions', async () => {
    const { data, errors } = await api.ask(cardQuery, { reference: wader.reference });
    expect(errors).toEqual([]);
    expect(data.card).toEqual({
      reference: wader.reference,
      name: 'Tést Wader',
      set: 'ONE',
      setName: null,
      kind: 'CHARACTER',
      subtypes: ['robot'],
      faction: 'AXIOM',
      rarity: 'common',
      handCost: 2,
      reserveCost: 3,
      statistics: [
        { name: 'forest', value: 1 },
        { name: 'mountain', value: 2 },
        { name: 'water', value: 4 },
      ],
      reserveLimit: null,
      landmarkLimit: null,
      banned: false,
      suspended: false,
      shipped: false,
      executed: false,
      lines: [
        { text: '{J} Zap every robot there is.', support: false, executed: false, locale: 'en' },
        { text: '{D}: Zap once more.', support: true, executed: false, locale: 'en' },
      ],
      versions: [{ version: 1, importedAt: source(1).at, changed: [] }],
    });
  });

  it('have their texts in the language of the reader if they are executed in it', async () => {
    const lines = `query ($locale: Locale!) { card(reference: "OPEN_RIVER_B_AX_04_C") { lines(locale: $locale) { text executed locale } } }`;
    const linesIn = async (locale: string) =>
      (await api.ask(lines, { locale })).data.card.lines as { text: string }[];
    const [english, italian] = [await linesIn('en'), await linesIn('it')];
    expect(english.length).toBeGreaterThan(0);
    expect(italian).toHaveLength(english.length);
    expect(italian[0]).toMatchObject({ executed: true, locale: 'it' });
    expect(italian[0]?.text).not.toBe(english[0]?.text);
    const declined = await api.ask(
      `{ card(reference: "${wader.reference}") { lines(locale: it) { text locale } } }`,
    );
    expect(declined.data.card.lines[0]).toEqual({ text: '{J} Zap every robot there is.', locale: 'en' });
  });

  it('can be read one by one, including shipped cards and tokens', async () => {
    const shipped = await api.ask(cardQuery, { reference: 'OPEN_RIVER_B_AX_01_C' });
    expect(shipped.data.card).toMatchObject({
      kind: 'HERO',
      handCost: null,
      shipped: true,
      executed: true,
      versions: [],
    });
    const created = await api.ask(cardQuery, { reference: token.reference });
    expect(created.data.card).toMatchObject({ kind: 'TOKEN', faction: 'NEUTRAL', handCost: null });
  });

  it('have the printed name and text in the language of the reader, if a file contains them', async () => {
    const printed = {
      ...token,
      name: 'Guadatore',
      mainEffect: '{J} Zappa ogni robot.',
      echoEffect: '{D}: Ancora.',
    };
    api.cards.import({ cards: [], translations: [{ language: 'it', card: printed }] }, source(1));
    const query = (locale: string) =>
      api.ask(
        `{ card(reference: "${token.reference}") { name(locale: ${locale}) lines(locale: ${locale}) { text locale } } }`,
      );
    expect((await query('it')).data.card).toEqual({
      name: 'Guadatore',
      lines: [
        { text: '{J} Zappa ogni robot.', locale: 'it' },
        { text: '{D}: Ancora.', locale: 'it' },
      ],
    });
    expect((await query('fr')).data.card).toMatchObject({ name: token.name, lines: [{ locale: 'en' }, {}] });
  });

  it('are available as soon as any program imports them', async () => {
    api.cards.import({ cards: [{ ...wader, handCost: 7 }] }, source(2));
    const { data } = await api.ask(cardQuery, { reference: wader.reference });
    expect(data.card).toMatchObject({
      handCost: 7,
      versions: [{ version: 1 }, { version: 2, changed: ['handCost'] }],
    });
  });

  it('give CARD_NOT_FOUND with the nearest references if they do not exist', async () => {
    const { errors } = await api.ask(cardQuery, { reference: 'OPEN_RIVER_B_AX_03_D' });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'CARD_NOT_FOUND',
      advice: expect.stringContaining('OPEN_RIVER_B_AX_03_C'),
    });
    expect(await api.codes(cardQuery, { reference: 'x'.repeat(10_000) })).toEqual(['CARD_NOT_FOUND']);
  });

  it('can be searched by their properties', async () => {
    expect(await names({ search: 'test wad' })).toEqual(['Tést Wader']);
    expect(await names({ search: 'TEST_ONE_' })).toEqual(['Tést Wader', 'Heron']);
    expect(await names({ filter: { set: 'one', kind: 'TOKEN', faction: 'NEUTRAL' } })).toEqual(['Heron']);
    expect(
      await names({ filter: { text: 'ZAP EVERY', subtype: 'robot', handCost: 7, reserveCost: 3 } }),
    ).toEqual(['Tést Wader']);
    expect(await names({ search: 'no card is called so' })).toEqual([]);
  });

  it('are listed in pages, ordered by reference', async () => {
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const { data } = await api.ask(list, { first: 50, after });
      const { edges, pageInfo, totalCount } = data.cards;
      expect(totalCount).toBe(openSet().printed.size + 2);
      seen.push(...(edges as { node: { reference: string } }[]).map(({ node }) => node.reference));
      if (pageInfo.hasNextPage !== true) break;
      after = pageInfo.endCursor as string;
    }
    expect(seen).toEqual([...openSet().printed.keys(), wader.reference, token.reference].sort());
  });

  it('refuse searches that exceed the limits', async () => {
    expect(await api.codes(list, { first: 101 })).toEqual(['PAGE_TOO_LARGE']);
    expect(await api.codes(list, { first: -1 })).toEqual(['PAGE_TOO_LARGE']);
    expect(await api.codes(list, { after: 'nowhere' })).toEqual(['CURSOR_INVALID']);
    expect(await api.codes(list, { search: 'x'.repeat(201) })).toEqual(['SEARCH_INVALID']);
    const many = `{ ${Array.from({ length: 40 }, (_, at) => `c${at}: cards(first: 100) { edges { node { ${parts} } } }`).join(' ')} }`;
    expect(await api.codes(many)).toEqual(['QUERY_TOO_COMPLEX']);
  });

  it('reveal nothing about the cards of a game', async () => {
    // The cards of this game exist only in its record, so the catalogue must not contain them. All their names are
    // unique.
    const { data } = await api.ask(list, { search: 'Card-0-', first: 100 });
    expect(data.cards.totalCount).toBe(0);
    expect(await api.codes(cardQuery, { reference: 'Card-0-1-' })).toEqual(['CARD_NOT_FOUND']);
    const every = await api.ask(`{ cards(first: 100) { edges { node { ${parts} } } } }`);
    expect(every.text).not.toContain('Card-');
  });
});

describe('a deck list', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start();
  });
  afterAll(() => api.stop());

  const check = `query ($list: String!, $format: DeckFormat, $on: DateTime) { deckCheck(list: $list, format: $format, on: $on) { format asOf
    legal name hero cards problems { code message advice line rule suggestions }
    statistics { averageHandCost averageReserveCost handCosts { cost cards } reserveCosts { cost cards } types { name cards }
      subtypes { name cards } factions { name cards } rarities { name cards } averageStatistics { name average } executed notExecuted { reference name lines } } } }`;

  it.each(['CONSTRUCTED', 'LIMITED', 'STANDARD'])('of a shipped deck is legal, %s', async (format) => {
    const [deck] = openDecks();
    const { data, errors } = await api.ask(check, { list: printDeck(deck!), format });
    expect(errors).toEqual([]);
    expect(data.deckCheck).toMatchObject({ legal: true, problems: [], cards: 39, name: deck!.name });
    expect(data.deckCheck.statistics).toMatchObject({
      executed: 39,
      notExecuted: [],
      averageStatistics: [{ name: 'forest' }, {}, {}],
    });
  });

  it('that breaks rules is refused with all of those rules', async () => {
    const list = '4 x OPEN_RIVER_B_AX_03_C\n1 OPEN_RIVER_B_YZ_03_C\n';
    const { data } = await api.ask(check, { list });
    expect(data.deckCheck).toMatchObject({ legal: false, hero: null, cards: 5 });
    expect((data.deckCheck.problems as { rule: string }[]).map(({ rule }) => rule)).toEqual([
      '1.1.4.b',
      '1.1.4.c',
      '1.1.4.e',
    ]);
  });

  it('that is malformed is refused with an error for each line', async () => {
    const { data } = await api.ask(check, { list: 'three\n3 OPEN_RIVER_B_AX_03_D' });
    expect(data.deckCheck).toMatchObject({
      legal: false,
      statistics: null,
      problems: [
        { code: 'DECK_CARD_UNKNOWN', line: 1, rule: null },
        { code: 'DECK_CARD_UNKNOWN', line: 2, suggestions: expect.arrayContaining(['OPEN_RIVER_B_AX_03_C']) },
      ],
    });
  });

  it('is checked with the legality lists of a day, and against the format that it names', async () => {
    const reference = 'OPEN_RIVER_B_AX_03_C';
    const change = { cards: { reference }, becomes: 'suspended' as const };
    const value = { from: '2025-05-13', title: 'Season', changes: [change], errata: [] };
    api.cards.import({ cards: [], facts: [{ kind: 'legality', key: 'a', value }] }, source(3));
    const built = { format: 'STANDARD', deckCards: [{ cardReference: reference, quantity: 3 }] };
    const checkedOn = async (on: string | null) =>
      (await api.ask(check, { list: JSON.stringify(built), on })).data as {
        deckCheck: { problems: readonly { code: string }[] };
      };
    const codes = async (on: string | null) =>
      (await checkedOn(on)).deckCheck.problems.map(({ code }) => code);
    expect((await checkedOn('2025-05-12')).deckCheck).toMatchObject({
      format: 'STANDARD',
      asOf: '2025-05-12',
    });
    expect(await codes('2025-05-12')).not.toContain('DECK_RESTRICTED');
    expect(await codes('2025-05-13')).toContain('DECK_RESTRICTED');
    expect(await codes(null)).toContain('DECK_RESTRICTED');
  });

  it('can also be a deck code, or the JSON of a deck builder', async () => {
    const built = { name: 'Mine', deckCards: [{ cardReference: 'OPEN_RIVER_B_AX_03_C', quantity: 3 }] };
    const { data } = await api.ask(check, { list: JSON.stringify(built), format: 'SANDBOX' });
    expect(data.deckCheck).toMatchObject({ name: 'Mine', cards: 3, problems: [{ code: 'DECK_TOO_SMALL' }] });
    const coded = await api.ask(check, { list: 'EBAgTTMo' });
    expect(coded.data.deckCheck).toMatchObject({ legal: false, problems: [{ code: 'DECK_CARD_UNKNOWN' }] });
  });

  it('that is too long is not read', async () => {
    const { data } = await api.ask(check, { list: '#'.repeat(20_001) });
    expect(data.deckCheck).toMatchObject({ legal: false, problems: [{ code: 'DECK_LIST_TOO_LARGE' }] });
    expect(await api.codes(check, { list: '#'.repeat(200_001) })).toEqual(['DECK_LIST_TOO_LARGE']);
  });
});
