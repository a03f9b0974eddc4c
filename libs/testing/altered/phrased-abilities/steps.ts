import { reaction, step } from '../abilities.js';
import {
  aTarget,
  characters,
  does,
  first,
  plants,
  recruit,
  yourHand,
  yourReserve,
  yours,
  type Phrased,
} from './building.js';

const all = { all: yours } as const;

/** One verb each. */
export const steps: Phrased = {
  'draw a card': does({ kind: 'draw', count: 1 }),
  'draw three cards': does({ kind: 'draw', count: 3 }),
  'each player draws a card': does({ kind: 'draw', who: 'each-player', count: 1 }),
  'target opponent draws two cards': does({ kind: 'draw', who: 'opponent', count: 2 }, [
    { kind: 'player', who: 'opponent' },
  ]),
  'target player draws a card': does({ kind: 'draw', who: first, count: 1 }, [
    { kind: 'player', who: 'any' },
  ]),
  'its controller draws a card': reaction(
    { kind: 'leave', what: characters, zone: 'expedition' },
    step({ kind: 'draw', who: 'its-controller', count: 1 }),
  ),
  'its owner resupplies': reaction(
    { kind: 'leave', what: characters, zone: 'expedition' },
    step({ kind: 'resupply', who: 'its-owner' }),
  ),
  resupply: does({ kind: 'resupply' }),
  'resupply twice': does({ kind: 'resupply', count: 2 }),
  'your opponent resupplies': does({ kind: 'resupply', who: 'opponent' }),
  'discard target Character': does({ kind: 'discard', what: first }, [aTarget(characters)]),
  'discard me': does({ kind: 'discard', what: 'me' }),
  'discard all Characters': does({ kind: 'discard', what: { all: characters } }),
  'discard a card at random from your hand': does({ kind: 'discard', what: { random: yourHand, of: 'you' } }),
  'each player discards two cards from their hand': does({
    kind: 'discard',
    who: 'each-player',
    what: { choose: yourHand, count: 2, by: 'each-player' },
  }),
  'sacrifice a Character': does({ kind: 'sacrifice', what: yours }),
  'your opponent sacrifices two Plants': does({ kind: 'sacrifice', what: plants, who: 'opponent', count: 2 }),
  sabotage: does({ kind: 'sabotage', target: 0 }, [
    { kind: 'object', like: { zone: 'reserve' }, upTo: true },
  ]),
  'return target Character to its owner’s hand': does({ kind: 'move', what: first, to: { zone: 'hand' } }, [
    aTarget(characters),
  ]),
  'return a card from your Reserve to your hand': does({
    kind: 'move',
    what: { choose: yourReserve },
    to: { zone: 'hand' },
  }),
  'put me in Reserve': does({ kind: 'move', what: 'me', to: { zone: 'reserve' } }),
  'send target Character to Reserve': does({ kind: 'move', what: first, to: { zone: 'reserve' } }, [
    aTarget(characters),
  ]),
  'put the top two cards of your deck in Reserve': does({
    kind: 'move',
    what: { top: 'you', count: 2 },
    to: { zone: 'reserve' },
  }),
  'put up to two cards from your hand on the bottom of your deck': does({
    kind: 'move',
    what: { choose: yourHand, count: 2, upTo: true },
    to: { zone: 'deck', position: 'bottom' },
  }),
  'put target Character on top of its owner’s deck': does(
    { kind: 'move', what: first, to: { zone: 'deck', position: 'top' } },
    [aTarget(characters)],
  ),
  'put target Character under the top two cards': does(
    { kind: 'move', what: first, to: { zone: 'deck', position: { fromTop: 2 } } },
    [aTarget(characters)],
  ),
  'put me second from the bottom': does({
    kind: 'move',
    what: 'me',
    to: { zone: 'deck', position: { fromBottom: 1 } },
  }),
  'put a card from your hand in your Mana zone, ready': does({
    kind: 'move',
    what: { choose: yourHand },
    to: { zone: 'mana', ready: true },
  }),
  'put a Character from your Reserve in my Expedition, Asleep': does({
    kind: 'move',
    what: { choose: { ...yourReserve, type: 'character' } },
    to: { zone: 'expedition', expedition: 'my-expedition', statuses: ['asleep'] },
  }),
  'put me in target Expedition': does(
    { kind: 'move', what: 'me', to: { zone: 'expedition', expedition: first } },
    [{ kind: 'expedition', whose: 'you' }],
  ),
  'put a card from your hand face down in your discard pile': does({
    kind: 'move',
    what: { choose: yourHand },
    to: { zone: 'discard', faceDown: true },
  }),
  'create a token in my Expedition': does({ kind: 'create', token: recruit, in: 'my-expedition' }),
  'create two tokens in each of your Expeditions': does({
    kind: 'create',
    token: recruit,
    in: 'each-of-yours',
    count: 2,
  }),
  'create three tokens distributed among your Expeditions': does({
    kind: 'create',
    token: recruit,
    in: 'each-of-yours',
    count: 3,
    distributed: true,
  }),
  'create four tokens distributed among any number of target Expeditions': does(
    { kind: 'create', token: recruit, in: first, count: 4, distributed: true },
    [{ kind: 'expedition', whose: 'any', anyNumber: true }],
  ),
  'create a token with abilities in target Expedition': does(
    {
      kind: 'create',
      token: {
        ...recruit,
        abilities: [
          { kind: 'keyword', keyword: 'eternal' },
          { kind: 'tough', amount: 1 },
          reaction({ kind: 'phase', phase: 'noon' }, step({ kind: 'resupply' })),
        ],
      },
      in: first,
    },
    [{ kind: 'expedition', whose: 'any' }],
  ),
  'I gain Anchored': does({ kind: 'status', change: 'gain', status: 'anchored', what: 'me' }),
  'I lose Fleeting': does({ kind: 'status', change: 'lose', status: 'fleeting', what: 'me' }),
  'Characters you control gain Asleep': does({ kind: 'status', change: 'gain', status: 'asleep', what: all }),
  'exhaust target Permanent': does({ kind: 'status', change: 'gain', status: 'exhausted', what: first }, [
    aTarget({ type: 'permanent' }),
  ]),
  'ready Characters you control': does({ kind: 'status', change: 'lose', status: 'exhausted', what: all }),
  'ready a Mana Orb': does({
    kind: 'status',
    change: 'lose',
    status: 'exhausted',
    what: { choose: { zone: 'mana', owner: 'you', status: 'exhausted' } },
  }),
  'I gain 2 boosts': does({ kind: 'counters', change: 'gain', name: 'boost', count: 2, what: 'me' }),
  'two target Plants gain 1 boost': does(
    { kind: 'counters', change: 'gain', name: 'boost', count: 1, what: first },
    [{ kind: 'object', like: { subtype: 'plant' }, count: 2 }],
  ),
  'I lose 1 Kelon counter': does({ kind: 'counters', change: 'remove', name: 'Kelon', count: 1, what: 'me' }),
  'remove 2 boosts from target Character': does(
    { kind: 'counters', change: 'remove', name: 'boost', count: 2, what: first },
    [aTarget(characters)],
  ),
  'I switch Expeditions': does({ kind: 'switch-expeditions', what: 'me' }),
  'Characters you control switch Expeditions': does({ kind: 'switch-expeditions', what: all }),
  'move my Expedition forward': does({
    kind: 'move-expedition',
    which: 'my-expedition',
    direction: 'forward',
  }),
  'move target Expedition of your opponent backward': does(
    { kind: 'move-expedition', which: first, direction: 'backward' },
    [{ kind: 'expedition', whose: 'opponent' }],
  ),
  'roll a die': does({ kind: 'roll', note: 'die' }),
  'reveal the top three cards of your deck': does({ kind: 'reveal', what: { top: 'you', count: 3 } }),
  'look at your opponent’s top card': does({ kind: 'look', what: { top: 'opponent' } }),
  'shuffle your deck': does({ kind: 'shuffle' }),
  'your opponent shuffles': does({ kind: 'shuffle', who: 'opponent' }),
  'play a Character from your hand for free': does({
    kind: 'play-for-free',
    what: { choose: { ...yourHand, type: 'character' } },
  }),
  'activate the {J} and {H} abilities of target Permanent you control': does(
    { kind: 'activate', triggers: ['join', 'from-hand'], what: first },
    [aTarget({ type: 'permanent', controller: 'you' })],
  ),
  'activate my {R} abilities': does({ kind: 'activate', triggers: ['from-reserve'], what: 'me' }),
  'after you': does({ kind: 'after-you' }),
  'you win the game': does({ kind: 'win' }),
  'this day, Expeditions can’t move forward': does({
    kind: 'ongoing',
    passive: { kind: 'cannot-move-forward', which: 'each' },
    duration: 'day',
  }),
  'my Expedition ascends': does({ kind: 'ascend', which: 'my-expedition' }),
  'exhausted Resupply': does({ kind: 'exhausted-resupply' }),
};
