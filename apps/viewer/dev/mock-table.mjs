/** A pretend table: plain state, atomic actions on it, and what each viewer may see. */
import { decks } from './mock-cards.mjs';

export function randomFrom(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

const terrainSets = [
  ['forest'],
  ['water'],
  ['mountain'],
  ['forest', 'water'],
  ['mountain', 'water'],
  ['forest', 'mountain'],
];

export function newTable(random, names) {
  const table = {
    clock: { day: 1, phase: 'set-up', turn: 0, seat: null },
    seats: names.map((name, seat) => ({ seat, name, firstPlayer: false, passed: false })),
    zones: new Map(),
    spaces: [],
    markers: [],
    decision: null,
    result: null,
    nextItem: 1,
    nextObject: 1,
  };
  const zone = (key, kind, seat = null, part = null) =>
    table.zones.set(key, { key, kind, seat, part, cards: [] });
  for (const seat of [0, 1]) {
    for (const kind of ['deck', 'discard', 'hand', 'hero', 'landmark', 'mana', 'reserve'])
      zone(`${kind}-${seat}`, kind, seat);
    for (const part of ['hero', 'companion']) zone(`expedition-${seat}-${part}`, 'expedition', seat, part);
    const add = (key, face) =>
      table.zones.get(key).cards.push({
        item: table.nextItem++,
        object: null,
        owner: seat,
        controller: seat,
        faceDown: false,
        token: false,
        face,
        boosts: 0,
        statuses: [],
      });
    add(`hero-${seat}`, decks[seat].hero);
    for (let copy = 0; copy < 3; copy += 1) for (const face of decks[seat].cards) add(`deck-${seat}`, face);
    const deck = table.zones.get(`deck-${seat}`).cards;
    deck.sort(() => random(3) - 1);
  }
  zone('limbo', 'limbo');
  const all = ['forest', 'mountain', 'water'];
  table.spaces = [
    { key: 'hero', name: 'Hero region', terrains: all, faceDown: false },
    ...Array.from({ length: 6 }, (_, index) => ({
      key: `tumult-${(index >> 1) + 1}-${(index % 2) + 1}`,
      name: `Tumult ${(index >> 1) + 1}, ${index % 2 ? 'right' : 'left'}`,
      terrains: terrainSets[random(terrainSets.length)],
      faceDown: true,
    })),
    { key: 'companion', name: 'Companion region', terrains: all, faceDown: false },
  ];
  for (const seat of [0, 1])
    for (const kind of ['hero', 'companion']) table.markers.push({ seat, kind, space: kind, moved: 0 });
  return table;
}

export const copy = (table) => structuredClone(table);

export function view(table, as) {
  const knows = (zone) => as === 'all' || (zone.seat !== null && as === `${zone.seat}`);
  const count = (key) => table.zones.get(key).cards.length;
  return {
    clock: table.clock,
    seats: table.seats.map((seat) => {
      const mana = table.zones.get(`mana-${seat.seat}`).cards;
      const moved = table.markers
        .filter((marker) => marker.seat === seat.seat)
        .reduce((sum, { moved }) => sum + moved, 0);
      return {
        ...seat,
        resources: [
          { name: 'mana', value: mana.length },
          { name: 'mana-ready', value: mana.filter((card) => !card.statuses.includes('exhausted')).length },
          { name: 'hand', value: count(`hand-${seat.seat}`) },
          { name: 'reserve', value: count(`reserve-${seat.seat}`) },
          { name: 'distance', value: 7 - moved },
        ],
      };
    }),
    zones: [...table.zones.values()].map((zone) => {
      const hidden = (zone.kind === 'hand' || zone.kind === 'mana') && !knows(zone);
      return {
        key: zone.key,
        kind: zone.kind,
        seat: zone.seat,
        part: zone.part,
        count: zone.cards.length,
        cards:
          zone.kind === 'deck' && as !== 'all' ? [] : zone.cards.map((card) => viewCard(card, zone, hidden)),
      };
    }),
    tracks: [
      {
        key: 'adventure',
        spaces: table.spaces.map((space) =>
          space.faceDown ? { ...space, name: 'Unknown region', terrains: [] } : space,
        ),
        markers: table.markers,
      },
    ],
    decision: table.decision,
    result: table.result,
    fingerprint: null,
  };
}

const viewCard = (card, zone, hidden) => ({
  key: hidden && zone.kind === 'hand' ? null : `i${card.item}`,
  item: hidden ? null : card.item,
  object: card.object,
  owner: card.owner,
  controller: card.controller,
  faceDown: zone.kind === 'mana',
  token: card.token,
  face: hidden ? null : card.face,
  statistics:
    zone.kind === 'expedition'
      ? card.face.statistics.map(({ name, value }) => ({ name, value: value + card.boosts }))
      : card.face && !hidden
        ? card.face.statistics
        : [],
  statuses: card.statuses,
  counters: card.boosts ? [{ name: 'boost', value: card.boosts }] : [],
});
