import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chapterDecision } from '#coaching';
import { formatViewer } from '#record';
import type { Twins } from '#house';
import type { RunningApi } from './running-api.js';
import { chapterFields, studyFields } from './study-fields.js';
import { signedIn, type Credentials } from './tokens.js';
import { twinPairs, TwinServers } from './twin-servers.js';

/** Games that differ only in information hidden from a player or a spectator. */
const pairs: ReadonlyMap<string, Twins> = new Map(
  [...twinPairs('over-the-wire', [2, 6, 11, 17, 37, 38, 41, 45])].filter(
    ([, { left }]) => left.at(-1)?.event.kind === 'GameEnded',
  ),
);

/** The maximum number of chapters per game. `LINE` is the number of events that each chapter shows. */
const MOST = 6;
const LINE = 8;

/**
 * Returns the revisions at which chapters begin: decisions, and positions between decisions, all before the games
 * differ.
 */
function beginningsOf({ left, right }: Twins): readonly number[] {
  const decisions = left.flatMap(({ event }, revision) =>
    event.kind === 'DecisionRequested' ? [revision] : [],
  );
  const all = [...decisions, ...left.keys()].filter(
    (revision) => revision < Math.min(left.length, right.length) - LINE - 1,
  );
  const step = Math.max(1, Math.floor(all.length / MOST));
  return all.filter((_, index) => index % step === 0).slice(0, MOST);
}

/** Returns an option of the decision at a position. Null if the perspective shows none. */
const rightAt = ({ left, viewer }: Twins, from: number): string | null =>
  chapterDecision(left, { from, as: formatViewer(viewer) })?.options[0]?.key ?? null;

describe('games that differ in hidden information', () => {
  let servers: TwinServers;
  beforeAll(async () => {
    servers = await TwinServers.start(pairs);
  });
  afterAll(() => servers.stop());

  it.each([...pairs])(
    'give the same study and class to the viewer without that information: %s',
    async (id, twins) => {
      // Coaches can view everything in a finished game, so the study itself must hide information.
      const coach = await signedIn('coach');
      const as = formatViewer(twins.viewer);
      const at = beginningsOf(twins);
      const given = async (api: RunningApi): Promise<readonly string[]> => {
        const ask = async (query: string, who: Readonly<Record<string, string>>) => {
          const answer = await api.ask(query, {}, who);
          expect(answer.errors).toEqual([]);
          return answer;
        };
        const { data } = await ask('mutation { startStudy(title: "Twins") { id } }', coach);
        const study = (data as { startStudy: { id: string } }).startStudy.id;
        for (const position of at) {
          const line = `game: "${id}", position: "${position}", until: "${position + LINE}", as: "${as}"`;
          await ask(
            `mutation { addChapter(study: "${study}", ${line}, content: { question: { text: "Q", accepted: ${JSON.stringify([rightAt(twins, position)].filter((key) => key !== null))} } }) { id } }`,
            coach,
          );
        }
        const own = await ask(
          `mutation { shareStudy(study: "${study}") { chapters { id } link { token } } }`,
          coach,
        );
        const { chapters, link } = (
          own.data as { shareStudy: { chapters: { id: string }[]; link: { token: string } } }
        ).shareStudy;
        const reader = { authorization: `Bearer ${link.token}` };
        const answers = [(await ask(`{ study { ${studyFields} } }`, reader)).text];
        const learner = await signedIn('seat', 3600, id);
        const learn = async (args: string, token: Credentials): Promise<string> => {
          const added = await ask(`mutation { addStudyLesson(${args}) { id } }`, { ...learner, ...token });
          return (added.data as { addStudyLesson: { id: string } }).addStudyLesson.id;
        };
        /** Returns the responses about a lesson from a chapter before and after it is answered, without times. */
        const lessonOf = async (lesson: string, first: string): Promise<readonly string[]> => {
          const entry = 'id title by place answers rating isDue';
          const texts = [];
          for (const query of [
            `{ studyLessons { due gone lessons { ${entry} } } }`,
            `{ studyLesson(id: "${lesson}") { ${entry} chapter { ${chapterFields(first)} } } }`,
            `mutation { answerStudyLesson(id: "${lesson}") { rating chapter { ${chapterFields(first)} } } }`,
            `mutation { removeStudyLesson(id: "${lesson}") }`,
          ])
            texts.push((await ask(query, learner)).text);
          return texts;
        };
        for (const [number, chapter] of chapters.entries()) {
          const until = `${(at[number] ?? 0) + LINE}`;
          const seen = (given: string, at: string): string =>
            `{ study { chapter(id: "${chapter.id}"${given}) { ${chapterFields(at)} } } }`;
          answers.push((await ask(seen('', `${at[number]}`), reader)).text);
          const { data } = await ask(`mutation { tryChapter(chapter: "${chapter.id}") }`, reader);
          const { tryChapter } = data as { tryChapter: string };
          answers.push((await ask(seen(`, tried: "${tryChapter}"`, until), reader)).text);
        }
        for (const [number, position] of at.entries()) {
          if (rightAt(twins, position) === null) continue;
          const id = await learn(`chapter: "${chapters[number]?.id}"`, { 'x-retrace-seat': link.token });
          answers.push(...(await lessonOf(id, `${position}`)));
        }
        const led = async (mutation: string) => {
          const { data } = await ask(`mutation { ${mutation} }`, coach);
          return Object.values(data as Record<string, { link: { token: string } }>)[0];
        };
        const taught = await led(`openClass(study: "${study}") { link { token } }`);
        const pupil = { authorization: `Bearer ${taught?.link.token}` };
        for (const [number, { id: chapter }] of chapters.entries()) {
          const [first, next] = [at[number] ?? 0, (at[number] ?? 0) + 1];
          for (const position of [first, next]) {
            await led(
              `moveClass(study: "${study}", chapter: "${chapter}", position: "${position}") { study }`,
            );
            const zones = `{ class { chapter(id: "${chapter}") { position { state(at: "${position}") { zones { key } } } } } }`;
            const key = /"key":"([^"]+)"/.exec((await ask(zones, pupil)).text)?.[1];
            const spot = `{ kind: ZONE, key: "${key}" }`;
            await led(
              `markClass(study: "${study}", place: { chapter: "${chapter}", position: "${position}", highlights: [${spot}] }) { study }`,
            );
            const query = `{ class { title isYours place { position highlights { kind key } } chapter(id: "${chapter}") { ${chapterFields(`${first}`)} } } }`;
            answers.push((await ask(query, pupil)).text);
          }
        }
        return answers;
      };
      const [left, right] = [await given(servers.left), await given(servers.right)];
      expect(at.length).toBeGreaterThan(2);
      expect(left[1]!.length).toBeGreaterThan(1000);
      expect(right).toEqual(left);
    },
  );

  it('exist for several games, and some have lessons', () => {
    const asking = [...pairs.values()].filter((twins) =>
      beginningsOf(twins).some((position) => rightAt(twins, position) !== null),
    );
    expect(asking.length).toBeGreaterThan(1);
    expect(new Set([...pairs.values()].map(({ module }) => module.id)).size).toBeGreaterThan(1);
  });
});
