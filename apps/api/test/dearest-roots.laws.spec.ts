import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { review } from '#analysis';
import { listBounds, openSet } from '#altered/cards';
import { DRAFT_STREAM_PREFIX } from '#altered/drafts';
import { contracts } from '#contracts';
import { Replay } from '#projections';
import { invariant, omniscient, tournamentBounds, type GameId } from '#record';
import { ReviewLedger, ReviewStreams, originOf, reviewId } from '#reviews';
import { draftOfBots, recordedDraft } from '#altered/testing';
import { pause } from '#runtime';
import { MOST, QueryPrices, times } from './query-prices.js';
import { alteredGame, contractsGame } from './recorded-games.js';
import { RunningApi, type Answer } from './running-api.js';
import { queriedFields, type QueriedField } from './schema-queries.js';
import { signedAccess, signedIn, type Credentials } from './tokens.js';

/**
 * A deck list with the maximum number of lines. Every other line names a card. The remaining lines contain a card's
 * name with an added number.
 */
const cards = [...openSet().cards.values()];
const longList = Array.from({ length: listBounds.lines }, (_, at) => {
  const { reference = '', name = '' } = cards[at % cards.length] ?? {};
  return at % 2 === 0 ? `3 ${reference}` : `1 ${name}${at}`;
}).join('\n');

const given = {
  list: '$list',
  first: '100',
  'lessons.first': '200',
  'lessons.due': 'false',
  'drafts.first': '50',
  'cards.search': '"e"',
  'lessons.player': '"Ada"',
  reference: `"${cards[0]?.reference}"`,
  'lesson.id': '$lesson',
  'blindReview.game': '"over-0"',
  'blindReview.seat': '0',
  'draft.id': '"d0"',
  'study.id': '$study',
  'studyLesson.id': '"study-1"',
  'tournament.id': '$tournament',
  'prepare.filter': '$rivals',
  'class.study': '$study',
  'chapter.id': '$chapter',
  'tries.chapter': '$chapter',
  'match.draft': '"d0"',
  round: '1',
  table: '0',
  invitation: '"none"',
  'game.id': '"game-0"',
  'reviews.every': '1',
  'profile.filter': '$filter',
  'moments.first': '20',
  'swings.first': '20',
  'measures.every': 'EVENT',
};
const types = {
  list: 'String!',
  lesson: 'ID!',
  filter: 'ProfileFilter!',
  study: 'ID!',
  chapter: 'ID!',
  tournament: 'ID!',
  rivals: 'PreparationFilter!',
};
function asking(selection: string): string {
  const used = Object.entries(types).filter(([name]) => selection.includes(`$${name}`));
  const declared = used.map(([name, type]) => `$${name}: ${type}`).join(', ');
  return `query ${declared === '' ? '' : `(${declared}) `}{ ${selection} }`;
}

/** Omits `game`, because another spec tests each of its fields. */
const roots = queriedFields('Query', 'spectator', given).filter(({ name }) => name !== 'game');

/** Matches the query for a list, to find where its entries are selected. */
const listIn = /^(\w+(?:\([^)]*\))?) \{ .*?\b(edges) \{/s;

type Row = readonly [name: string, ask: (count: number) => string];
const rowsOf = (
  name: string,
  { whole, bare }: Pick<QueriedField, 'whole' | 'bare'>,
  around: Around,
): Row[] => [
  [`${name}, whole`, (count) => asking(around(times(count, whole)))],
  [`${name}, hardly anything of it`, (count) => asking(around(times(count, bare)))],
];
type Around = (fields: string) => string;

/** Queries that repeat each root field, and each of its subfields, as often as the limits allow. */
const dearest = roots.flatMap((root): Row[] => {
  const hasFields = root.whole.includes('{') && !listIn.test(root.whole);
  const own = hasFields ? queriedFields(root.type, 'spectator', given) : [];
  const start = root.bare.replace(/ ?\{ __typename \}$/, '');
  return [
    ...rowsOf(root.name, root, (fields) => fields),
    ...own
      .filter((field) => field.whole !== field.name)
      .flatMap((field) => rowsOf(`${root.name}.${field.name}`, field, (fields) => `${start} { ${fields} }`)),
  ];
});

const over = contractsGame('j');
/** The revision at which the player in the first seat has a choice. */
const choiceAt = over.findIndex(
  ({ event }, revision) =>
    revision > 40 &&
    event.kind === 'DecisionRequested' &&
    event.decision.seat === 0 &&
    event.decision.options.length > 1 &&
    event.decision.max === 1,
);

/**
 * Matches the codes with which a query is refused. Some of these codes are for objects that this test does not create.
 */
const refused =
  /^(QUERY_TOO_COMPLEX|ANSWER_TOO_LARGE|MATCH_NOT_FOUND|INVITATION_INVALID|STUDY_CHAPTER_NOT_FOUND|STUDY_LESSON_NOT_FOUND)$/;

// Slow: requests every root field as often as the limits allow.
describe('the most expensive query for a root field', () => {
  let api: RunningApi;
  let prices: QueryPrices;
  let received: QueryPrices;
  let coach: Credentials;

  /** Stores the same review for many games. */
  async function reviewAll(ids: readonly string[]): Promise<void> {
    const replay = new Replay(contracts, over);
    const request = { viewer: omniscient, seed: '1', playouts: 4, lists: true };
    const found = review(replay, request);
    const origin = originOf(replay, request);
    const [streams, ledger] = [new ReviewStreams(api.store), new ReviewLedger(api.store)];
    for (const id of ids as readonly GameId[]) {
      const known = { review: reviewId(id, origin), origin };
      await ledger.begun({ kind: 'ReviewBegun', game: id, by: 'a coach', ...known });
      await streams.keep(id, { kind: 'Reviewed', found, lacks: [], seconds: 1, ...known });
      await ledger.over(known.review, 'READY');
    }
  }

  async function teach(study: string, chapter: string): Promise<void> {
    const lead = async (
      mutation: string,
      who = coach,
    ): Promise<Record<string, { link?: { token: string } }>> => {
      const { data, errors } = await api.ask(`mutation { ${mutation} }`, {}, who);
      expect(errors).toEqual([]);
      return data as Record<string, { link?: { token: string } }>;
    };
    const { openClass } = await lead(`openClass(study: "${study}") { link { token } }`);
    const link = { authorization: `Bearer ${openClass?.link?.token}` };
    for (let pupil = 0; pupil < 100; pupil++) await lead(`joinClass(name: "Pupil ${pupil}") { pupil }`, link);
    await lead(`moveClass(study: "${study}", chapter: "${chapter}", position: "${choiceAt}") { study }`);
    for (let round = 0; round < 50; round++) await lead(`askClass(study: "${study}") { study }`);
  }

  /** Creates a tournament with the maximum number of players and matches. Returns its id. */
  async function largeTournament(): Promise<string> {
    const rows = Array.from({ length: tournamentBounds.matches }, (_, at) => {
      const pair = at % (tournamentBounds.players / 2);
      return `${1 + Math.floor((2 * at) / tournamentBounds.players)},Ada ${pair},Ben ${pair},2,1`;
    });
    const file = ['round,player1,player2,wins1,wins2', ...rows].join('\n');
    const query =
      'mutation ($file: String!) { importTournament(file: $file, name: "Large", date: "2026-01-01") { id } }';
    const { data, errors } = await api.ask(query, { file }, coach);
    expect(errors).toEqual([]);
    const [made] = (data as { importTournament: readonly { id: string }[] }).importTournament;
    invariant(made, 'a tournament was begun');
    return made.id;
  }

  /**
   * Creates studies, one of which has the maximum number of chapters. Returns the ids of that study and of one of its
   * long chapters.
   */
  async function studyOf(
    ids: readonly string[],
  ): Promise<{ readonly study: string; readonly chapter: string }> {
    const ask = async (
      mutation: string,
    ): Promise<{ readonly id: string; readonly chapters: { id: string }[] }> => {
      const { data, errors } = await api.ask(`mutation { ${mutation} { id chapters { id } } }`, {}, coach);
      expect(errors).toEqual([]);
      return Object.values(data as Record<string, { id: string; chapters: { id: string }[] }>)[0]!;
    };
    for (let at = 0; at < 40; at++) await ask(`startStudy(title: "Study ${at}")`);
    let { id, chapters } = await ask('startStudy(title: "Long")');
    for (const game of ids) {
      const line = `position: "${choiceAt}", until: "${Math.min(choiceAt + 200, over.length - 1)}", as: "0"`;
      const content = `content: { text: "${'x'.repeat(4000)}" }`;
      ({ id, chapters } = await ask(`addChapter(study: "${id}", game: "${game}", ${line}, ${content})`));
    }
    await ask(`shareStudy(study: "${id}")`);
    const chapter = chapters[0]?.id ?? '';
    await teach(id, chapter);
    return { study: id, chapter };
  }

  beforeAll(async () => {
    const ids = Array.from({ length: 60 }, (_, at) => `over-${at}`);
    api = await RunningApi.start(
      {
        ...Object.fromEntries(
          Array.from({ length: 60 }, (_, at) => [`game-${at}`, alteredGame(`${at % 3}`)]),
        ),
        ...Object.fromEntries(ids.map((id) => [id, over])),
      },
      { access: signedAccess() },
    );
    coach = await signedIn('coach');
    await reviewAll(ids);
    const names = Array.from({ length: 8 }, (_, at) => `Bot ${at}`);
    const draft = recordedDraft(draftOfBots(names, { seed: 'dear', boosters: 4, decks: true }));
    for (let at = 0; at < 50; at++)
      await api.store.append(
        `${DRAFT_STREAM_PREFIX}d${at}`,
        draft.map(({ event, metadata }, revision) => ({
          id: `00000000-0000-4000-8000-${`${at * 100_000 + revision}`.padStart(12, '0')}`,
          type: event.kind,
          data: event as never,
          metadata: metadata as never,
        })),
        'no-stream',
      );
    let lesson: string | undefined;
    while (lesson === undefined) {
      // The games must first appear in the list of games.
      await pause(50);
      const { data } = await api.ask('{ lessons(player: "Ada", due: false) { lessons { id } } }', {}, coach);
      lesson = (data.lessons as { lessons: { id: string }[] }).lessons[0]?.id;
    }
    // Answers all decisions, so that the response becomes as large as possible.
    const place = 'game: "over-0", seat: 0';
    await api.ask(`mutation { startBlindReview(${place}) { position } }`, {}, coach);
    for (let isOver = false; !isOver;) {
      const { data } = await api.ask(`{ blindReview(${place}) { position isOver } }`, {}, coach);
      const shown = data.blindReview as { readonly position: string; readonly isOver: boolean };
      ({ isOver } = shown);
      const answer = `mutation { answerBlindReview(${place}, position: "${shown.position}") { position } }`;
      await api.ask(answer, {}, coach);
    }
    const study = await studyOf(ids);
    const tournament = await largeTournament();
    prices = new QueryPrices(api, coach, {
      ...{ list: longList, lesson, filter: { player: 'Ada' }, tournament },
      rivals: { player: 'Ada', opponent: 'Ben' },
      ...study,
    });
    const tasks = Array.from(
      { length: 20 },
      (_, at) => `{ game: "over-${at % 10}", position: "${choiceAt}", seat: 0 }`,
    );
    const { data, errors } = await api.ask(
      `mutation { assign(to: "Ada", question: "What now?", tasks: [${tasks.join(' ')}]) { token } }`,
      {},
      coach,
    );
    expect(errors).toEqual([]);
    received = new QueryPrices(api, { authorization: `Bearer ${data.assign.token}` });
  }, 180_000);
  afterAll(() => api.stop());

  it('has a separate cost for every root field that does more than describe the sender', () => {
    const { schema } = prices;
    const unpriced = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
      (type) =>
        Object.values(type?.getFields() ?? {}).flatMap(({ name, extensions }) =>
          extensions['complexity'] === undefined ? [`${type?.name}.${name}`] : [],
        ),
    );
    // Each message of a feed describes one event, so the message costs as much as its fields.
    const events = ['Subscription.draftEvents', 'Subscription.gameEvents'];
    expect(unpriced.sort()).toEqual(['Query.game', 'Query.me', 'Query.signIn', ...events]);
  });

  it.each(dearest)('is answered or stopped in time: %s', async (name, ask) => {
    const priced = /^assignment\b/.test(name) ? received : prices;
    const query = priced.dearest(ask);
    const cost = await priced.of(query);
    const found = JSON.parse(await priced.answerTo(query)) as Partial<Answer>;
    if (process.env['PRICES'])
      console.log(name, cost.toFixed(1), query.length, JSON.stringify(found).slice(0, 150));
    for (const { extensions } of found.errors ?? []) expect(extensions['code']).toMatch(refused);
    expect(cost).toBeLessThan(MOST);
  });
});
