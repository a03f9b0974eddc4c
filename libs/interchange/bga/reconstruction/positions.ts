import { cardOf, isMarkerCounter, type State } from '#altered/rules';

const BOOST = 'boost';
const unseen: readonly string[] = ['deck', 'hand', 'mana'];

const amount = (count: number, what: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${what}${count === 1 ? '' : 's'}`];

/** A position in a game. `card` returns the platform's id of an item's card, or null for tokens and unnamed cards. */
export interface Position {
  readonly state: State;
  readonly card: (item: number) => string | null;
}

/**
 * Describes a position as sorted lines, which are equal for equal positions. Identifies cards by name and id, but
 * tokens only by name, because their ids in the log differ from those in the rules. Includes a card in a hand or Mana
 * zone only if `known` accepts the card's id. Omits which Mana Orbs are exhausted and which counters Terrain Markers
 * have.
 */
export function linesOf({ state, card }: Position, known: (card: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const [item, stay] of state.stays.entries()) {
    const what = state.items[item];
    if (stay === null || (what?.kind !== 'card' && what?.kind !== 'token')) continue;
    const id = what.kind === 'token' ? null : card(item);
    const { name } = cardOf(state, item);
    if (unseen.includes(stay.zone)) {
      if (id !== null && stay.zone !== 'deck' && known(id))
        lines.push(`${name} (card ${id}) in ${stay.zone} of seat ${stay.seat}`);
      continue;
    }
    const others = Object.entries(stay.counters).reduce(
      (sum, [counter, value]) => sum + (counter === BOOST || isMarkerCounter(counter) ? 0 : value),
      0,
    );
    const has = [
      ...[...stay.statuses].sort(),
      ...amount(stay.counters[BOOST] ?? 0, 'boost'),
      ...amount(others, 'counter'),
    ];
    const who =
      what.kind === 'token' ? `token ${name}` : id === null ? 'unknown card' : `${name} (card ${id})`;
    const where = stay.expedition === null ? stay.zone : `${stay.expedition} expedition`;
    lines.push([`${who} in ${where} of seat ${stay.seat}`, ...has].join(', '));
  }
  for (const [seat, zones] of state.seats.entries()) {
    const ready = zones.mana.filter((item) => !state.stays[item]?.statuses.includes('exhausted')).length;
    const { hero, companion } = zones.expeditions;
    lines.push(`seat ${seat}: ${zones.mana.length} Mana orbs, ${ready} ready`);
    lines.push(`seat ${seat}: ${zones.deck.length} cards in deck, ${zones.hand.length} in hand`);
    lines.push(`seat ${seat}: expeditions in regions ${hero} and ${companion}`);
    for (const expedition of zones.ascended) lines.push(`seat ${seat}: ${expedition} expedition is Ascended`);
  }
  for (const [index, { markers = [] }] of state.adventure.entries())
    for (const { terrain } of markers) lines.push(`${terrain} marker on region ${index}`);
  lines.push(`day ${state.day}`);
  return lines.sort();
}

/** Returns the lines that occur in only one of two positions, marked with that position's side. */
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
