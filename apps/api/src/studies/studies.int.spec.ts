import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { studyFormat, studyStream } from '#coaching';
import { contracts } from '#contracts';
import { EntryStreams, type AdministrationStreams, type EventStore } from '#event-store';
import { coachingBounds, invariant, seatViewer, type GameId } from '#record';
import { alteredGame, contractsGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { secretsOf } from '../../test/secrets.js';
import { chapterFields, studyFields } from '../../test/study-fields.js';
import { seated, signedAccess, signedIn, type Credentials } from '../../test/tokens.js';
import { opened } from '../../test/twin-servers.js';
import { ADMINISTRATION_STREAMS, EVENT_STORE } from '../api.tokens.js';
import type { ShownChapter, Study, StudyLink } from './study.types.js';

const events = contractsGame('studied');
const other = alteredGame('studied');
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
invariant(choiceAt > 0, 'the seat decides something');
/** The last position of the chapter. */
const until = choiceAt + 6;

type Shown = Study & { readonly link: StudyLink | null };
type Chapter = ShownChapter & {
  readonly position: { readonly first: object; readonly last: object } | null;
};

describe('a study', () => {
  let api: RunningApi;
  let coach: Credentials;
  const codes = async (query: string, who: Credentials = {}, variables = {}): Promise<unknown[]> =>
    (await api.ask(query, variables, who)).errors.map(({ extensions }) => extensions['code']);
  const ask = async <T>(query: string, who: Credentials, variables = {}): Promise<T> => {
    const { data, errors } = await api.ask(query, variables, who);
    expect(errors).toEqual([]);
    return Object.values(data as object)[0] as T;
  };
  const fields = `{ id link { token link } at ${studyFields.replace('chapters {', 'chapters { id')} }`;
  const start = (title = 'Ends', who = coach): Promise<Shown> =>
    ask(`mutation { startStudy(title: "${title}") ${fields} }`, who);
  const adding = (study: string, args: string, content = ''): string =>
    `mutation { addChapter(study: "${study}", ${args}${content === '' ? '' : `, content: { ${content} }`}) ${fields} }`;
  const line = `game: "hidden", position: "${choiceAt}", until: "${until}", as: "0"`;
  const add = (study: string, args = line, content = '', who = coach): Promise<Shown> =>
    ask(adding(study, args, content), who);
  const share = (study: string): Promise<Shown> =>
    ask(`mutation { shareStudy(study: "${study}") ${fields} }`, coach);
  const bearer = ({ link }: Shown): Credentials => ({ authorization: `Bearer ${link?.token}` });
  const read = (id: string, who: Credentials, at = `${until}`): Promise<Chapter> =>
    ask<{ chapter: Chapter }>(`{ study { chapter(id: "${id}") { id ${chapterFields(at)} } } }`, who).then(
      ({ chapter }) => chapter,
    );
  const idsOf = ({ chapters }: Study): readonly string[] => chapters.map(({ id }) => id);

  beforeAll(async () => {
    api = await RunningApi.start(
      { game: events, hidden: events, gone: events, other },
      { access: signedAccess() },
    );
    coach = await signedIn('coach');
    const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    for (const game of ['hidden', 'gone'])
      await administration.append(
        game as GameId,
        [{ ...opened, visibility: 'PRIVATE' } as typeof opened],
        'no-stream',
      );
  }, 60_000);
  afterAll(() => api.stop());

  it('shows readers with its link the line of each chapter, and nothing else of the game', async () => {
    const { id } = await start();
    await add(id, line, 'text: "See what happens."');
    const whole = await add(id, 'game: "other", position: "20", as: "all"');
    const reader = bearer(await share(id));
    const got = await ask<Shown>(`{ study ${fields} }`, reader);
    expect(got).toMatchObject({ title: 'Ends', by: 'a coach', isYours: false, link: null });
    expect(got.chapters).toEqual(idsOf(whole).map((chapter) => ({ id: chapter, written: null })));
    const chapter = await read(idsOf(whole)[0]!, reader);
    expect(chapter).toMatchObject({ code: null, game: null, text: 'See what happens.', question: null });
    const { position } = chapter;
    invariant(position, 'the chapter is shown');
    expect(position).toMatchObject({ position: `${choiceAt}`, until: `${until}`, as: '0', seat: 0 });
    expect(position.choices.length).toBeGreaterThan(1);
    expect(position.taken?.choice).toHaveLength(1);
    expect(position.steps[0]?.position).toBe(`${choiceAt}`);
    expect(position.steps.at(-1)?.position).toBe(`${until}`);
    const secrets = secretsOf(contracts, events, seatViewer(0))[until] ?? [];
    expect(secrets.length).toBeGreaterThan(5);
    const text = JSON.stringify(chapter);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    // Readers cannot open positions before or after the chapter's line. For readers, the game itself does not exist.
    for (const at of [choiceAt - 1, until + 1, 0, 999_999])
      expect(
        await codes(
          `{ study { chapter(id: "${idsOf(whole)[0]}") { position { state(at: "${at}") { position } } } } }`,
          reader,
        ),
      ).toEqual(['POSITION_OUT_OF_RANGE']);
    for (const field of ['lastPosition', `state(at: "${choiceAt}", as: "0") { position }`])
      expect(await codes(`{ game(id: "hidden") { ${field} } }`, reader)).toEqual(['GAME_NOT_FOUND']);
    // The response names the game only if the reader can open it.
    expect(await read(idsOf(whole)[1]!, reader, '20')).toMatchObject({ code: null, game: 'other' });
    for (const query of ['{ studies { id } }', `{ study(id: "${id}") { id } }`])
      expect(await codes(query, reader)).toEqual(['FORBIDDEN']);
  });

  it('asks questions with accepted options, and has marks on visible objects', async () => {
    const { id } = await start();
    const request = events[choiceAt]?.event;
    invariant(request?.kind === 'DecisionRequested', 'a decision is requested');
    const key = request.decision.options[0]?.key;
    const {
      state: { zones },
    } = await ask<{ state: { zones: { key: string; cards: { key: string }[] }[] } }>(
      `{ game(id: "game") { state(at: "${choiceAt}", as: "0") { zones { key cards { key } } } } }`,
      coach,
    );
    const zone = JSON.stringify(zones[0]?.key);
    const card = JSON.stringify(zones.flatMap(({ cards }) => cards)[0]?.key);
    const marks = `arrows: [{ from: { kind: CARD, key: ${card} }, to: { kind: ZONE, key: ${zone} } }], highlights: [{ kind: ZONE, key: ${zone} }]`;
    const question = `question: { text: "What now?", accepted: ["${key}"], answer: "Because." }`;
    const added = await add(id, line, `${marks}, ${question}`);
    const reader = bearer(await share(id));
    const chapter = await read(idsOf(added)[0]!, reader, `${choiceAt}`);
    expect(chapter.highlights).toEqual([{ kind: 'ZONE', key: zones[0]?.key }]);
    expect(chapter.arrows).toHaveLength(1);
    expect(chapter.question).toEqual({ text: 'What now?', accepted: [], answer: '', isHidden: true });
    const { chapter: own } = await ask<{ chapter: Chapter }>(
      `{ study(id: "${id}") { chapter(id: "${idsOf(added)[0]}") { ${chapterFields(`${until}`)} } } }`,
      coach,
    );
    expect(own.question).toMatchObject({ text: 'What now?', answer: 'Because.', isHidden: false });
    expect(own.question?.accepted).toEqual([{ choice: [key], text: expect.stringMatching(/^[A-Z]/) }]);
    const bad = [
      'highlights: [{ kind: CARD, key: "nowhere" }]',
      `arrows: [{ from: { kind: ZONE, key: ${zone} }, to: { kind: SPACE, key: "x" } }]`,
      'question: { text: "Q", accepted: ["concede"] }',
      'question: { text: "" }',
    ];
    for (const content of bad) {
      expect(await codes(adding(id, line, content), coach)).toEqual(['STUDY_INVALID']);
      const change = `mutation { changeChapter(study: "${id}", chapter: "${idsOf(added)[0]}", content: { ${content} }) { id } }`;
      expect(await codes(change, coach)).toEqual(['STUDY_INVALID']);
    }
  });

  it('shows the answer and what follows to readers who have tried, and the number of tries to its author', async () => {
    const { id } = await start();
    const request = events[choiceAt]?.event;
    invariant(request?.kind === 'DecisionRequested', 'a decision is requested');
    const [right, wrong] = request.decision.options.map(({ key }) => key);
    const question = `question: { text: "What now?", accepted: ["${right}"], answer: "Because." }`;
    const [chapter, other] = idsOf(
      await add(id, line, question).then(() => add(id, line, question.replace('Because', 'Else'))),
    );
    const reader = bearer(await share(id));
    const hidden = await read(chapter!, reader, `${choiceAt}`);
    expect(hidden.position).toMatchObject({ until: `${choiceAt}`, taken: null });
    expect(hidden.position?.steps).toHaveLength(1);
    expect(JSON.stringify(hidden)).not.toContain('Because');
    const given = (at: string, tried?: string): string =>
      `{ study { chapter(id: "${chapter}"${tried === undefined ? '' : `, tried: "${tried}"`}) { ${chapterFields(at)} } } }`;
    for (const tried of ['', 'none', chapter])
      expect(await codes(given(`${until}`, tried), reader)).toEqual(['POSITION_OUT_OF_RANGE']);
    const trying = (choice: string, of = chapter): string =>
      `mutation { tryChapter(chapter: "${of}", choice: ${choice}) }`;
    for (const [query, who, code] of [
      [trying('["none"]'), reader, 'OPTION_UNKNOWN'],
      [trying('[]'), reader, 'OPTIONS_TOO_FEW'],
      [trying('null', 'none'), reader, 'STUDY_CHAPTER_NOT_FOUND'],
      [trying('null'), {}, 'STUDY_NOT_FOUND'],
      [trying('null'), coach, 'STUDY_NOT_FOUND'],
    ] as const)
      expect([query, await codes(query, who)]).toEqual([query, [code]]);
    const ids = [];
    for (const choice of [`["${wrong}"]`, `["${right}"]`, `["${wrong}"]`, 'null'])
      ids.push(await ask<string>(trying(choice), reader));
    expect(new Set(ids).size).toBe(4);
    for (const tried of ids) {
      const { chapter: whole } = await ask<{ chapter: Chapter }>(given(`${until}`, tried), reader);
      expect(whole.question).toMatchObject({
        answer: 'Because.',
        accepted: [{ choice: [right] }],
        isHidden: false,
      });
      expect(whole.position).toMatchObject({ until: `${until}`, taken: { choice: expect.anything() } });
    }
    // A try at one chapter reveals nothing about another chapter.
    expect(
      await ask(`{ study { chapter(id: "${other}", tried: "${ids[0]}") { question { answer } } } }`, reader),
    ).toEqual({ chapter: { question: { answer: '' } } });
    const tries = (of: string): string =>
      `tries(chapter: "${of}") { count unanswered choices { choice count } }`;
    expect(await ask(`{ study(id: "${id}") { ${tries(chapter!)} } }`, coach)).toEqual({
      tries: {
        count: 4,
        unanswered: 1,
        choices: [
          { choice: [wrong], count: 2 },
          { choice: [right], count: 1 },
        ],
      },
    });
    expect(await ask(`{ study { ${tries(chapter!)} } }`, reader)).toEqual({ tries: null });
    expect(await codes(`{ study(id: "${id}") { ${tries('none')} } }`, coach)).toEqual([
      'STUDY_CHAPTER_NOT_FOUND',
    ]);
  });

  it('adds positions to the lessons of readers and of its author, until they are removed', async () => {
    const { id } = await start('Learnt');
    const request = events[choiceAt]?.event;
    invariant(request?.kind === 'DecisionRequested', 'a decision is requested');
    const [right, wrong] = request.decision.options.map(({ key }) => key);
    const question = `question: { text: "What now?", accepted: ["${right}"], answer: "Because." }`;
    await add(id, line, question);
    const [chapter, bare] = idsOf(await add(id, line, 'question: { text: "Why?" }'));
    const { link } = await share(id);
    const learner = { ...(await signedIn('seat')), 'x-retrace-seat': link?.token ?? '' };
    const { 'x-retrace-seat': _, ...later } = learner;
    const adding = (args: string): string =>
      `mutation { addStudyLesson(${args}) { id title by place answers rating due isDue } }`;
    for (const [query, who, code] of [
      [adding(`chapter: "${chapter}"`), {}, 'FORBIDDEN'],
      [adding(`chapter: "${chapter}"`), bearer(await share(id)), 'FORBIDDEN'],
      [adding(`chapter: "${chapter}"`), later, 'STUDY_NOT_FOUND'],
      [adding(`study: "${id}", chapter: "${chapter}"`), later, 'STUDY_NOT_FOUND'],
      [adding('chapter: "none"'), learner, 'STUDY_CHAPTER_NOT_FOUND'],
      [adding(`chapter: "${bare}"`), learner, 'STUDY_QUESTION_EMPTY'],
      [adding(`chapter: "${chapter}", choice: ["none"]`), learner, 'OPTION_UNKNOWN'],
      [adding(`chapter: "${chapter}", choice: []`), learner, 'OPTIONS_TOO_FEW'],
      ['{ studyLessons { due } }', {}, 'FORBIDDEN'],
      ['{ studyLesson(id: "study-1") { id } }', later, 'STUDY_LESSON_NOT_FOUND'],
      ['mutation { answerStudyLesson(id: "study-1") { due } }', later, 'STUDY_LESSON_NOT_FOUND'],
      ['mutation { removeStudyLesson(id: "study-1") }', later, 'STUDY_LESSON_NOT_FOUND'],
    ] as const)
      expect([query, await codes(query, who)]).toEqual([query, [code]]);

    expect(await ask(adding(`chapter: "${chapter}", choice: ["${wrong}"]`), learner)).toMatchObject({
      ...{
        id: 'study-1',
        title: 'Learnt',
        by: 'a coach',
        place: 1,
        answers: 1,
        rating: 'WORSE',
        isDue: false,
      },
    });
    expect(await ask(adding(`study: "${id}", chapter: "${chapter}"`), coach)).toMatchObject({
      ...{ id: 'study-1', answers: 0, rating: null, due: null, isDue: true },
    });
    const lessons = (who: Credentials): Promise<unknown> =>
      ask('{ studyLessons { due gone lessons { id } } }', who);
    expect(await lessons(later)).toEqual({ due: 0, gone: [], lessons: [{ id: 'study-1' }] });
    expect(await lessons(coach)).toEqual({ due: 1, gone: [], lessons: [{ id: 'study-1' }] });
    // Each person has separate lessons.
    expect(await lessons(await signedIn('admin'))).toEqual({ due: 0, gone: [], lessons: [] });

    const lesson = `{ studyLesson(id: "study-1") { chapter { ${chapterFields(`${choiceAt}`)} } } }`;
    for (const who of [later, coach]) {
      const { chapter: hidden } = await ask<{ chapter: Chapter }>(lesson, who);
      expect(hidden.question).toEqual({ text: 'What now?', accepted: [], answer: '', isHidden: true });
      expect(hidden.position).toMatchObject({ until: `${choiceAt}`, taken: null });
      expect(JSON.stringify(hidden)).not.toContain('Because');
    }
    const answering = (choice: string): string =>
      `mutation { answerStudyLesson(id: "study-1", choice: ${choice}) { rating due chapter { ${chapterFields(`${until}`)} } } }`;
    expect(await codes(answering('["none"]'), later)).toEqual(['OPTION_UNKNOWN']);
    const ends = [];
    for (const [choice, rating] of [
      ['null', 'WORSE'],
      [`["${wrong}"]`, 'WORSE'],
      [`["${right}"]`, 'BEST'],
    ] as const) {
      const answer = await ask<{ rating: string; due: string; chapter: Chapter }>(answering(choice), later);
      expect(answer.rating).toBe(rating);
      expect(answer.chapter.question).toMatchObject({ answer: 'Because.', isHidden: false });
      ends.push(answer.due);
    }
    expect(Date.parse(ends[2]!)).toBeGreaterThan(Date.parse(ends[1]!));

    await ask(`mutation { removeChapter(study: "${id}", chapter: "${chapter}") { id } }`, coach);
    expect(await lessons(later)).toEqual({ due: 0, gone: ['study-1'], lessons: [] });
    for (const query of [lesson, answering('null')])
      expect(await codes(query, later)).toEqual(['STUDY_LESSON_NOT_FOUND']);
    expect(await ask('mutation { removeStudyLesson(id: "study-1") }', later)).toBe('study-1');
    expect(await lessons(later)).toEqual({ due: 0, gone: [], lessons: [] });
  });

  it('does not offer a lesson if its game was deleted', async () => {
    const { id } = await start();
    const request = events[choiceAt]?.event;
    invariant(request?.kind === 'DecisionRequested', 'a decision is requested');
    const line = `game: "gone", position: "${choiceAt}", as: "0"`;
    const question = `question: { text: "What now?", accepted: ["${request.decision.options[0]?.key}"] }`;
    const [chapter] = idsOf(await add(id, line, question));
    const who = await signedIn('coach', 3600, 'a coach');
    const { id: lesson } = await ask<{ id: string }>(
      `mutation { addStudyLesson(study: "${id}", chapter: "${chapter}") { id } }`,
      who,
    );
    const { shares } = await ask<{ shares: { id: string }[] }>(
      '{ game(id: "gone") { shares { id } } }',
      coach,
    );
    for (const { id: link } of shares)
      await ask(`mutation { revokeShare(game: "gone", id: "${link}") }`, coach);
    const shown = await ask<{ chapter: Chapter }>(
      `{ studyLesson(id: "${lesson}") { chapter { code text question { text } position { position } } } }`,
      who,
    );
    expect(shown.chapter).toEqual({
      code: 'LINK_REVOKED',
      text: '',
      question: null,
      position: null,
    });
    expect(await codes(`mutation { answerStudyLesson(id: "${lesson}") { due } }`, who)).toEqual([
      'LINK_REVOKED',
    ]);
    await ask(`mutation { removeStudyLesson(id: "${lesson}") }`, who);
  });

  it('can be changed, ordered and deleted only by its author', async () => {
    const { id } = await start();
    await add(id);
    const [first, second] = idsOf(await add(id, 'game: "other", position: "20", as: "spectator"'));
    const place = `study: "${id}", chapter: "${second}"`;
    const mutations = [
      `moveChapter(${place}, place: 0)`,
      `changeChapter(${place}, content: { text: "New" })`,
      `nameStudy(study: "${id}", title: " Both  ends ")`,
      `shareStudy(study: "${id}")`,
    ];
    const strangers = [await signedIn('seat'), await signedIn('admin')];
    for (const mutation of [...mutations, `unshareStudy(study: "${id}")`, `removeChapter(${place})`]) {
      for (const who of strangers)
        expect(await codes(`mutation { ${mutation} { id } }`, who)).toEqual(['STUDY_NOT_FOUND']);
      expect(await codes(`mutation { ${mutation} { id } }`)).toEqual(['FORBIDDEN']);
    }
    for (const mutation of mutations) await ask(`mutation { ${mutation} { id } }`, coach);
    const own = await ask<Shown>(`{ study(id: "${id}") ${fields} }`, coach);
    expect(own.title).toBe('Both ends');
    expect(own.chapters).toMatchObject([
      { id: second, written: { game: 'other', position: '20', until: '20', as: 'spectator', text: 'New' } },
      { id: first, written: { game: 'hidden', position: `${choiceAt}`, as: '0', text: '' } },
    ]);
    expect(await ask<Study[]>('{ studies { id } }', coach)).toContainEqual({ id });
    expect(await ask('{ studies { id } }', strangers[0]!)).toEqual([]);
    const reader = bearer(own);
    const removed = await ask<Shown>(`mutation { removeChapter(${place}) ${fields} }`, coach);
    expect(idsOf(removed)).toEqual([first]);
    expect(await codes(`{ study { chapter(id: "${second}") { id } } }`, reader)).toEqual([
      'STUDY_CHAPTER_NOT_FOUND',
    ]);
    for (const who of [...strangers, {}])
      expect((await codes(`mutation { deleteStudy(study: "${id}") }`, who)).length).toBe(1);
    expect(await ask(`mutation { deleteStudy(study: "${id}") }`, coach)).toBe(id);
    expect(await codes('{ study { id } }', reader)).toEqual(['STUDY_NOT_FOUND']);
    expect(await codes(`{ study(id: "${id}") { id } }`, coach)).toEqual(['STUDY_NOT_FOUND']);
    expect(await ask<Study[]>('{ studies { id } }', coach)).not.toContainEqual({ id });
  });

  it('does not exist after an interrupted deletion, and deleting it again completes the deletion', async () => {
    const { id } = await start();
    await add(id);
    const streams = new EntryStreams(api.server.app.get<EventStore>(EVENT_STORE), studyFormat);
    await streams.append(studyStream(id), [{ kind: 'StudyDeleted', by: 'a coach' }]);
    expect(await codes(`{ study(id: "${id}") { id } }`, coach)).toEqual(['STUDY_NOT_FOUND']);
    expect(await codes(adding(id, line), coach)).toEqual(['STUDY_NOT_FOUND']);
    const stranger = await signedIn('admin');
    expect(await codes(`mutation { deleteStudy(study: "${id}") }`, stranger)).toEqual(['STUDY_NOT_FOUND']);
    expect(await ask(`mutation { deleteStudy(study: "${id}") }`, coach)).toBe(id);
    expect((await streams.readFrom(studyStream(id), 0)).revision).toBe(-1);
  });

  it('is closed to readers when its link is revoked, and an old link stays closed', async () => {
    const { id } = await start();
    const reader = bearer(await share(id));
    expect(await codes('{ study { id } }', reader)).toEqual([]);
    await ask(`mutation { unshareStudy(study: "${id}") ${fields} }`, coach);
    expect(await codes('{ study { id } }', reader)).toEqual(['STUDY_NOT_FOUND']);
    const again = bearer(await share(id));
    expect(await codes('{ study { id } }', again)).toEqual([]);
    expect(await codes('{ study { id } }', reader)).toEqual(['STUDY_NOT_FOUND']);
    const forged = { authorization: `${reader['authorization']?.slice(0, -4)}aaaa` };
    expect(await codes('{ study { id } }', forged)).toEqual(['UNAUTHENTICATED']);
    expect(await codes('{ study { id } }', coach)).toEqual(['STUDY_NOT_FOUND']);
  });

  it('hides a chapter from readers if its link was revoked or its game was deleted, and its author retains the text', async () => {
    const { id } = await start();
    const secret = 'text: "He holds the seal.", question: { text: "Why?", answer: "The seal." }';
    await add(id, line, secret);
    const added = await add(id, `game: "gone", position: "${choiceAt}", as: "0"`, secret);
    const [revoked, gone] = idsOf(added);
    const reader = bearer(await share(id));
    const { shares } = await ask<{ shares: { id: string; position: string }[] }>(
      '{ game(id: "hidden") { shares { id position } } }',
      coach,
    );
    const link = shares.findLast(({ position }) => position === `${until}`);
    await ask(`mutation { revokeShare(game: "hidden", id: "${link?.id}") }`, coach);
    await api.ask('mutation { deleteGame(game: "gone") }', {}, await signedIn('admin'));
    for (const [chapter, code] of [
      [revoked, 'LINK_REVOKED'],
      [gone, 'GAME_NOT_FOUND'],
    ] as const) {
      const shown = await read(chapter!, reader);
      const hidden = { game: null, text: '', arrows: [], highlights: [], question: null, position: null };
      expect(shown).toEqual({ id: chapter, code, ...hidden });
    }
    const own = await ask<Shown>(`{ study(id: "${id}") ${fields} }`, coach);
    expect(own.chapters.map(({ written }) => written?.text)).toEqual([
      'He holds the seal.',
      'He holds the seal.',
    ]);
    // The text of the chapter can still be changed, but no marks or accepted options can be added.
    const change = (content: string) =>
      `mutation { changeChapter(study: "${id}", chapter: "${gone}", content: { ${content} }) ${fields} }`;
    const changed = await ask<Shown>(change('text: "It is gone."'), coach);
    expect(changed.chapters[1]?.written).toMatchObject({ text: 'It is gone.', question: null });
    expect(await codes(change('highlights: [{ kind: ZONE, key: "x" }]'), coach)).toEqual(['STUDY_INVALID']);
    const removed = await ask<Shown>(
      `mutation { removeChapter(study: "${id}", chapter: "${gone}") ${fields} }`,
      coach,
    );
    expect(idsOf(removed)).toEqual([revoked]);
  });

  it('accepts positions from people who can view the game from that perspective and annotate it', async () => {
    const player = { ...(await signedIn('seat')), ...(await seated(api.access, 'hidden', 1)) };
    const { id } = await start('Mine', player);
    expect(await codes(adding(id, `game: "hidden", position: "${choiceAt}", as: "1"`), player)).toEqual([]);
    // The author owns the study even without the seat token, and deleting the study revokes its links.
    const admin = await signedIn('admin');
    const links = async () =>
      (
        await ask<{ shares: { position: string; as: string }[] }>(
          '{ game(id: "hidden") { shares { position as } } }',
          admin,
        )
      ).shares.filter((link) => link.position === `${choiceAt}` && link.as === '1').length;
    expect(await links()).toBe(1);
    await ask(`mutation { deleteStudy(study: "${id}") }`, await signedIn('seat'));
    expect(await links()).toBe(0);
    const stranger = await signedIn('seat', 3600, 'stranger');
    const { id: theirs } = await start('Theirs', stranger);
    expect(await codes(adding(theirs, line), stranger)).toEqual(['GAME_NOT_FOUND']);
    expect(await codes(adding(theirs, 'game: "other", position: "20"'), stranger)).toEqual([
      'WRITING_FORBIDDEN',
    ]);
  });

  it.each([
    ['game: "none", position: "5", as: "0"', 'GAME_NOT_FOUND'],
    ['game: "game", position: "x", as: "0"', 'STUDY_INVALID'],
    ['game: "game", position: "5.2", as: "0"', 'STUDY_INVALID'],
    ['game: "game", position: "5", until: "4", as: "0"', 'STUDY_INVALID'],
    ['game: "game", position: "5", until: "300", as: "0"', 'STUDY_INVALID'],
    ['game: "game", position: "999999", as: "0"', 'POSITION_OUT_OF_RANGE'],
    ['game: "game", position: "5", until: "999999", as: "0"', 'POSITION_OUT_OF_RANGE'],
    ['game: "game", position: "5", as: "7"', 'VIEWER_INVALID'],
    ['game: "game", position: "5", as: "nobody"', 'VIEWER_INVALID'],
  ])('refuses a chapter with %s', async (args, code) => {
    const { id } = await start();
    expect(await codes(adding(id, args), coach)).toEqual([code]);
    expect((await ask<Shown>(`{ study(id: "${id}") ${fields} }`, coach)).chapters).toEqual([]);
  });

  it('refuses too long or unreadable texts, and too many chapters', async () => {
    expect(await codes('mutation { startStudy(title: "  ") { id } }', coach)).toEqual(['STUDY_INVALID']);
    const { id } = await start();
    const long = `mutation { nameStudy(study: "${id}", title: "${'x'.repeat(81)}") { id } }`;
    expect(await codes(long, coach)).toEqual(['STUDY_INVALID']);
    for (const text of ['x'.repeat(4001), 'a\\u0000b'])
      expect(await codes(adding(id, line, `text: "${text}"`), coach)).toEqual(['STUDY_INVALID']);
    const place = (at: number) => `game: "${at % 2 === 0 ? 'game' : 'other'}", position: "${at}", as: "0"`;
    for (let at = 0; at < coachingBounds.chapters; at++)
      expect(await codes(adding(id, place(at)), coach)).toEqual([]);
    expect(await codes(adding(id, place(0)), coach)).toEqual(['STUDY_CHAPTERS_TOO_MANY']);
    expect(await codes(`mutation { deleteStudy(study: "none") }`, coach)).toEqual(['STUDY_NOT_FOUND']);
  }, 60_000);
});
