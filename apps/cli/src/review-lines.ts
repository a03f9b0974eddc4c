import { missedIn, type Review, type ReviewedDecision } from '#analysis';
import type { Choice } from '#record';
import { choiceWords, missedWords, turningWords } from '#reviews';
import type { Output } from './output.js';
import { percent, type JudgedGame } from './reviewed.js';
import { counted } from './terminal/text.js';

/** Bad choices, and chances let pass, that are printed. */
const MISTAKES = 8;
const MISSED = 12;

/** A review as people read it in a terminal. */
export function reviewLines(
  output: Output,
  game: JudgedGame,
  found: Review,
  seconds: number,
): readonly string[] {
  const { paint } = output.theme;
  const { replay, names, viewer } = game;
  const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;
  const missed = missedIn(replay, viewer, 'en');
  const worst = found.decisions
    .filter(({ grade }) => grade !== null)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MISTAKES);
  return [
    ...found.seats.map(({ seat, accuracy, luck, skill }) => {
      const told = accuracy === null ? '' : `accuracy ${percent(accuracy)}, `;
      return `${paint.bold(names[seat] ?? `${seat}`)}  ${told}luck ${signed(luck)}, skill ${signed(skill)}`;
    }),
    '',
    ...(found.turningPoints.length === 0 ? [] : [paint.bold('Turning points')]),
    ...found.turningPoints.map(
      (turning) =>
        `  ${paint.dim(`${turning.revision}`)}  ${turningWords(turning, replay, found.decisions, viewer, 'en')}`,
    ),
    ...(worst.length === 0 ? [] : ['', paint.bold('Mistakes')]),
    ...worst.map((decision) => `  ${paint.dim(`${decision.revision}`)}  ${mistakeWords(game, decision)}`),
    ...(missed.length === 0 ? [] : ['', paint.bold('Missed')]),
    ...missed
      .slice(0, MISSED)
      .map(
        (one) =>
          `  ${paint.dim(`${one.revision}`)}  ${names[one.seat] ?? one.seat}: ${missedWords(one, 'en')} (${one.rule})`,
      ),
    ...(missed.length > MISSED ? [`  … and ${missed.length - MISSED} more: --json`] : []),
    '',
    paint.dim(
      `${counted(found.decisions.length, 'decision')} judged at ${counted(found.points.length, 'moment')} in ${seconds.toFixed(1)} s`,
    ),
  ];
}

function mistakeWords(
  { replay, names, viewer }: JudgedGame,
  { revision, seat, kind, taken, best, loss, lossError, grade }: ReviewedDecision,
): string {
  const named = (choice: Choice): string => choiceWords(replay, revision, choice, viewer, 'en');
  return (
    `${grade ?? ''} of ${names[seat] ?? seat}, ${kind}: ${named(taken)}. ` +
    `Better by ${percent(loss)} ± ${percent(lossError)}: ${named(best)}.`
  );
}
