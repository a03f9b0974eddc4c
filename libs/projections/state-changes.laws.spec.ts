import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { contracts } from '#contracts';
import {
  omniscient,
  seatViewer,
  spectator,
  type CardView,
  type GameModule,
  type PublicState,
  type RecordedEvent,
  type Viewer,
} from '#record';
import { abilityDecks } from '#altered/testing';
import { contractsDecks } from '#contracts/testing';
import { playRandomly } from '#record/testing';
import { changesBetween, type StateChanges } from './index.js';

// Slow: rebuilds the state at every position of many games.

const viewers: readonly Viewer[] = [omniscient, spectator, seatViewer(0), seatViewer(1)];

/**
 * Describes everything in a view as a set of statements. Two views differ in the statements that only one of them
 * contains.
 */
function factsOf({ seats, zones, tracks, decision, result }: PublicState): Set<string> {
  const facts = new Set<string>();
  for (const { seat, resources, firstPlayer, passed } of seats) {
    for (const { name, value } of resources) facts.add(`seat/${seat}/${name}/${value}`);
    facts.add(`seat/${seat}/first-player/${Number(firstPlayer)}`);
    facts.add(`seat/${seat}/passed/${Number(passed)}`);
  }
  for (const { key, count, cards } of zones) {
    facts.add(`zone/${key}/${count}`);
    for (const card of cards) for (const fact of ofCard(key, card)) facts.add(fact);
  }
  for (const { key: track, spaces, markers } of tracks) {
    for (const { key, name, terrains, faceDown } of spaces)
      for (const fact of [`name ${name}`, `terrains ${terrains.join()}`, `down ${String(faceDown)}`])
        facts.add(`space/${track}/${key}/${fact}`);
    for (const { seat, kind, space } of markers) facts.add(`marker/${track}/${seat}/${kind}/${space}`);
  }
  facts.add(`decision/${String(decision?.id)}`);
  facts.add(`result/${result === null ? '' : `${result.winners.join()} ${result.reason} ${result.rule}`}`);
  return facts;
}

/** Returns an identifier for a card. Null for unidentified cards in hidden zones, which are only counted by zone. */
const nameOf = ({ item, object, key }: CardView): string | null =>
  item !== null ? `i${item}` : object !== null ? `o${object}` : key;

function ofCard(zone: string, card: CardView): string[] {
  const name = nameOf(card);
  if (name === null) return [];
  const { object, controller, faceDown, face, statistics, keywords, statuses, counters } = card;
  return [
    `zone ${zone}`,
    `object ${String(object)}`,
    `controller ${controller}`,
    `down ${String(faceDown)}`,
    `face ${face?.reference ?? ''}`,
    ...statistics.map((statistic) => `statistic ${statistic.name} ${statistic.value}`),
    ...keywords.map((keyword) => `keyword ${keyword}`),
    ...statuses.map((status) => `status ${status}`),
    ...counters.map((counter) => `counter ${counter.name} ${counter.value}`),
  ].map((fact) => `card/${name}/${fact}`);
}

/** Whether the changes mention a sentence that is true of only one of the two views. */
function isNamed(changes: StateChanges, sentence: string): boolean {
  const [about, ...path] = sentence.split('/');
  const [first = '', second = '', third = ''] = path;
  switch (about) {
    case 'seat':
      return changes.seats.some(
        ({ seat, name, from, to }) =>
          `${seat}` === first && name === second && [from, to].includes(Number(third)),
      );
    case 'zone':
      return changes.zones.some(({ key, from, to }) => key === first && [from, to].includes(Number(second)));
    case 'space':
      return changes.spaces.some(
        ({ track, key, turned, from, to, fromName, toName }) =>
          track === first &&
          key === second &&
          (third.startsWith('down')
            ? turned !== null || fromName === null || toName === null
            : third.startsWith('name')
              ? [fromName, toName].includes(third.slice('name '.length))
              : [from.join(), to.join()].includes(third.slice('terrains '.length))),
      );
    case 'marker':
      return changes.markers.some(
        ({ track, seat, kind, from, to }) =>
          track === first && `${seat}` === second && kind === third && [from, to].includes(path[3] ?? ''),
      );
    case 'decision':
      return changes.decision !== null;
    case 'result':
      return changes.result !== null;
    case 'card':
      return changes.cards.some((card) => isOf(card, first) && namesPart(card, second));
    default:
      return false;
  }
}

type CardChange = StateChanges['cards'][number];

function isOf({ item, fromObject, toObject, face, fromZone, toZone }: CardChange, name: string): boolean {
  const number = Number(name.slice(1));
  if (/^i\d+$/.test(name)) return item === number;
  if (/^o\d+$/.test(name)) return fromObject === number || toObject === number;
  // A card without an item or object number, such as an extractor, is only identified by its zone.
  const kind = name.split('-')[0] ?? '';
  return item === null && [fromZone, toZone].some((zone) => zone?.startsWith(kind)) && face !== null;
}

function namesPart(card: CardChange, part: string): boolean {
  // Accepts every statement about a card that became visible or hidden.
  if (card.fromZone === null || card.toZone === null) return true;
  if (card.known !== null) return true;
  const [what = '', word = '', value = ''] = part.split(' ');
  const words = part.slice(what.length + 1);
  switch (what) {
    case 'zone':
      return card.fromZone !== card.toZone;
    case 'object':
      return card.fromObject !== card.toObject;
    case 'controller':
      return card.fromController !== card.toController;
    case 'down':
      return card.turned !== null;
    case 'keyword':
      return [...card.gainedKeywords, ...card.lostKeywords].includes(words);
    case 'status':
      return [...card.gained, ...card.lost].includes(words);
    case 'statistic':
    case 'counter':
      return [...card.statistics, ...card.counters].some(
        ({ name, from, to }) => name === word && [from, to].includes(Number(value)),
      );
    default:
      return false;
  }
}

/**
 * For each zone, returns the order of its cards before and after the change. Ignores cards that are in the zone in only
 * one of the two states.
 */
function orders(before: PublicState, after: PublicState): readonly (readonly [string, string, string])[] {
  return before.zones.map(({ key, cards }) => {
    const later = after.zones.find((zone) => zone.key === key)?.cards ?? [];
    const names = (of: readonly CardView[]) => of.flatMap((card) => nameOf(card) ?? []);
    const both = names(cards).filter((name) => names(later).includes(name));
    const order = (of: readonly CardView[]) =>
      names(of)
        .filter((name) => both.includes(name))
        .join();
    return [key, order(cards), order(later)];
  });
}

const play = (module: GameModule, setup: Parameters<GameModule['play']['start']>[0]) =>
  [setup.seed, module, playRandomly(module, setup, setup.seed)] as const;
const games: readonly (readonly [string, GameModule, readonly RecordedEvent[]])[] = [
  ...abilityDecks('altered')
    .filter((_, index) => index % 22 === 0)
    .map((setup) => play(altered, setup)),
  ...contractsDecks('contracts')
    .filter((_, index) => index % 8 === 0)
    .map((setup) => play(contracts, setup)),
];

describe.each(games)('every difference between two positions of %s', (_name, module, events) => {
  /** Pairs each event with the next event, and some events with a much later one. */
  const spans = events.flatMap(({ revision }) =>
    revision % 29 === 0
      ? [[revision, revision + 1] as const, [revision, revision + 97] as const]
      : [[revision, revision + 1] as const],
  );

  it.each(viewers.map((viewer) => [JSON.stringify(viewer), viewer] as const))(
    'is named: %s',
    (_viewer, viewer) => {
      const missing: string[] = [];
      let state = module.fold.initial();
      const views = events.map(({ event }) => {
        state = module.fold.evolve(state, event);
        return module.see.view(state, viewer);
      });
      let differences = 0;
      for (const [from, to] of spans) {
        const [before, after] = [views[from], views[to]];
        if (before === undefined || after === undefined) continue;
        const changes = changesBetween(before, after);
        const [was, is] = [factsOf(before), factsOf(after)];
        for (const difference of [...was]
          .filter((fact) => !is.has(fact))
          .concat([...is].filter((fact) => !was.has(fact)))) {
          differences++;
          if (!isNamed(changes, difference)) missing.push(`${from} to ${to}: ${difference}`);
        }
        for (const [key, earlier, later] of orders(before, after))
          if ((earlier !== later) !== (changes.zones.find((zone) => zone.key === key)?.reordered ?? false))
            missing.push(`${from} to ${to}: the order in ${key}`);
      }
      expect(differences).toBeGreaterThan(500);
      expect(missing.slice(0, 20)).toEqual([]);
    },
  );
});
