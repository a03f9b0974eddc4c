import type { Choice, Option, Seat } from '#record';
import type { Board } from './board.js';
import type { Move, Notification } from './log.js';
import { Arguments } from './shapes.js';
import { lineOf } from './wording.js';

/** The id of the option for choosing nothing. */
const PASS = '99';
/** The maximum number of notifications after a choice that are examined to find out which mode was chosen. */
const TELLING = 3;

/**
 * The platform's states that execute a mode. For each state, lists the arguments that only the modes for this state
 * have.
 */
const does: Readonly<Record<number, readonly string[]>> = {
  21: ['destination'],
  22: ['type'],
  23: ['targetType', 'targetLocation', 'targetPlayer'],
  26: ['tokenType'],
  27: ['event'],
};
/** The platform's states that follow if a player chooses nothing. */
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
  /** The id of the card that offers the mode. Null if unknown. */
  readonly source: string | null;
  readonly args: Arguments;
  readonly text: string;
}

/** The modes from which a player could choose. */
export interface Offer {
  readonly seat: Seat;
  /** The number of the move in the log. */
  readonly move: number;
  readonly modes: readonly Mode[];
  readonly mayPass: boolean;
}

/** Reads the modes that a state offers. Null if there is nothing to choose. */
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
 * Infers a choice from the notifications of a move, because the log never states the choice. Null if the notifications
 * do not prove any choice.
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

/**
 * Whether a notification shows that the player chose nothing. A request for a turn shows this only if no effect caused
 * the request.
 */
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

/** Returns the option whose card is the first one that the notifications name as a source. */
function fromSource({ modes }: Offer, notifications: readonly Notification[]): Choice | null {
  for (const notification of notifications) {
    const source = sourcesOf(notification).find((id) => modes.some((mode) => mode.source === id));
    if (source !== undefined) return onlyOne(modes.filter((mode) => mode.source === source));
  }
  return null;
}

/** The types of notifications in which the card concerned is itself the source. */
const ofItself: ReadonlySet<string> = new Set(['gainCounter', 'tap', 'useCounter']);

function sourcesOf({ type, args }: Notification): readonly string[] {
  if (type === 'gameStateChange') return [args.of('args').text('sourceId') ?? []].flat();
  const fields = ofItself.has(type) ? ['card2', 'card'] : ['card2'];
  return fields.flatMap((field) => args.card(field)?.id ?? []);
}

/**
 * Returns the option that fits the platform's next state. An option without arguments fits every state. Null if several
 * options fit.
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
