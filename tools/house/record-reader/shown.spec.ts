import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { contracts } from '#contracts';
import { decisionsIn, measuredIn, Replay, seenIn } from '#projections';
import { omniscient, seatViewer, spectator, type GameModule, type RecordedEvent, type Viewer } from '#record';
import { abilityDecks } from '#altered/testing';
import { contractsDecks } from '#contracts/testing';
import { playRandomly } from '#record/testing';
import { AlteredReader } from './altered-reader.js';
import { ContractsReader } from './contracts-reader.js';
import { ActionReader, type Data, type Lying, type Reader } from './reading.js';

const viewers: readonly Viewer[] = [omniscient, spectator, seatViewer(0), seatViewer(1)];
const games = [
  ...abilityDecks('shown')
    .filter((_, index) => index % 8 === 0)
    .map((setup) => [setup.seed, altered as GameModule, setup] as const),
  ...contractsDecks('shown')
    .filter((_, index) => index % 4 === 0)
    .map((setup) => [setup.seed, contracts as GameModule, setup] as const),
];

/** Yields each event of a record with the reader that has folded all events up to it. */
function* readings(events: readonly RecordedEvent[]): Generator<readonly [RecordedEvent, Reader]> {
  let reader: Reader | null = null;
  for (const recorded of events) {
    const { event, metadata } = recorded;
    const data = event as unknown as Data;
    if (event.kind === 'GameStarted')
      reader = event.module === 'altered' ? new AlteredReader(data) : new ContractsReader(data);
    if (reader === null) throw new Error('a record begins with its start');
    if (event.kind === 'StepResolved')
      for (const action of event.actions)
        reader.apply(new ActionReader(action as unknown as Data, metadata.schema));
    yield [recorded, reader];
  }
}

const knows = ({ known }: Lying, viewer: Viewer): boolean =>
  viewer.kind === 'omniscient' ||
  (viewer.kind === 'seat' ? (known & (1 << viewer.seat)) !== 0 : known === 0b11);

/**
 * Formats a card as a line of text, so that lists of cards can be compared. `null` stands for information that is
 * hidden from the viewer.
 */
const line = (
  zone: string,
  lying: Omit<Lying, 'known' | 'zone' | 'seat'> & { readonly seat: number },
  item: number | null,
) =>
  [
    `${zone} of ${lying.seat}: ${String(item)}`,
    `object ${String(lying.object)}`,
    lying.faceDown ? 'down' : 'up',
    [...lying.statuses].sort().join(),
    Object.entries(lying.counters).sort().join(),
  ].join('; ');

describe.each(games)('the view of %s', (_name, module, setup) => {
  const events = playRandomly(module, setup, setup.seed);

  it('shows where objects are, with their statuses and counters, as far as each viewer knows them', () => {
    let state = module.fold.initial();
    for (const [{ event, revision }, reader] of readings(events)) {
      state = module.fold.evolve(state, event);
      if (revision % 7 !== 0 && revision > 12) continue;
      for (const viewer of viewers) {
        const isSeen = (zone: string): boolean => zone !== 'deck' || viewer.kind === 'omniscient';
        const { zones } = module.see.view(state, viewer);
        const shown = zones
          .filter(({ kind }) => kind !== 'extractors' && kind !== 'reservoirs')
          .flatMap(({ kind, cards }) =>
            cards.map((card) => {
              const counters = Object.fromEntries(card.counters.map(({ name, value }) => [name, value]));
              return line(kind, { ...card, item: 0, seat: card.controller, counters }, card.item);
            }),
          );
        const read = reader
          .lying()
          .filter(({ zone }) => isSeen(zone))
          .map((card) => line(card.zone, card, knows(card, viewer) ? card.item : null));
        expect({ revision, viewer, cards: shown.sort() }).toEqual({ revision, viewer, cards: read.sort() });
        for (const { kind, seat, count } of zones)
          if (seat !== null && ['hand', 'deck', 'discard'].includes(kind))
            expect(count).toBe(
              reader.lying().filter((lying) => lying.zone === kind && lying.seat === seat).length,
            );
      }
    }
  });

  it('has measures that match counts', () => {
    const { points, series } = measuredIn(new Replay(module, events), omniscient, 'event');
    expect(points).toHaveLength(events.length);
    for (const [{ revision }, reader] of readings(events))
      for (const seat of [0, 1])
        for (const [name, count] of Object.entries(reader.counts(seat))) {
          const measured = series.find((entry) => entry.name === name && entry.seat === seat)?.values[
            revision
          ];
          if (revision > 0 && measured !== count)
            expect({ revision, seat, name, measured }).toEqual({ revision, seat, name, measured: count });
        }
  });

  it.each(viewers)(
    'has each decision once, with its options and choice as far as they are known ($kind)',
    (viewer) => {
      const taken = decisionsIn(seenIn({ module, events }, viewer));
      const requests = events.flatMap(({ event, revision }) =>
        event.kind === 'DecisionRequested' ? [{ ...event.decision, revision }] : [],
      );
      const made = new Map(
        events.flatMap(({ event, revision }) =>
          event.kind === 'DecisionMade' ? [[event.decision, { ...event, revision }] as const] : [],
        ),
      );
      expect(taken.map(({ id, requested }) => [id, requested])).toEqual(
        requests.map(({ id, revision }) => [id, revision]),
      );
      for (const [index, { options, hidden, seat, id, revision }] of requests.entries()) {
        const decision = taken[index];
        const own = viewer.kind === 'omniscient' || (viewer.kind === 'seat' && viewer.seat === seat);
        const answer = made.get(id);
        expect(decision?.made).toBe(answer?.revision ?? null);
        expect(decision?.requested).toBe(revision);
        if (own && options.length > 0) expect(decision?.options).toEqual(options);
        if (!own && hidden === true) expect(decision?.options).toBeNull();
        if (own || hidden !== true) expect(decision?.choice).toEqual(answer?.choice ?? null);
        else expect(decision?.choice).toBeNull();
      }
    },
  );
});
