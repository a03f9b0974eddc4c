import { spotName, type PlacedOption, type Spot } from './option-spots.js';

/**
 * The options of a choice. The player selects between `min` and `max` of them. If `ordered` is true, their order
 * matters.
 */
export interface Choosable {
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  readonly options: readonly PlacedOption[];
}

/** A selection that has not been sent yet. */
export interface Picking {
  /** The spots that were clicked so far and lead to an option. */
  readonly way: readonly Spot[];
  /** The keys of the selected options, in the order of selection. */
  readonly picked: readonly string[];
}

export const nothingPicked: Picking = { way: [], picked: [] };

const startsWith = ({ spots }: PlacedOption, way: readonly Spot[]): boolean =>
  way.length <= spots.length &&
  way.every((spot, index) => {
    const there = spots[index];
    return there !== undefined && spotName(there) === spotName(spot);
  });

/** Returns the options that match the clicked spots, or all options if no spot was clicked. */
export const reachable = ({ options }: Choosable, { way }: Picking): readonly PlacedOption[] =>
  way.length === 0 ? options : options.filter((option) => startsWith(option, way));

/** Returns the spots that can be clicked next. They continue the current sequence of clicks or begin a new one. */
export function openSpots(question: Choosable, picking: Picking): ReadonlyMap<string, Spot> {
  const depth = picking.way.length;
  const next = [
    ...reachable(question, picking).map(({ spots }) => spots[depth]),
    ...question.options.map(({ spots }) => spots[0]),
  ];
  return new Map(next.flatMap((spot) => (spot === undefined ? [] : [[spotName(spot), spot] as const])));
}

/** Selects or deselects an option. If only one option can be chosen, a new selection replaces the previous one. */
export function pressOption(question: Choosable, picking: Picking, key: string): Picking {
  const { picked } = picking;
  if (picked.includes(key)) return { way: [], picked: picked.filter((other) => other !== key) };
  if (question.max === 1) return { way: picking.way, picked: [key] };
  return picked.length < question.max ? { way: [], picked: [...picked, key] } : picking;
}

/** Handles a click on a spot. A spot that leads to no option has no effect. */
export function pressSpot(question: Choosable, picking: Picking, spot: Spot): Picking {
  const last = picking.way.at(-1);
  // Clicking the same spot again deselects it.
  if (last && spotName(last) === spotName(spot))
    return { way: picking.way.slice(0, -1), picked: question.max === 1 ? [] : picking.picked };
  const onward = followed(question, picking, [...picking.way, spot]);
  return onward ?? followed(question, picking, [spot]) ?? picking;
}

function followed(question: Choosable, picking: Picking, way: readonly Spot[]): Picking | null {
  const [first, ...others] = reachable(question, { way, picked: [] });
  if (first === undefined) return null;
  const before = question.max === 1 ? [] : picking.picked;
  if (others.length > 0 && way.length > 0) return { way, picked: before };
  if (question.max === 1) return { way, picked: [first.key] };
  return pressOption(question, { way: [], picked: before }, first.key);
}

/** Moves a selected option one place earlier in the order. */
export function moveEarlier({ way, picked }: Picking, key: string): Picking {
  const index = picked.indexOf(key);
  if (index < 1) return { way, picked };
  const others = picked.filter((other) => other !== key);
  return { way, picked: [...others.slice(0, index - 1), key, ...others.slice(index - 1)] };
}

/** Whether the number of selected options allows sending the selection. */
export const isComplete = ({ min, max }: Choosable, { picked }: Picking): boolean =>
  picked.length >= min && picked.length <= max;

/** Whether there is only one option and it must be chosen, so that there is nothing to confirm. */
export const isOnlyOption = ({ min, max, options }: Choosable): boolean =>
  min === 1 && max === 1 && options.length === 1;

/** Options with the same text that concern copies of a card in hand. */
export interface Copies {
  /** The key of the first option. */
  readonly key: string;
  readonly keys: readonly string[];
}

/**
 * Merges the options for copies of a card in hand, because these options are equivalent. Does not merge options for
 * copies elsewhere, because their location matters.
 */
export function copiesOnce(
  options: readonly PlacedOption[],
  textOf: ReadonlyMap<string, string>,
  hand: ReadonlySet<number>,
): readonly Copies[] {
  const found = new Map<string, Copies>();
  for (const { key, about } of options) {
    const item = typeof about === 'object' && about !== null && 'item' in about ? about.item : null;
    const isInHand = typeof item === 'number' && hand.has(item);
    const name = isInHand ? `text ${textOf.get(key) ?? key}` : `key ${key}`;
    const before = found.get(name);
    found.set(name, { key: before?.key ?? key, keys: [...(before?.keys ?? []), key] });
  }
  return [...found.values()];
}
