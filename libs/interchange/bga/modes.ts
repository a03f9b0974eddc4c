import type { Choice, Option, Seat } from '#record';
import type { Board } from './board.js';
import type { Move, Notification } from './log.js';
import { Arguments } from './shapes.js';
import { lineOf } from './wording.js';

/** The option by which a player passes over what they are offered. */
const PASS = '99';
/** So many notifications after an answer may tell which it was. */
const TELLING = 3;

/** States of the source that do what was chosen, and what an option of theirs has among its arguments. */
const does: Readonly<Record<number, readonly string[]>> = {
  21: ['destination'],
  22: ['type'],
  23: ['targetType', 'targetLocation', 'targetPlayer'],
  26: ['tokenType'],
  27: ['event'],
};
/** States of the source that go on after a choice of nothing. */
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
  /** The id of the card that offers it. */
  readonly source: string | null;
  readonly args: Arguments;
  readonly text: string;
}

/** What a player was offered to choose from, by text and source. */
export interface Offer {
  readonly seat: Seat;
  /** Number of the move in the log. */
  readonly move: number;
  readonly modes: readonly Mode[];
  readonly mayPass: boolean;
}

/** Null: there is nothing to choose. */
export function offerOf(args: Arguments, seat: Seat, move: number): Offer | null {
  const choices = args.of('choices');
  const list = Array.isArray(args.raw('choices')) ? (args.raw('choices') as readonly unknown[]) : [];
  const all = [...choices.names.map((name) => choices.of(name)), ...list.map((one) => Arguments.of(one))];
  const modes = all.flatMap((one): readonly Mode[] => {
    const id = one.text('id');
    if (id === null) return [];
    const told = one.of('description');
    const log = told.text('log');
    const text = log === null ? (one.text('description') ?? '') : lineOf(log, told.of('args'));
    return [{ id, source: one.text('sourceId'), args: one.of('args'), text }];
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

/** The choice that a move proves, which the log never tells; null: it leaves it open. */
export function choiceIn(offer: Offer, { table }: Pick<Move, 'table'>): Choice | null {
  const told = table.filter(({ type }) => !asides.has(type));
  const resolved = told.findIndex((one) => stateOf(one) !== RESOLVING);
  const [first, ...others] = resolved < 0 ? [] : told.slice(resolved);
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

/** A turn is a choice of something where an effect offers it. */
function passes(notification: Notification): boolean {
  const state = stateOf(notification);
  if (state !== TURN) return state !== null && goesOn.has(state);
  const asked = notification.args.of('args');
  return (
    asked.raw('optionalAction') !== true && asked.raw('additionalAction') !== true && !asked.has('sourceId')
  );
}

const onlyOne = (modes: readonly Mode[]): Choice | null => {
  const [mode] = modes;
  return mode === undefined || modes.length > 1 ? null : [keyOf(mode.id)];
};

/** The first card that is named as the source of something is the one whose option was chosen. */
function fromSource({ modes }: Offer, told: readonly Notification[]): Choice | null {
  for (const notification of told) {
    const source = sourcesOf(notification).find((id) => modes.some((mode) => mode.source === id));
    if (source !== undefined) return onlyOne(modes.filter((mode) => mode.source === source));
  }
  return null;
}

/** Types of notification whose card is the one that does something. */
const ofItself: ReadonlySet<string> = new Set(['gainCounter', 'tap', 'useCounter']);

function sourcesOf({ type, args }: Notification): readonly string[] {
  if (type === 'gameStateChange') return [args.of('args').text('sourceId') ?? []].flat();
  const fields = ofItself.has(type) ? ['card2', 'card'] : ['card2'];
  return fields.flatMap((field) => args.card(field)?.id ?? []);
}

/** Of options of one card that one which leads to the state; one without arguments could lead anywhere. */
function byKind({ modes }: Offer, state: number): Choice | null {
  const fields = does[state];
  if (fields === undefined) return null;
  const isOther = ({ args }: Mode): boolean =>
    Object.entries(does).some(
      ([other, named]) => Number(other) !== state && named.some((one) => args.has(one)),
    );
  const fits = modes.filter((mode) => fields.some((one) => mode.args.has(one)) || !isOther(mode));
  const [mode] = fits;
  return mode !== undefined && fields.some((one) => mode.args.has(one)) ? onlyOne(fits) : null;
}
