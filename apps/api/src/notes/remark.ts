import {
  annotationMarks,
  comparePositions,
  fail,
  formatPosition,
  ok,
  parsePosition,
  recordBounds,
} from '#record';
import type { AnnotationMark, Position, Remark, Result, Spot, Viewer } from '#record';
import type { Problem } from '../errors/problem.js';
import { valueOf } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import type { RemarkArguments, SpotInput, SpotKind } from './note.types.js';
import { written } from './note-texts.js';

const { annotation: MAX_TEXT, spots: MAX_SPOTS } = recordBounds;

const bad = (field: keyof Remark, message: string, advice: string): Result<never, Problem> =>
  fail({ code: 'ANNOTATION_INVALID', message, advice, data: { field } });

const isMark = (text: string): text is AnnotationMark => annotationMarks.some((mark) => mark === text);

/** Converts a spot (a card, zone or space) from the API for storage. */
export const spotIn = ({ kind, key }: SpotInput): Spot => ({
  kind: kind.toLowerCase() as Spot['kind'],
  key,
});

/** Converts a stored spot for the API. */
export const spotOut = ({ kind, key }: Spot): SpotInput => ({ kind: kind.toUpperCase() as SpotKind, key });

/**
 * Checks a new remark against its game. Fails with `ANNOTATION_INVALID`, whose `data.field` names the invalid part.
 * Also fails with `POSITION_INVALID` or `POSITION_OUT_OF_RANGE`, or if the perspective is not allowed.
 */
export function remarkOf(game: OpenedGame, args: RemarkArguments): Result<Remark, Problem> {
  const viewer = valueOf(game.viewer(args.as));
  const from = valueOf(parsePosition(args.from));
  const to = valueOf(parsePosition(args.to ?? args.from));
  const states = [from, to].map((at) => valueOf(game.replay.at(at)));
  if (isAfter(from, to)) return bad('to', `${args.to} is before ${args.from}.`, 'Swap `from` and `to`.');
  const text = written(args.text);
  if (text === null || text.length > MAX_TEXT)
    return bad(
      'text',
      text === null ? 'The text has control characters.' : `The text has ${text.length} characters.`,
      `Write at most ${MAX_TEXT} printable characters.`,
    );
  const mark = args.mark ?? null;
  if (mark !== null && !isMark(mark))
    return bad(
      'mark',
      `"${mark}" is not a mark.`,
      `Use one of ${annotationMarks.join(' ')}, or leave the mark out.`,
    );
  const arrows = args.arrows.map((arrow) => ({ from: spotIn(arrow.from), to: spotIn(arrow.to) }));
  const highlights = args.highlights.map(spotIn);
  if (text === '' && mark === null && arrows.length + highlights.length === 0)
    return bad('text', 'The annotation is empty.', 'Add a text, a mark, arrows or highlights.');
  for (const [field, spots] of [
    ['arrows', arrows.flatMap((arrow) => [arrow.from, arrow.to])],
    ['highlights', highlights],
  ] as const) {
    if ((field === 'arrows' ? arrows : highlights).length > MAX_SPOTS)
      return bad(field, `There are too many ${field}.`, `Use at most ${MAX_SPOTS}.`);
    const lost = missingSpot(spots, game, states, viewer);
    if (lost !== undefined)
      return bad(
        field,
        `There is no visible ${lost.kind} "${lost.key}" at ${formatPosition(from)}.`,
        'Use a key from the state at this position, with the same `as`.',
      );
  }
  return ok({
    from: formatPosition(from),
    to: formatPosition(to),
    as: args.as,
    text,
    mark,
    arrows,
    highlights,
  });
}

const isAfter = (from: Position, to: Position): boolean => comparePositions(from, to) > 0;

/**
 * Returns the first spot that is not visible to the viewer at any of the positions. Undefined if there is no such spot.
 */
export function missingSpot(
  spots: readonly Spot[],
  game: OpenedGame,
  states: readonly unknown[],
  viewer: Viewer,
): Spot | undefined {
  if (spots.length === 0) return undefined;
  const views = states.map((state) => game.module.see.view(state, viewer));
  const zones = views.flatMap((view) => view.zones);
  const keys: Readonly<Record<Spot['kind'], ReadonlySet<string | null>>> = {
    card: new Set(zones.flatMap(({ cards }) => cards.map(({ key }) => key))),
    zone: new Set(zones.map(({ key }) => key)),
    space: new Set(
      views.flatMap(({ tracks }) => tracks.flatMap(({ spaces }) => spaces.map(({ key }) => key))),
    ),
  };
  return spots.find(({ kind, key }) => !keys[kind].has(key));
}
