import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { contracts } from '#contracts';
import { invariant, seatViewer } from '#record';
import { contractsGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { secretsOf } from '../../test/secrets.js';
import { chapterFields } from '../../test/study-fields.js';
import { signedAccess, signedIn, type Credentials } from '../../test/tokens.js';
import type { ShownChapter, StudyLink } from '../studies/study.types.js';
import type { ClassSeat, CoachedClass } from './class.types.js';

const events = contractsGame('taught');
/**
 * A revision at which the player in a seat has several options. It is late enough in the game that some information is
 * hidden.
 */
const choiceAt = events.findIndex(
  ({ event }, revision) =>
    revision >= 40 &&
    event.kind === 'DecisionRequested' &&
    event.decision.seat === 0 &&
    event.decision.options.length > 1 &&
    event.decision.max === 1,
);
const request = events[choiceAt]?.event;
invariant(request?.kind === 'DecisionRequested', 'the seat decides something');
const [first, second] = request.decision.options.map(({ key }) => key);
/** The last position of the chapter. */
const until = choiceAt + 6;

type Shown = CoachedClass & { readonly link: StudyLink | null };

const fields = `{ study title by isYours isOpen pupil place { chapter position arrows { from { kind key } to { kind key } } highlights { kind key } } chapters { id position until } pupils { number name }
  rounds { number chapter isOpen count chosen { name } own answers { choice count pupils { name } } } link { token link } }`;

describe('a class', () => {
  let api: RunningApi;
  let coach: Credentials;
  let study: string;
  let chapter: string;
  let clients: Client[];

  const codes = async (query: string, who: Credentials = {}): Promise<unknown[]> =>
    (await api.ask(query, {}, who)).errors.map(({ extensions }) => extensions['code']);
  const ask = async <T = Shown>(query: string, who: Credentials = coach): Promise<T> => {
    const { data, errors } = await api.ask(query, {}, who);
    expect(errors).toEqual([]);
    return Object.values(data as object)[0] as T;
  };
  const lead = (mutation: string): Promise<Shown> => ask(`mutation { ${mutation} ${fields} }`);
  const move = (position: number): Promise<Shown> =>
    lead(`moveClass(study: "${study}", chapter: "${chapter}", position: "${position}")`);
  const bearer = (token: string | undefined): Credentials => ({ authorization: `Bearer ${token}` });
  const join = async (link: Credentials, name: string): Promise<Credentials> =>
    bearer((await ask<ClassSeat>(`mutation { joinClass(name: "${name}") { pupil token } }`, link)).token);
  const answer = (round: number, key: string): string =>
    `mutation { answerRound(round: ${round}, choice: ["${key}"]) ${fields} }`;
  const open = async (): Promise<Credentials> =>
    bearer((await lead(`openClass(study: "${study}")`)).link?.token);

  function follow(credentials: Credentials, given = ''): () => Promise<CoachedClass | null> {
    const client = createClient({
      url: `${api.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { ...credentials },
    });
    clients.push(client);
    const feed = client.iterate<{ classChanges: CoachedClass }>({
      query: `subscription { classChanges${given} ${fields} }`,
    });
    return async () => {
      const { value, done } = await feed.next().catch((error: unknown) => {
        throw error instanceof Error ? error : new Error(JSON.stringify(error));
      });
      if (done === true) return null;
      const data = (value as { data?: { classChanges: CoachedClass } | null }).data;
      if (data == null) throw new Error(JSON.stringify(value));
      return data.classChanges;
    };
  }

  /** Reads states until the expected state arrives. Several changes can arrive as one state. */
  async function reach(next: () => Promise<CoachedClass | null>, expected: object): Promise<CoachedClass> {
    for (let read = 0; read < 10; read++) {
      const state = await next();
      if (state === null) break;
      try {
        expect(state).toMatchObject(expected);
        return state;
      } catch {
        // The expected state has not arrived yet, so the loop reads the next state.
      }
    }
    throw new Error(`The class never was ${JSON.stringify(expected)}.`);
  }

  beforeAll(async () => {
    api = await RunningApi.start({ game: events }, { access: signedAccess() });
    coach = await signedIn('coach');
  }, 60_000);
  beforeEach(async () => {
    clients = [];
    study = (await ask<{ id: string }>('mutation { startStudy(title: "Ends") { id } }')).id;
    const line = `game: "game", position: "${choiceAt}", until: "${until}", as: "0"`;
    const question = `content: { text: "Think.", question: { text: "What now?", accepted: ["${first}"], answer: "Because." } }`;
    const added = await ask<{ chapters: { id: string }[] }>(
      `mutation { addChapter(study: "${study}", ${line}, ${question}) { chapters { id } } }`,
    );
    chapter = added.chapters[0]?.id ?? '';
  });
  afterEach(() => clients.forEach((client) => void client.dispose()));
  afterAll(() => api.stop());

  it('shows pupils what its coach has shown, and nothing else', async () => {
    const link = await open();
    expect(await ask(`{ class ${fields} }`, link)).toMatchObject({
      title: 'Ends',
      by: 'a coach',
      isYours: false,
      isOpen: true,
      place: null,
      chapters: [],
      link: null,
    });
    const read = `{ class { chapter(id: "${chapter}") { id ${chapterFields(`${choiceAt}`)} } } }`;
    expect(await codes(read, link)).toEqual(['STUDY_CHAPTER_NOT_FOUND']);
    await move(choiceAt);
    const { chapter: seen } = await ask<{ chapter: ShownChapter }>(read, link);
    expect(seen.position).toMatchObject({ position: `${choiceAt}`, until: `${choiceAt}`, taken: null });
    expect(seen.position?.choices.length).toBeGreaterThan(1);
    expect(seen.question).toEqual({ text: 'What now?', accepted: [], answer: '', isHidden: false });
    for (const at of [choiceAt + 1, until])
      expect(
        await codes(
          `{ class { chapter(id: "${chapter}") { position { state(at: "${at}") { position } } } } }`,
          link,
        ),
      ).toEqual(['POSITION_OUT_OF_RANGE']);
    const secrets = secretsOf(contracts, events, seatViewer(0))[choiceAt] ?? [];
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter((secret) => JSON.stringify(seen).includes(secret))).toEqual([]);
    await move(until);
    expect((await move(choiceAt)).chapters).toEqual([
      { id: chapter, position: `${choiceAt}`, until: `${until}` },
    ]);
    const { chapter: later } = await ask<{ chapter: ShownChapter }>(read, link);
    expect(later.position).toMatchObject({ until: `${until}` });
    expect(later.position?.taken?.choice).toHaveLength(1);
    expect(later.question).toMatchObject({ accepted: [{ choice: [first] }], answer: 'Because.' });
  });

  it('can be followed by all pupils at once, and each of them sees the choices when they are revealed', async () => {
    const link = await open();
    const [ann, bob] = [await join(link, 'Ann'), await join(link, ' Bob  B ')];
    const [pupilFeed, linkFeed, coachFeed] = [
      follow(ann),
      follow(link),
      follow(coach, `(study: "${study}")`),
    ];
    const pupils = [
      { number: 0, name: 'Ann' },
      { number: 1, name: 'Bob B' },
    ];
    await reach(pupilFeed, { pupil: 0, pupils, place: null });
    await reach(linkFeed, { pupil: null, isYours: false });
    await reach(coachFeed, { isYours: true });
    await move(choiceAt + 2);
    for (const next of [pupilFeed, linkFeed, coachFeed])
      await reach(next, { place: { chapter, position: `${choiceAt + 2}` } });
    expect((await lead(`askClass(study: "${study}")`)).place?.position).toBe(`${choiceAt}`);
    for (const next of [pupilFeed, linkFeed, coachFeed])
      await reach(next, { place: { position: `${choiceAt}` }, rounds: [{ isOpen: true, count: 0 }] });
    await ask(answer(0, first!), ann);
    await reach(coachFeed, { rounds: [{ count: 1, chosen: [{ name: 'Ann' }], answers: null }] });
    await reach(pupilFeed, { rounds: [{ count: 1, chosen: [], own: [first], answers: null }] });
    const hidden = await reach(linkFeed, { rounds: [{ count: 1, chosen: [], own: null, answers: null }] });
    expect(JSON.stringify(hidden)).not.toContain(JSON.stringify(first));
    await ask(answer(0, second!), bob);
    await ask(answer(0, second!), ann);
    await reach(pupilFeed, { rounds: [{ count: 2, own: [second], answers: null }] });
    await lead(`revealRound(study: "${study}", round: 0)`);
    const counted = (names: readonly string[] | null) => ({
      rounds: [
        {
          isOpen: false,
          answers: [{ choice: [second], count: 2, pupils: names?.map((name) => ({ name })) ?? null }],
        },
      ],
    });
    const names = ['Ann', 'Bob B'];
    for (const next of [pupilFeed, linkFeed]) await reach(next, counted(null));
    await reach(coachFeed, counted(names));
    await lead(`revealRound(study: "${study}", round: 0, named: true)`);
    await reach(pupilFeed, counted(names));
    await lead(`endClass(study: "${study}")`);
    expect(await pupilFeed()).toBeNull();
    await reach(coachFeed, { isOpen: false, ...counted(names) });
    expect(await coachFeed()).toBeNull();
  });

  it("shows pupils the coach's drawing on a position immediately, and removes it at the next position", async () => {
    const link = await open();
    const ann = await join(link, 'Ann');
    await move(choiceAt);
    const feed = follow(ann);
    await reach(feed, { place: { arrows: [], highlights: [] } });
    const { chapter: shown } = await ask<{ chapter: { position: { state: { zones: { key: string }[] } } } }>(
      `{ class { chapter(id: "${chapter}") { position { state(at: "${choiceAt}") { zones { key } } } } } }`,
      link,
    );
    const [from, to] = shown.position.state.zones.map(({ key }) => `{ kind: ZONE, key: "${key}" }`);
    const drawing = (position: number, arrow = `{ from: ${from}, to: ${to} }`): string =>
      `markClass(study: "${study}", place: { chapter: "${chapter}", position: "${position}", arrows: [${arrow}], highlights: [${to}] })`;
    await lead(drawing(choiceAt));
    const { place } = await reach(feed, {
      place: { position: `${choiceAt}`, highlights: [{ kind: 'ZONE' }] },
    });
    expect(place?.arrows).toMatchObject([{ from: { kind: 'ZONE' }, to: { kind: 'ZONE' } }]);
    for (const [mutation, who, code] of [
      [drawing(choiceAt + 1), coach, 'CLASS_PLACE_INVALID'],
      [drawing(choiceAt, `{ from: ${from}, to: { kind: CARD, key: "none" } }`), coach, 'CLASS_MARKS_INVALID'],
      [drawing(choiceAt, `{ from: ${from}, to: ${to} }`.repeat(21)), coach, 'CLASS_MARKS_INVALID'],
      [drawing(choiceAt), await signedIn('admin'), 'STUDY_NOT_FOUND'],
      [drawing(choiceAt), ann, 'FORBIDDEN'],
    ] as const)
      expect(await codes(`mutation { ${mutation} { study } }`, who)).toEqual([code]);
    await move(choiceAt + 1);
    await reach(feed, { place: { position: `${choiceAt + 1}`, arrows: [], highlights: [] } });
  });

  it('can be led only by the author of the study, from any place', async () => {
    const link = await open();
    const ann = await join(link, 'Ann');
    await move(choiceAt);
    const led = [
      `openClass(study: "${study}")`,
      `moveClass(study: "${study}", chapter: "${chapter}", position: "${choiceAt}")`,
      `askClass(study: "${study}")`,
      `revealRound(study: "${study}", round: 0)`,
      `endClass(study: "${study}")`,
    ];
    for (const mutation of led) {
      expect(await codes(`mutation { ${mutation} { study } }`, await signedIn('admin'))).toEqual([
        'STUDY_NOT_FOUND',
      ]);
      for (const who of [ann, link, {}])
        expect(await codes(`mutation { ${mutation} { study } }`, who)).toEqual(['FORBIDDEN']);
    }
    // A second connection of the coach shows the same class. If the coach disconnects, nothing is lost.
    expect(await ask(`{ class(study: "${study}") ${fields} }`)).toMatchObject({
      place: { chapter, position: `${choiceAt}` },
      pupils: [{ name: 'Ann' }],
    });
    expect(await open()).toEqual(link);
  });

  it('refuses strangers, invalid choices and places outside the chapters, with error codes', async () => {
    const link = await open();
    expect(await codes(`mutation { askClass(study: "${study}") { study } }`, coach)).toEqual([
      'CLASS_ROUND_EMPTY',
    ]);
    await move(choiceAt);
    await lead(`askClass(study: "${study}")`);
    const ann = await join(link, 'Ann');
    for (const [query, who, code] of [
      ['{ class { study } }', {}, 'CLASS_NOT_FOUND'],
      ['{ class { study } }', coach, 'CLASS_NOT_FOUND'],
      [answer(0, first!), link, 'CLASS_NOT_FOUND'],
      [answer(1, first!), ann, 'CLASS_ROUND_CLOSED'],
      [answer(0, 'none'), ann, 'OPTION_UNKNOWN'],
      ['mutation { answerRound(round: 0, choice: []) { study } }', ann, 'OPTIONS_TOO_FEW'],
      ['mutation { joinClass(name: " ") { pupil } }', link, 'NAME_INVALID'],
      [`mutation { joinClass(name: "${'x'.repeat(200)}") { pupil } }`, link, 'NAME_INVALID'],
      [
        `mutation { moveClass(study: "${study}", chapter: "${chapter}", position: "x") { study } }`,
        coach,
        'CLASS_PLACE_INVALID',
      ],
      [
        `mutation { moveClass(study: "${study}", chapter: "none", position: "4") { study } }`,
        coach,
        'STUDY_CHAPTER_NOT_FOUND',
      ],
    ] as const)
      expect([query, await codes(query, who)]).toEqual([query, [code]]);
    const forged = bearer(`${link['authorization']?.slice('Bearer '.length, -4)}aaaa`);
    expect(await codes('{ class { study } }', forged)).toEqual(['UNAUTHENTICATED']);
    await lead(`endClass(study: "${study}")`);
    for (const who of [link, ann])
      expect(await codes('{ class { study } }', who)).toEqual(['CLASS_NOT_FOUND']);
    expect(await ask(`{ class(study: "${study}") ${fields} }`)).toMatchObject({
      isOpen: false,
      link: null,
      rounds: [{ chapter, isOpen: false }],
    });
  });

  it('ends when its study is deleted, and hides a chapter whose link was revoked', async () => {
    const link = await open();
    await move(choiceAt);
    const feed = follow(link);
    await feed();
    const shares = await ask<{ shares: { id: string }[] }>('{ game(id: "game") { shares { id } } }');
    for (const { id } of shares.shares)
      await ask(`mutation { revokeShare(game: "game", id: "${id}") }`, await signedIn('admin'));
    const read = `{ class { chapter(id: "${chapter}") { code text position { position } } } }`;
    expect(await ask(read, link)).toEqual({
      chapter: { code: expect.any(String), text: '', position: null },
    });
    expect(await codes(`mutation { askClass(study: "${study}") { study } }`, coach)).toEqual([
      'CLASS_ROUND_EMPTY',
    ]);
    await ask(`mutation { deleteStudy(study: "${study}") }`);
    expect(await feed()).toBeNull();
    expect(await codes('{ class { study } }', link)).toEqual(['CLASS_NOT_FOUND']);
  });
});
