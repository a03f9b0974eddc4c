import { spotName, type PlacedOption, type Spot } from './option-spots.js';

/** What may be chosen: between `min` and `max` of the options, in order where it matters. */
export interface Choosable {
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  readonly options: readonly PlacedOption[];
}

/** What has been picked and not sent yet. */
export interface Picking {
  /** The spots pressed so far, on the way to an option. */
  readonly way: readonly Spot[];
  /** Keys of options, in the order in which they were picked. */
  readonly picked: readonly string[];
}

export const nothingPicked: Picking = { way: [], picked: [] };

const startsWith = ({ spots }: PlacedOption, way: readonly Spot[]): boolean =>
  way.length <= spots.length &&
  way.every((spot, index) => {
    const there = spots[index];
    return there !== undefined && spotName(there) === spotName(spot);
  });

/** The options that the spots pressed so far lead to; all where none was pressed. */
export const reachable = ({ options }: Choosable, { way }: Picking): readonly PlacedOption[] =>
  way.length === 0 ? options : options.filter((option) => startsWith(option, way));

/** The spots that can be pressed next: on from here, or to begin anew. */
export function openSpots(asked: Choosable, picking: Picking): ReadonlyMap<string, Spot> {
  const depth = picking.way.length;
  const next = [
    ...reachable(asked, picking).map(({ spots }) => spots[depth]),
    ...asked.options.map(({ spots }) => spots[0]),
  ];
  return new Map(next.flatMap((spot) => (spot === undefined ? [] : [[spotName(spot), spot] as const])));
}

/** Picks an option, or lets go of one that is picked. Of a single choice the other is let go of. */
export function pressOption(asked: Choosable, picking: Picking, key: string): Picking {
  const { picked } = picking;
  if (picked.includes(key)) return { way: [], picked: picked.filter((one) => one !== key) };
  if (asked.max === 1) return { way: picking.way, picked: [key] };
  return picked.length < asked.max ? { way: [], picked: [...picked, key] } : picking;
}

/** Presses something on the board. What leads nowhere changes nothing. */
export function pressSpot(asked: Choosable, picking: Picking, spot: Spot): Picking {
  const last = picking.way.at(-1);
  // Pressed again, it is let go of.
  if (last && spotName(last) === spotName(spot))
    return { way: picking.way.slice(0, -1), picked: asked.max === 1 ? [] : picking.picked };
  const onward = followed(asked, picking, [...picking.way, spot]);
  return onward ?? followed(asked, picking, [spot]) ?? picking;
}

function followed(asked: Choosable, picking: Picking, way: readonly Spot[]): Picking | null {
  const [first, ...others] = reachable(asked, { way, picked: [] });
  if (first === undefined) return null;
  const kept = asked.max === 1 ? [] : picking.picked;
  if (others.length > 0 && way.length > 0) return { way, picked: kept };
  if (asked.max === 1) return { way, picked: [first.key] };
  return pressOption(asked, { way: [], picked: kept }, first.key);
}

/** Moves a picked option earlier in the order. */
export function moveEarlier({ way, picked }: Picking, key: string): Picking {
  const index = picked.indexOf(key);
  if (index < 1) return { way, picked };
  const others = picked.filter((one) => one !== key);
  return { way, picked: [...others.slice(0, index - 1), key, ...others.slice(index - 1)] };
}

/** Whether what is picked can be sent. */
export const isComplete = ({ min, max }: Choosable, { picked }: Picking): boolean =>
  picked.length >= min && picked.length <= max;

/** Whether there is one option, and it has to be taken: there is nothing to confirm. */
export const isOnlyOption = ({ min, max, options }: Choosable): boolean =>
  min === 1 && max === 1 && options.length === 1;
