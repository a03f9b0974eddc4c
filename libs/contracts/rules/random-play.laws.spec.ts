import { describe, expect, it } from '@jest/globals';
import { uniformChoice } from '#analysis';
import { randomSource } from '#kernel';
import { summaryOf, verified } from '#projections';
import { seatViewer } from '#record';
import { playAndCheck } from '#analysis/testing';
import { checkedContracts, contractsDecks } from '#contracts/testing';
import { playRandomly, tried } from '#record/testing';
import { contracts } from './module.js';
import { natureOf, type State } from './state/state.js';

// Slow: plays random games and checks every invariant at each step.

describe('random play', () => {
  it('breaks no invariant between any two decks when each game continues from its serialized state', () => {
    for (const setup of tried(contractsDecks('short'), 3)) {
      const { broken } = playAndCheck(checkedContracts, setup, setup.seed, { resume: true });
      expect({ seed: setup.seed, broken }).toEqual({ seed: setup.seed, broken: [] });
    }
  });

  // In these games, several creatures return to a hand that has room for only one of them.
  it.each(['fuzz-10-5', 'fuzz-24-5'])(
    'respects the hand limit when several contracts return at once: %s',
    (seed) => {
      const setup = contractsDecks(seed.slice(0, -2))[4]!;
      expect(playAndCheck(checkedContracts, setup, seed).broken).toEqual([]);
    },
  );

  it('reaches replaced Runes and exhausted decks', () => {
    const steps = contractsDecks('short').flatMap((setup) =>
      playRandomly(contracts, setup, setup.seed).flatMap(({ event }) =>
        event.kind === 'StepResolved' ? [event.actions] : [],
      ),
    );
    const replaced = steps.filter(
      (all) =>
        all.some((action) => action.kind === 'move' && action.from === 'rune' && action.to === 'discard') &&
        all.some((action) => action.kind === 'move' && action.to === 'rune'),
    );
    expect(replaced.length).toBeGreaterThan(0);
    expect(
      steps.flat().filter((action) => action.kind === 'health' && action.how === 'exhaustion').length,
    ).toBeGreaterThan(0);
  });

  it('produces the same record with and without a stop at every decision', () => {
    for (const setup of contractsDecks('stop').slice(0, 4)) {
      const through = playAndCheck(checkedContracts, setup, setup.seed).events;
      const stopping = playAndCheck(checkedContracts, setup, setup.seed, { resume: true }).events;
      expect(JSON.stringify(stopping)).toBe(JSON.stringify(through));
    }
  });

  it('produces a record that is verified in full', () => {
    for (const setup of contractsDecks('verify').slice(0, 4)) {
      const record = playRandomly(contracts, setup, setup.seed);
      const verdict = verified(contracts, record);
      expect(verdict).toMatchObject({ status: 'EXACT', events: record.length });
      expect(summaryOf(record)).toMatchObject({ module: 'contracts', notes: [] });
    }
  });

  it('leaves a state unchanged when play continues from its clone', () => {
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

  it('reaches the same state with and without recording', () => {
    for (const setup of contractsDecks('silent').slice(0, 4)) {
      const started = contracts.play.start(setup);
      if (!started.ok) throw new Error('the setup is legal');
      const random = randomSource(setup.seed);
      let { state } = started.value;
      for (
        let pending = contracts.play.legal(state);
        pending !== null;
        pending = contracts.play.legal(state)
      ) {
        const choice = uniformChoice(random, pending);
        const reached = contracts.play.reach(contracts.fold.clone(state), pending.seat, choice);
        const decided = contracts.play.decide(state, pending.seat, choice);
        if (!decided.ok || !reached.ok) throw new Error('the choice is legal');
        state = decided.value.state;
        expect(JSON.stringify(reached.value)).toBe(JSON.stringify(state));
      }
    }
  });

  it('uses the definitions of the contracts that were dealt', () => {
    const printed = (state: State) =>
      state.items.map((item, index) => {
        if (item.kind !== 'card') return true;
        const definition: unknown = state.started?.cards[item.reference];
        return natureOf(state, index) === definition;
      });
    const [setup] = contractsDecks('dealt');
    const played = contracts.play.start(setup!);
    if (!played.ok) throw new Error('the setup is legal');
    const { state } = played.value;
    const { imagine, deal } = contracts.bots;
    const dealt = deal(state, { viewer: seatViewer(0), lists: true }, 'other');
    expect(dealt.items).not.toEqual(state.items);
    for (const position of [state, dealt, imagine(state, 0, 'other')])
      expect(printed(position)).not.toContain(false);
  });
});
