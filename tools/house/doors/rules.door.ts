import fc from 'fast-check';
import { randomBot } from '#analysis';
import { altered } from '#altered/rules';
import { contracts } from '#contracts';
import { omniscient, type GameModule, type Json, type Setup } from '#record';
import { abilityDecks } from '#altered/testing';
import { contractsDecks } from '#contracts/testing';
import { randomTree } from '#altered/testing';
import { Breach, type Door, type Outcome } from './door.js';
import { grownTrees } from './grown-trees.js';

/** A game between shipped decks, with generated abilities on some cards. */
export interface StrangeGame {
  readonly module: 'altered' | 'contracts';
  readonly deck: number;
  /** Whether cards that the rules refuse remain in the game. If false, their printed form replaces them. */
  readonly whole: boolean;
  readonly abilities: readonly (readonly unknown[])[];
}

interface Played {
  readonly module: GameModule;
  readonly setups: readonly Setup[];
  readonly pool: readonly unknown[];
}

const abilitiesOf = (setups: readonly Setup[]): unknown[] =>
  setups.flatMap(({ cards }) =>
    Object.values(cards).flatMap((card) => (card as { abilities?: unknown[] }).abilities ?? []),
  );

/**
 * A token that the abilities in `endless` create. `endless` lists abilities that create tokens or boosts without end.
 */
const rat = { name: 'Rat', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };
const boost = (what: unknown, count: unknown = 1) => ({
  kind: 'step',
  step: { kind: 'counters', change: 'gain', name: 'boost', count, what },
});
const whenever = (trigger: unknown, effect: unknown) => ({ kind: 'reaction', trigger, effect });
const create = (token: unknown, count: unknown) => ({
  kind: 'step',
  step: { kind: 'create', token, in: 'each', count },
});
const anyone = { type: 'character' };
const endless: readonly unknown[] = [
  whenever({ kind: 'join', what: 'me' }, create(rat, 999)),
  whenever({ kind: 'join', what: anyone }, create(rat, 3)),
  whenever({ kind: 'phase', phase: 'noon' }, { kind: 'repeat', times: 400, effect: create(rat, 2) }),
  whenever(
    { kind: 'counters', what: anyone, name: 'boost', change: 'gain' },
    boost({ all: anyone }, { times: [2, { counters: 'boost', on: 'me' }] }),
  ),
  whenever({ kind: 'join', what: 'me' }, boost('me', { times: [999, 999] })),
  whenever(
    { kind: 'phase', phase: 'noon' },
    create({ ...rat, abilities: [whenever({ kind: 'join', what: anyone }, boost({ all: anyone }))] }, 20),
  ),
  { kind: 'passive', passive: { kind: 'one-more', verb: 'create', who: 'you', more: 999 } },
  {
    kind: 'passive',
    passive: {
      kind: 'abilities',
      of: anyone,
      gain: [{ kind: 'passive', passive: { kind: 'statistics', of: anyone, add: { count: anyone } } }],
    },
  },
];

const games: Readonly<Record<StrangeGame['module'], Played>> = (() => {
  const shipped = { altered: abilityDecks('door'), contracts: contractsDecks('door') };
  const random = fc.sample(randomTree, { seed: 7, numRuns: 400 });
  return {
    altered: {
      module: altered,
      setups: shipped.altered,
      pool: [...random, ...abilitiesOf(shipped.altered), ...endless, ...endless],
    },
    contracts: { module: contracts, setups: shipped.contracts, pool: abilitiesOf(shipped.contracts) },
  };
})();

const strangeGames = (module: StrangeGame['module']): fc.Arbitrary<StrangeGame> =>
  fc.record({
    module: fc.constant(module),
    deck: fc.nat(1000),
    whole: fc.boolean(),
    abilities: fc.array(fc.array(grownTrees(games[module].pool), { minLength: 1, maxLength: 2 }), {
      minLength: 1,
      maxLength: 4,
    }),
  });

/** The number of decisions per game. */
const DECISIONS = 60;

/** Returns the setup of a game in which generated abilities replace the abilities of all cards. */
export function strangeSetup({ module, deck, abilities }: StrangeGame): Setup {
  const { setups } = games[module];
  const setup = setups[deck % setups.length] as Setup;
  const cards: Record<string, Json> = {};
  for (const [index, [reference, card]] of Object.entries(setup.cards).entries()) {
    const strange = abilities[index % abilities.length] ?? [];
    cards[reference] = { ...(card as object), abilities: strange } as Json;
  }
  return { ...setup, cards };
}

/** Restores the printed form of each card that the rules refuse, so that the game can be played. */
function fitted(module: GameModule, strange: Setup, plain: Setup): Setup {
  const cards: Record<string, Json> = {};
  for (const [reference, card] of Object.entries(strange.cards)) {
    const alone = { ...plain.cards, [reference]: card };
    cards[reference] = (
      module.play.start({ ...plain, cards: alone }).ok ? card : plain.cards[reference]
    ) as Json;
  }
  return { ...strange, cards };
}

/**
 * Plays some decisions at random. Returns `taken`, or the code with which the rules refused the setup or a decision.
 */
function played({ module, setups }: Played, game: StrangeGame): Outcome {
  const strange = strangeSetup(game);
  const plain = setups[game.deck % setups.length] as Setup;
  const started = module.play.start(game.whole ? strange : fitted(module, strange, plain));
  if (!started.ok) return started.error[0]?.code ?? 'SETUP_REFUSED';
  let { state } = started.value;
  const bot = randomBot(`${plain.seed}/door`);
  for (let made = 0; made < DECISIONS; made++) {
    const question = module.play.legal(state);
    if (question === null) break;
    const before = module.fold.clone(state);
    const decided = module.play.decide(state, question.seat, bot(question));
    if (!decided.ok) {
      if (decided.error.code !== 'WORK_TOO_LARGE')
        throw new Breach(`an option is refused with ${decided.error.code}: ${decided.error.message}`);
      looked(module, before);
      return decided.error.code;
    }
    for (const event of decided.value.events)
      if (event.kind === 'StepResolved')
        for (const action of event.actions) {
          const wrong = module.records.malformed(JSON.parse(JSON.stringify(action)));
          if (wrong !== null) throw new Breach(`"${event.verb}": ${wrong}`);
        }
    state = decided.value.state;
  }
  looked(module, state);
  return 'taken';
}

/** Masks and measures the resulting state. The only permitted error is an exceeded work limit. */
function looked(module: GameModule, state: unknown): void {
  module.see.measures(state);
  module.see.view(state, omniscient);
  module.bots.imagine(state, 0, 'door');
}

export const door: Door<StrangeGame> = {
  name: 'rules',
  enters: 'abilities of the cards of a game that is begun',
  inputs: 3000,
  open: () =>
    Promise.resolve({
      arbitrary: fc.oneof(strangeGames('altered'), strangeGames('altered'), strangeGames('contracts')),
      try: (game) => {
        try {
          return Promise.resolve(played(games[game.module], game));
        } catch (error) {
          if (error instanceof Breach) throw error;
          const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
          throw new Breach(`it throws ${stack}`);
        }
      },
      close: () => Promise.resolve(),
    }),
};
