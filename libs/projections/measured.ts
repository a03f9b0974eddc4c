import type { AtomicAction, Clock, GameEvent, GameModule, MeasureDefinition, Seat, Viewer } from '#record';
import { glossaryDefinitions, GlossaryFold } from './glossary.js';
import type { Replay } from './replay.js';
import { startsOf } from './timeline.js';

/**
 * When to measure. `event` means after every event. `turn` and `day` mean at the start of each turn or day, and at the
 * end of the record.
 */
export type MeasureEvery = 'event' | 'turn' | 'day';

export interface MeasurePoint {
  readonly revision: number;
  readonly clock: Clock;
}

/**
 * A measure's values at all points, for one seat or for the whole game. A value is null if the measure does not exist
 * at that point.
 */
export interface MeasureSeries {
  /** The measure's name, such as `mana`. */
  readonly name: string;
  /** Null for measures of the whole game. */
  readonly seat: Seat | null;
  readonly values: readonly (number | null)[];
}

/** A series to which values are appended. */
type Growing = Pick<MeasureSeries, 'name' | 'seat'> & { readonly values: (number | null)[] };

export interface Measured {
  readonly points: readonly MeasurePoint[];
  readonly series: readonly MeasureSeries[];
}

/**
 * Splits a key of `GameModule.see.measures`, such as `hand.0`, into the measure's name and the seat. The seat is null
 * for measures of the whole game.
 */
export function measureOf(key: string): Pick<MeasureSeries, 'name' | 'seat'> {
  const match = /^(.+)[.](\d+)$/.exec(key);
  return match === null ? { name: key, seat: null } : { name: match[1] ?? key, seat: Number(match[2]) };
}

/**
 * Whether a viewer is allowed to see a measure. A seat's measures of hidden cards are visible only to the player in
 * this seat and to the omniscient viewer.
 */
export function mayMeasure(
  { see }: Pick<GameModule, 'see'>,
  viewer: Viewer,
  { name, seat }: Pick<MeasureSeries, 'name' | 'seat'>,
): boolean {
  if (viewer.kind === 'omniscient' || !see.ownMeasures.includes(name)) return true;
  return viewer.kind === 'seat' && viewer.seat === seat;
}

const changesMeasures = ({ kind }: GameEvent): boolean =>
  kind !== 'DecisionRequested' && kind !== 'DecisionMade';

/** The number of events to measure before other work can run. */
const STRETCH = 40;

/** Computes the measures that a viewer is allowed to see, either all of them or only the named ones. */
export function measuredIn<State, A extends AtomicAction>(...parameters: Requested<State, A>): Measured {
  const work = measuring(...parameters);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

type Requested<State, A extends AtomicAction> = readonly [
  replay: Pick<Replay<State, A>, 'module' | 'events' | 'clocks'>,
  viewer: Viewer,
  every: MeasureEvery,
  names?: readonly string[] | null,
];

/** Like `measuredIn`, but in steps. Events that are added after the start are not measured. */
export function* measuring<State, A extends AtomicAction>(
  ...[{ module, events: all, clocks }, viewer, every, names = null]: Requested<State, A>
): Generator<undefined, Measured> {
  const events = all.slice();
  const points: MeasurePoint[] = [];
  const series = new Map<string, Growing>();
  const left = new Set<string>();
  // Measures have the same order at every point, so their series can be found by index.
  const places: { readonly key: string; readonly grown: Growing | null }[] = [];
  let state = module.fold.initial();
  let before = module.see.clock(state);
  const isRequested = names === null || names.some((name) => Object.hasOwn(glossaryDefinitions, name));
  const glossary =
    isRequested && module.see.glossary !== undefined
      ? new GlossaryFold(module, module.see.glossary, viewer)
      : null;
  let measures: readonly (readonly [string, number])[] | null = null;
  /** Returns the series for a key. Null if the series was not requested or is hidden from the viewer. */
  const growing = (key: string, absent: number): Growing | null => {
    const known = series.get(key);
    if (known !== undefined || left.has(key)) return known ?? null;
    const of = measureOf(key);
    if (!mayMeasure(module, viewer, of) || (names !== null && !names.includes(of.name))) {
      left.add(key);
      return null;
    }
    const grown: Growing = { ...of, values: Array<null>(absent).fill(null) };
    series.set(key, grown);
    return grown;
  };
  for (const [revision, { event }] of events.entries()) {
    if (revision % STRETCH === STRETCH - 1) yield;
    // Folding can modify the state, so the end of a day must be measured before the next event is folded.
    const begins = (clocks[revision]?.day ?? before.day) > before.day;
    const ended = begins && glossary !== null ? module.see.measures(state) : {};
    glossary?.take(event, state);
    state = module.fold.evolve(state, event);
    const clock = clocks[revision] ?? module.see.clock(state);
    if (begins) glossary?.begin(clock.day, ended, state);
    const starts = every === 'event' || startsOf(event, before, clock).includes(every);
    before = clock;
    if (!starts && revision < events.length - 1) continue;
    points.push({ revision, clock });
    // Skips events that request or make decisions, because they change no measure and measuring takes most of the time.
    if (measures === null || changesMeasures(event) || every !== 'event')
      measures = measuresOf(module, state, glossary);
    let [place, grown] = [0, 0];
    for (const [key, value] of measures) {
      let known = places[place];
      if (known?.key !== key) places[place] = known = { key, grown: growing(key, points.length - 1) };
      place++;
      if (known.grown === null) continue;
      known.grown.values.push(value);
      grown++;
    }
    if (grown === series.size) continue;
    for (const { values } of series.values()) if (values.length < points.length) values.push(null);
  }
  return { points, series: [...series.values()] };
}

/** Returns a state's measures, including those of the glossary. */
function measuresOf<State, A extends AtomicAction>(
  { see }: Pick<GameModule<State, A>, 'see'>,
  state: State,
  glossary: GlossaryFold<State, A> | null,
): readonly (readonly [string, number])[] {
  const values = see.measures(state);
  return Object.entries({ ...values, ...glossary?.measures(values) });
}

/** Returns a measure's definition. If there is none, derives it from the name. */
export const measureDefinition = ({ see }: Pick<GameModule, 'see'>, name: string): MeasureDefinition =>
  see.measureDefinitions[name] ?? glossaryDefinitions[name] ?? { unit: name, definition: name };
