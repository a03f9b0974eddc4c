import escapeHtml from 'escape-html';
import type { Chapter, Study } from '#coaching';
import type { Locale } from '#record';
import { positionPicture, reportStyle } from '#reviews';
import type { Archive } from './archive.js';
import { chapterWords, openChapter } from './studies.js';

/** Prevents the page from loading or running anything, even if a text contains markup. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

const style = `.text{white-space:pre-line}.chapter ol{list-style:decimal;padding-left:1.5rem}.chapter ul{list-style:circle;padding-left:1.5rem}.chapter h3{margin-top:1.2rem}
@media print{:root{color-scheme:light}.chapter+.chapter{break-before:page}.board{break-inside:avoid}h2,h3{break-after:avoid}}`;

interface Words {
  readonly by: (name: string) => string;
  readonly chapter: (number: number) => string;
  readonly marked: (marks: string) => string;
  readonly line: string;
  readonly answer: string;
  readonly right: (choices: string) => string;
  readonly chose: (name: string, choice: string) => string;
  readonly hidden: (code: string) => string;
}

const wordsIn: Readonly<Record<Locale, Words>> = {
  en: {
    by: (name) => `By ${name}`,
    chapter: (number) => `Chapter ${number}`,
    marked: (marks) => `Marked on the board: ${marks}`,
    line: 'The next events',
    answer: 'Answer',
    right: (choices) => `Right: ${choices}`,
    chose: (name, choice) => `${name} chose: ${choice}`,
    hidden: (code) => `This chapter cannot be shown (${code}).`,
  },
  it: {
    by: (name) => `Di ${name}`,
    chapter: (number) => `Capitolo ${number}`,
    marked: (marks) => `Segnato sul tavolo: ${marks}`,
    line: 'Gli eventi seguenti',
    answer: 'Risposta',
    right: (choices) => `Giusto: ${choices}`,
    chose: (name, choice) => `${name} ha scelto: ${choice}`,
    hidden: (code) => `Questo capitolo non può essere mostrato (${code}).`,
  },
  fr: {
    by: (name) => `Par ${name}`,
    chapter: (number) => `Chapitre ${number}`,
    marked: (marks) => `Marqué sur la table : ${marks}`,
    line: 'La suite',
    answer: 'Réponse',
    right: (choices) => `Juste : ${choices}`,
    chose: (name, choice) => `${name} a choisi : ${choice}`,
    hidden: (code) => `Ce chapitre ne peut pas être affiché (${code}).`,
  },
};

/**
 * Returns a study as a self-contained page for screen and print. The page shows the same content as the study's share
 * link.
 */
export async function studyPage(archive: Archive, study: Study, locale: Locale): Promise<string> {
  const words = wordsIn[locale];
  const title = escapeHtml(study.title);
  const chapters: string[] = [];
  for (const [index, chapter] of study.chapters.entries())
    chapters.push(await sectionOf(archive, chapter, index + 1, locale));
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>${reportStyle}${style}</style></head><body><main>
<h1>${title}</h1>
<p>${escapeHtml(words.by(study.by))}</p>
${chapters.join('\n')}
</main></body></html>
`;
}

async function sectionOf(
  archive: Archive,
  chapter: Chapter,
  number: number,
  locale: Locale,
): Promise<string> {
  const words = wordsIn[locale];
  const heading = `<h2>${words.chapter(number)}</h2>`;
  const open = await openChapter(archive, chapter);
  if (typeof open === 'string')
    return `<section class="chapter">${heading}<p>${words.hidden(open)}</p></section>`;
  const { question, from, text } = chapter;
  const { player, choices, accepted, taken, marks, steps } = chapterWords(open, locale);
  const answers = [
    ...(accepted.length > 0
      ? [words.right(new Intl.ListFormat(locale, { type: 'conjunction' }).format(accepted))]
      : []),
    ...(taken === null || player === null ? [] : [words.chose(player, taken)]),
    ...(question === null || question.answer === '' ? [] : [question.answer]),
  ];
  return `<section class="chapter">${heading}
<p><small>${escapeHtml(open.names.join(' – '))}</small></p>
${positionPicture(open.replay, from, open.viewer, locale)}
${marks.length === 0 ? '' : `<p><small>${escapeHtml(words.marked(marks.join('; ')))}</small></p>`}
${paragraph(text)}
${question === null ? '' : `<h3>${escapeHtml(question.text)}</h3>${list('ul', choices)}`}
${
  steps.length < 2
    ? ''
    : `<h3>${words.line}</h3>${list(
        'ol',
        steps.map((step) => step.text),
      )}`
}
${question === null ? '' : `<h3>${words.answer}</h3>${answers.map(paragraph).join('')}`}
</section>`;
}

const paragraph = (text: string): string => (text === '' ? '' : `<p class="text">${escapeHtml(text)}</p>`);

const list = (tag: 'ol' | 'ul', entries: readonly string[]): string =>
  entries.length === 0
    ? ''
    : `<${tag}>${entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('')}</${tag}>`;
