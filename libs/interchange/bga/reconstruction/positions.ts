import { cardOf, isMarkerCounter, type State } from '#altered/rules';

const BOOST = 'boost';
const unseen: readonly string[] = ['deck', 'hand', 'mana'];

/** A position, and which card of the source an item is; null: a token, or a card that nobody named. */
export interface Position {
  readonly state: State;
  readonly card: (item: number) => string | null;
}

/**
 * A position in lines that equal positions share. Cards go by their ids, tokens by their names: their ids are not the rules'. Of what
 * lies unseen only the cards that are `known` count; which Mana orbs are exhausted has no meaning, and the log has no markers on heroes.
 */
export function linesOf({ state, card }: Position, known: (card: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const [item, stay] of state.stays.entries()) {
    const what = state.items[item];
    if (stay === null || (what?.kind !== 'card' && what?.kind !== 'token')) continue;
    const id = what.kind === 'token' ? null : card(item);
    if (unseen.includes(stay.zone)) {
      if (id !== null && stay.zone !== 'deck' && known(id)) lines.push(`${id} ${stay.zone} ${stay.seat}`);
      continue;
    }
    const others = Object.entries(stay.counters).reduce(
      (sum, [name, value]) => sum + (name === BOOST || isMarkerCounter(name) ? 0 : value),
      0,
    );
    lines.push(
      [
        what.kind === 'token' ? `token ${cardOf(state, item).name}` : (id ?? 'unknown'),
        stay.zone,
        stay.expedition ?? '',
        stay.seat,
        [...stay.statuses].sort().join(),
        stay.counters[BOOST] ?? 0,
        others,
      ].join(' '),
    );
  }
  for (const [seat, zones] of state.seats.entries()) {
    const ready = zones.mana.filter((item) => !state.stays[item]?.statuses.includes('exhausted')).length;
    lines.push(`seat ${seat} mana ${zones.mana.length} ready ${ready}`);
    lines.push(`seat ${seat} deck ${zones.deck.length} hand ${zones.hand.length}`);
    lines.push(`seat ${seat} ascended ${zones.ascended.join()}`);
    lines.push(`seat ${seat} expeditions ${zones.expeditions.hero} ${zones.expeditions.companion}`);
  }
  for (const [index, { markers = [] }] of state.adventure.entries())
    for (const { terrain } of markers) lines.push(`marker ${terrain} region ${index}`);
  lines.push(`day ${state.day}`);
  return lines.sort();
}

/** Lines that one position has and the other has not, both ways. */
export function differencesIn(ours: readonly string[], theirs: readonly string[]): readonly string[] {
  return [
    ...beyond(ours, theirs).map((line) => `rules: ${line}`),
    ...beyond(theirs, ours).map((line) => `log: ${line}`),
  ];
}

function beyond(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
