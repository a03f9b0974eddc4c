import { describe, expect, it } from '@jest/globals';
import { summaryOf, verified } from '#projections';
import { checkedContracts, contractsDecks, playAndCheck, playRandomly } from '#testing';
import { contracts } from './module.js';

describe('random play', () => {
  it('breaks no invariant between any two decks, going on from the written state each time', () => {
    for (const setup of contractsDecks('short')) {
      const { broken } = playAndCheck(checkedContracts, setup, setup.seed, { resume: true });
      expect({ seed: setup.seed, broken }).toEqual({ seed: setup.seed, broken: [] });
    }
  });

  // Several creatures went back to a hand that had room for one of them.
  it.each(['fuzz-10-5', 'fuzz-24-5'])(
    'keeps the limit of a hand when many come to it at once: %s',
    (seed) => {
      const setup = contractsDecks(seed.slice(0, -2))[4]!;
      expect(playAndCheck(checkedContracts, setup, seed).broken).toEqual([]);
    },
  );

  it('comes to a second Rune, which replaces the first, and to decks that are exhausted', () => {
    const setup = contractsDecks('short')[1]!;
    const actions = playRandomly(contracts, setup, setup.seed).map(({ event }) =>
      event.kind === 'StepResolved' ? event.actions : [],
    );
    expect(
      actions.filter(
        (all) =>
          all.some((one) => one.kind === 'move' && one.from === 'rune' && one.to === 'discard') &&
          all.some((one) => one.kind === 'move' && one.to === 'rune'),
      ),
    ).not.toHaveLength(0);
    expect(
      actions.flat().filter((one) => one.kind === 'health' && one.how === 'exhaustion').length,
    ).toBeGreaterThan(1);
  });

  it('gives the same record whether it stops at every decision or plays through', () => {
    for (const setup of contractsDecks('stop').slice(0, 4)) {
      const through = playAndCheck(checkedContracts, setup, setup.seed).events;
      const stopping = playAndCheck(checkedContracts, setup, setup.seed, { resume: true }).events;
      expect(JSON.stringify(stopping)).toBe(JSON.stringify(through));
    }
  });

  it('is verified to the last fingerprint', () => {
    for (const setup of contractsDecks('verify').slice(0, 4)) {
      const record = playRandomly(contracts, setup, setup.seed);
      const verdict = verified(contracts, record);
      expect(verdict).toMatchObject({ status: 'EXACT', events: record.length });
      expect(summaryOf(record)).toMatchObject({ module: 'contracts', notes: [] });
    }
  });

  it('leaves a state as it was when play goes on from its clone', () => {
    const started = contracts.play.start(contractsDecks('clone')[0]!);
    if (!started.ok) throw new Error('the setup is legal');
    let { state } = started.value;
    for (let made = 0; made < 60; made++) {
      const pending = contracts.play.legal(state);
      if (pending === null) break;
      const before = JSON.stringify(state);
      const copy = contracts.fold.clone(state);
      const choice = pending.options.slice(0, pending.min).map(({ key }) => key);
      const decided = contracts.play.decide(copy, pending.seat, choice);
      expect(JSON.stringify(state)).toBe(before);
      if (!decided.ok) throw new Error(decided.error.message);
      state = decided.value.state;
    }
  });
});
