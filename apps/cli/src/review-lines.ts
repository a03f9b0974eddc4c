import type { Missed, Review } from '#analysis';
import {
  decisionsBySeat,
  missedWords,
  mistakeWords,
  percent,
  seatPoints,
  signedPoints,
  sumOf,
  turningWords,
  unjudgedIn,
  unsurePoints,
  worstOf,
} from '#reviews';
import type { Output } from './output.js';
import type { GameToReview } from './reviewed.js';
import { capital, counted } from './terminal/text.js';

/** The maximum number of printed mistakes. `MISSED` is the maximum number of printed missed opportunities. */
const MISTAKES = 8;
const MISSED = 12;

/** Formats a review for a terminal. */
export function reviewLines(
  output: Output,
  game: GameToReview,
  found: Review,
  missed: readonly Missed[],
  seconds: number,
): readonly string[] {
  const { paint } = output.theme;
  const { replay, names, viewer } = game;
  const worst = worstOf(found, MISTAKES);
  const unjudged = unjudgedIn(found, replay, viewer, 'en');
  const open = decisionsBySeat(replay, viewer).reduce((sum, count) => sum + count, 0);
  return [
    ...(unjudged === null
      ? []
      : [`${paint.bold('No decision was evaluated.')} ${unjudged.text}`, unjudged.advice]),
    ...(unjudged === null ? found.seats : []).map(({ seat, accuracy, error, ...parts }) => {
      const accuracyText = accuracy === null ? '' : `accuracy ${percent(accuracy)}, `;
      const points = seatPoints(parts, found.seats.length);
      const skill = unsurePoints(points.skill, error);
      return `${paint.bold(names[seat] ?? `${seat}`)}  ${accuracyText}skill ${skill}, luck ${signedPoints(points.luck)}: ${sumOf(points)} points of win chance`;
    }),
    '',
    ...(found.turningPoints.length === 0 ? [] : [paint.bold('Turning points')]),
    ...found.turningPoints.map(
      (turning) =>
        `  ${paint.dim(`${turning.revision}`)}  ${turningWords(turning, replay, found.decisions, viewer, 'en')}`,
    ),
    ...(worst.length === 0
      ? []
      : ['', `${paint.bold('Mistakes')}  ${paint.dim('each evaluated from its player’s knowledge')}`]),
    ...worst.map((decision) => {
      const mistake = mistakeWords(decision, replay, viewer, 'en') ?? '';
      return `  ${paint.dim(`${decision.revision}`)}  ${decision.grade === null ? '' : `${capital(decision.grade)}. `}${mistake}`;
    }),
    ...(missed.length === 0 ? [] : ['', paint.bold('Missed')]),
    ...missed
      .slice(0, MISSED)
      .map(
        (entry) =>
          `  ${paint.dim(`${entry.revision}`)}  ${names[entry.seat] ?? entry.seat}: ${missedWords(entry, replay.module.tell, 'en')} (${entry.rule})`,
      ),
    ...(missed.length > MISSED ? [`  … and ${missed.length - MISSED} more (use --json to see all)`] : []),
    '',
    paint.dim(
      `${found.decisions.length} of ${counted(open, 'decision')} evaluated at ` +
        `${counted(found.points.length, 'moment')} in ${seconds.toFixed(1)} s`,
    ),
  ];
}
