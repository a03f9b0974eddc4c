import { Command } from 'commander';
import { studiesOf, studyToken, triesIn } from '#archive';
import { triesOf, type Chapter, type Study } from '#coaching';
import type { Locale } from '#record';
import { Archive, owner } from '../archive.js';
import { examples, localeOption, wholeNumber } from '../arguments.js';
import { ownAddress, tokenLink } from '../assignment-link.js';
import type { Add } from '../command.js';
import { exitCodes, type ExitCode } from '../failure.js';
import { writeNewFile } from '../new-file.js';
import type { Output } from '../output.js';
import {
  chapterNumbered,
  chapterWords,
  choiceText,
  openChapter,
  ownStudy,
  type OpenChapter,
} from '../studies.js';
import { studyPage } from '../study-page.js';
import { dayNameOf, drawBoard } from '../terminal/board.js';
import { counted } from '../terminal/text.js';
import { classOnStudy } from './study-class.js';
import {
  addToStudy,
  assignStudy,
  deleteOne,
  moveOne,
  newStudy,
  removeOne,
  shareOne,
} from './study-changes.js';

export const study = (add: Add): void =>
  add(
    new Command('study').addHelpText(
      'after',
      examples(
        'retrace study new "Ends of games"',
        'retrace study add "Ends of games" sample-1 --at 126 --until 140 --as 0 --text "Look at the mana."',
        'retrace study show "Ends of games" --chapter 1',
        'retrace study export "Ends of games" ends.html',
      ),
    ),
    listStudies,
    showStudy,
    newStudy,
    addToStudy,
    moveOne,
    removeOne,
    shareOne,
    exportStudy,
    assignStudy,
    classOnStudy,
    deleteOne,
  );

async function listStudies(output: Output): Promise<ExitCode> {
  return Archive.reading(output.around, async (archive) => {
    const studies = await studiesOf(archive, owner);
    output.document({ studies: studies.map(outlineOf) });
    const { paint } = output.theme;
    if (studies.length === 0)
      output.lines('You have no studies. Create one with `retrace study new <title>`');
    for (const { study: id, title, chapters, link } of studies)
      output.lines(
        `${paint.bold(title)}  ${paint.dim(`${id} · ${counted(chapters.length, 'chapter')}${link === null ? '' : ' · shared'}`)}`,
      );
    return exitCodes.ok;
  });
}

/** Converts a study to its entry in the JSON document's list of studies. */
const outlineOf = ({ study: id, title, at, link, chapters }: Study) => ({
  id,
  title,
  at,
  isShared: link !== null,
  chapters: chapters.map(({ game, from, to, as, text, arrows, highlights, question }) => ({
    game,
    position: `${from}`,
    until: `${to}`,
    as,
    text,
    arrows,
    highlights,
    question,
  })),
});

interface ShowOptions {
  readonly chapter?: number;
}

const showStudy = (add: Add): void =>
  add<ShowOptions>(
    new Command('show')
      .description('show a study, or one of its chapters with the board')
      .argument('<study>', 'the id or title of a study')
      .option('-c, --chapter <number>', 'the number of a chapter', wholeNumber(1, 1000)),
    show,
  );

async function show(
  output: Output,
  [text = '']: readonly string[],
  { chapter: number }: ShowOptions,
): Promise<ExitCode> {
  return Archive.reading(output.around, async (archive) => {
    const found = await ownStudy(archive, text);
    if (number !== undefined)
      return showChapter(output, archive, found.study, chapterNumbered(found, number));
    const { environment } = output.around;
    const path = `${ownAddress(environment)}/study#study=`;
    const { link: shared } = found;
    const link =
      shared === null
        ? null
        : await tokenLink(archive, environment, path, (key) => studyToken(key, found.study, shared));
    output.document({ ...outlineOf(found), link });
    const { paint } = output.theme;
    output.lines(
      paint.bold(found.title),
      ...found.chapters.flatMap(({ game, from, to, as, text: words, question }, index) => [
        `${`${index + 1}`.padStart(3)}  ${paint.dim(`${game} at ${from}${to === from ? '' : ` to ${to}`} as ${as}`)}`,
        ...[words, question?.text ?? ''].filter((line) => line !== '').map((line) => `     ${line}`),
      ]),
      ...(link === null ? [] : ['Link for readers:', link]),
    );
    return exitCodes.ok;
  });
}

async function showChapter(
  output: Output,
  archive: Archive,
  study: string,
  chapter: Chapter,
): Promise<ExitCode> {
  const open = await openChapter(archive, chapter);
  const { text, question, game, from, to, as } = chapter;
  const place = { game, position: `${from}`, until: `${to}`, as, text, question };
  if (typeof open === 'string') {
    output.document({ ...place, code: open });
    output.lines(...(text === '' ? [] : [text]), `The position cannot be shown (${open}).`);
    return exitCodes.ok;
  }
  const words = chapterWords(open, 'en');
  const tries = triesOf(await triesIn(archive, { study, chapter: chapter.chapter }));
  output.document({ ...place, code: null, ...words, tries, state: viewOf(open) });
  const { paint } = output.theme;
  output.lines(
    '',
    ...drawBoard(output.theme, viewOf(open), dayNameOf(open.replay.module)),
    ...(words.marks.length === 0 ? [] : [paint.dim(`Marked: ${words.marks.join('; ')}`)]),
    ...(text === '' ? [] : [text, '']),
    ...(question === null
      ? []
      : [paint.bold(question.text), ...words.choices.map((choice) => `  ${choice}`), '']),
    ...(words.steps.length < 2 ? [] : words.steps.map((step) => paint.dim(step.text))),
    ...(question === null
      ? []
      : [
          ...(words.accepted.length === 0 ? [] : [`Right: ${words.accepted.join(', ')}`]),
          ...(question.answer === '' ? [] : [question.answer]),
          ...(tries.count === 0
            ? []
            : [
                `${counted(tries.count, 'try', 'tries')} of readers, ${tries.unanswered} without a choice`,
                ...tries.choices.map(
                  ({ choice, count }) => `${`${count}`.padStart(4)}  ${choiceText(open, choice, 'en')}`,
                ),
              ]),
        ]),
  );
  return exitCodes.ok;
}

const viewOf = ({ replay, viewer, chapter }: OpenChapter) =>
  replay.module.see.view(replay.before(chapter.from + 1), viewer);

interface ExportOptions {
  readonly locale: Locale;
  readonly force?: true;
}

const exportStudy = (add: Add): void =>
  add<ExportOptions>(
    new Command('export')
      .description('write a study as an HTML page to read or print')
      .argument('<study>', 'the id or title of a study')
      .argument('<file>', 'the path of the page, such as ends.html')
      .addOption(localeOption('the language of the page', '-l, --locale <locale>'))
      .option('--force', 'overwrite an existing page'),
    async (output, [text = '', file = ''], { locale, force }) =>
      Archive.reading(output.around, async (archive) => {
        const found = await ownStudy(archive, text);
        const page = await studyPage(archive, found, locale);
        writeNewFile(output.around, file, page, force === true);
        output.document({ id: found.study, file, chapters: found.chapters.length });
        output.lines(`Wrote ${counted(found.chapters.length, 'chapter')} to ${file}.`);
        return exitCodes.ok;
      }),
  );
