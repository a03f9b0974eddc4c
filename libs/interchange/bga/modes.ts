import type { Choice, Option, Seat } from '#record';
import type { Board } from './board.js';
import type { Move, Notification } from './log.js';
import { Arguments } from './shapes.js';
import { lineOf } from './wording.js';

/** The id of the option to choose nothing. */
const PASS = '99';
/** The maximum number of notifications after an answer that can show which mode was chosen. */
const TELLING = 3;

/** The states in which the platform executes a choice, with the arguments that only their options have. */
const does: Readonly<Record<number, readonly string[]>> = {
  21: ['destination'],
  22: ['type'],
  23: ['targetType', 'targetLocation', 'targetPlayer'],
  26: ['tokenType'],
  27: ['event'],
};
/** The states of the platform that follow a choice of nothing. */
const goesOn: ReadonlySet<number> = new Set([
  12, 13, 18, 19, 25, 83, 84, 85, 86, 87, 88, 89, 93, 94, 97, 98, 99,
]);
const TURN = 20;
const RESOLVING = 90;
const ASKING = 91;

const asides: ReadonlySet<string> = new Set([
  'gameStateMultipleActiveUpdate',
  'newUndoableStep',
  'simpleNote',
  'updateInformations',
  'updateReflexionTime',
]);

interface Mode {
  readonly id: string;
  /** The id of the card that offers the mode. */
  readonly source: string | null;
  readonly args: Arguments;
  readonly text: string;
}

/** The modes from which a player could choose, with their texts and sources. */
export interface Offer {
  readonly seat: Seat;
  /** The number of the move in the log. */
  readonly move: number;
  readonly modes: readonly Mode[];
  readonly mayPass: boolean;
}

/** Reads the modes offered in a state. Null if there is nothing to choose. */
export function offerOf(args: Arguments, seat: Seat, move: number): Offer | null {
  const choices = args.of('choices');
  const list = Array.isArray(args.raw('choices')) ? (args.raw('choices') as readonly unknown[]) : [];
  const all = [
    ...choices.names.map((name) => choices.of(name)),
    ...list.map((choice) => Arguments.of(choice)),
  ];
  const modes = all.flatMap((choice): readonly Mode[] => {
    const id = choice.text('id');
    if (id === null) return [];
    const description = choice.of('description');
    const log = description.text('log');
    const text = log === null ? (choice.text('description') ?? '') : lineOf(log, description.of('args'));
    return [{ id, source: choice.text('sourceId'), args: choice.of('args'), text }];
  });
  const offered = modes.filter(({ id }) => id !== PASS);
  if (offered.length === 0 || new Set(modes.map(({ id }) => id)).size < modes.length) return null;
  return { seat, move, modes: offered, mayPass: offered.length < modes.length };
}

export const optionsOf = ({ modes }: Offer, board: Board): readonly Option[] =>
  modes.map(({ id, source, text }) => {
    const item = source === null ? undefined : board.presentItemOf(source);
    return { key: keyOf(id), about: { text, ...(item !== undefined && { item }) } };
  });

const keyOf = (id: string): string => `mode:${id}`;

/**
 * Returns the choice that the notifications of a move prove, because the log never names it. Null if they prove none.
 */
export function choiceIn(offer: Offer, { table }: Pick<Move, 'table'>): Choice | null {
  const notifications = table.filter(({ type }) => !asides.has(type));
  const resolved = notifications.findIndex((notification) => stateOf(notification) !== RESOLVING);
  const [first, ...others] = resolved < 0 ? [] : notifications.slice(resolved);
  if (first === undefined) return null;
  const state = stateOf(first);
  if (state === ASKING && resolved > 0) return null;
  if (passes(first)) return offer.mayPass ? [] : onlyOne(offer.modes);
  if (offer.modes.length === 1) return onlyOne(offer.modes);
  const bySource = fromSource(offer, [first, ...others.slice(0, TELLING - 1)]);
  return bySource ?? (state === null ? null : byKind(offer, state));
}

const stateOf = ({ type, args }: Notification): number | null =>
  type === 'gameStateChange' ? args.number('id') : null;

/** Whether a notification shows that the player chose nothing. A turn within an effect does not show it. */
function passes(notification: Notification): boolean {
  const state = stateOf(notification);
  if (state !== TURN) return state !== null && goesOn.has(state);
  const request = notification.args.of('args');
  return (
    request.raw('optionalAction') !== true &&
    request.raw('additionalAction') !== true &&
    !request.has('sourceId')
  );
}

const onlyOne = (modes: readonly Mode[]): Choice | null => {
  const [mode] = modes;
  return mode === undefined || modes.length > 1 ? null : [keyOf(mode.id)];
};

/** Returns the option of the first card that is named as a source. */
function fromSource({ modes }: Offer, notifications: readonly Notification[]): Choice | null {
  for (const notification of notifications) {
    const source = sourcesOf(notification).find((id) => modes.some((mode) => mode.source === id));
    if (source !== undefined) return onlyOne(modes.filter((mode) => mode.source === source));
  }
  return null;
}

/** Types of notifications whose own card is the source. */
const ofItself: ReadonlySet<string> = new Set(['gainCounter', 'tap', 'useCounter']);

function sourcesOf({ type, args }: Notification): readonly string[] {
  if (type === 'gameStateChange') return [args.of('args').text('sourceId') ?? []].flat();
  const fields = ofItself.has(type) ? ['card2', 'card'] : ['card2'];
  return fields.flatMap((field) => args.card(field)?.id ?? []);
}

/**
 * Returns the only option that fits the next state. An option without arguments fits every state. Null if several fit.
 */
function byKind({ modes }: Offer, state: number): Choice | null {
  const fields = does[state];
  if (fields === undefined) return null;
  const isOther = ({ args }: Mode): boolean =>
    Object.entries(does).some(
      ([other, named]) => Number(other) !== state && named.some((field) => args.has(field)),
    );
  const fits = modes.filter((mode) => fields.some((field) => mode.args.has(field)) || !isOther(mode));
  const [mode] = fits;
  return mode !== undefined && fields.some((field) => mode.args.has(field)) ? onlyOne(fits) : null;
}
