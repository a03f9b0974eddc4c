import { Command } from 'commander';
import { classIn, classToken, endClass, openClass } from '#archive';
import { roundFor, type Class, type Study } from '#coaching';
import type { Choice } from '#record';
import { Archive } from '../archive.js';
import { ownAddress, tokenLink, viewerAddress } from '../assignment-link.js';
import type { Add } from '../command.js';
import { exitCodes, mustChange } from '../failure.js';
import { choiceText, markTexts, openChapter, ownStudy } from '../studies.js';
import { counted } from '../terminal/text.js';

interface ClassOptions {
  readonly open?: true;
  readonly end?: true;
  readonly viewer?: string;
}

export const classOnStudy = (add: Add): void =>
  add<ClassOptions>(
    new Command('class')
      .description('show the class on a study, with its link, its pupils and their choices')
      .argument('<study>', 'the id or title of a study')
      .option('--open', 'open a class first, which you lead in the viewer')
      .option('--end', 'end the class first')
      .option('--viewer <address>', 'the address at which pupils open the viewer', viewerAddress),
    async (output, [text = ''], { open, end, viewer }) => {
      const archive = await Archive.open(output.around);
      try {
        const study = await ownStudy(archive, text);
        const { stored, authorship } = archive;
        if (open) mustChange(await openClass(stored, authorship, study, new Date().toISOString()));
        if (end) mustChange(await endClass(stored, authorship, study));
        const found = await classIn(stored, study.study);
        const { environment } = output.around;
        const path = `${viewer ?? ownAddress(environment)}/class#class=`;
        const shared = found?.link ?? null;
        const link =
          shared === null
            ? null
            : await tokenLink(archive, environment, path, (key) =>
                classToken(key, { study: study.study, link: shared }),
              );
        const pupils = found === null ? [] : pupilsOf(found);
        const rounds = found === null ? [] : await roundsOf(archive, study, found);
        const place = found === null ? null : await placeOf(archive, study, found);
        output.document({ id: study.study, isOpen: shared !== null, link, pupils, place, rounds });
        const { paint } = output.theme;
        output.lines(
          found === null
            ? 'The study has never had a class. Open one with `retrace study class <study> --open`'
            : `The class ${shared === null ? 'has ended' : 'is open'}. ${counted(pupils.length, 'pupil')}${pupils.length === 0 ? '' : `: ${pupils.join(', ')}`}`,
          ...(place === null
            ? []
            : [`The class is at position ${place.position} of chapter ${place.chapter}.`]),
          ...(place === null || place.marks.length === 0
            ? []
            : [paint.dim(`Marked: ${place.marks.join('; ')}`)]),
          ...rounds.flatMap(({ chapter, at, answers }) => [
            '',
            paint.bold(`Chapter ${chapter ?? '?'}`) + paint.dim(` ${at.slice(0, 10)}`),
            ...answers.map(({ text: words, count, pupils: names }) =>
              [`${count}`.padStart(4), words, paint.dim(names.join(', '))].join('  '),
            ),
            ...(answers.length === 0 ? [paint.dim('  There are no choices.')] : []),
          ]),
          ...(shared === null
            ? []
            : [
                '',
                link ?? 'Start the server once to create a signing key, so that this command can sign links.',
              ]),
        );
        return exitCodes.ok;
      } finally {
        await archive.close();
      }
    },
  );

/** Returns the names of the pupils who have joined since the class was last opened. */
const pupilsOf = ({ pupils, firstPupil }: Class): readonly string[] =>
  [...pupils].flatMap(([number, name]) => (number < firstPupil ? [] : [name]));

/**
 * Returns the position that the coach shows, with its marks as texts. Null if the coach shows no position or its
 * chapter no longer exists.
 */
async function placeOf(archive: Archive, { chapters }: Study, { place }: Class) {
  const chapter = chapters.find(({ chapter: id }) => id === place?.chapter);
  if (place === null || chapter === undefined) return null;
  const open = await openChapter(archive, chapter);
  return {
    chapter: chapters.indexOf(chapter) + 1,
    position: place.position,
    marks: typeof open === 'string' ? [] : markTexts(open, place.position, place, 'en'),
  };
}

/** Returns the rounds of a class, with all choices and the pupils' names. */
async function roundsOf(archive: Archive, { chapters }: Study, { rounds, pupils }: Class) {
  return Promise.all(
    rounds.map(async (round) => {
      const chapter = chapters.find(({ chapter: id }) => id === round.chapter);
      const open = chapter === undefined ? null : await openChapter(archive, chapter);
      const words = (choice: Choice): string =>
        open === null || typeof open === 'string' ? choice.join(', ') : choiceText(open, choice, 'en');
      const { answers } = roundFor({ ...round, revealed: { named: true } }, null);
      return {
        chapter: chapter === undefined ? null : chapters.indexOf(chapter) + 1,
        at: round.at,
        answers: (answers ?? []).map(({ choice, count, pupils: numbers }) => ({
          choice,
          text: words(choice),
          count,
          pupils: (numbers ?? []).map((number) => pupils.get(number) ?? ''),
        })),
      };
    }),
  );
}
