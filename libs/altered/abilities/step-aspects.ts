import { answer, noAspects, only, together, type Aspects, type ByKind } from './aspect.js';
import type { MarkedRegion, SuchExpeditions } from './expedition.js';
import { aspectsOf } from './passive-aspects.js';
import { ofDescribed, ofExpeditions, ofKnown, ofPlayers, ofQuantity, ofSelector, presence } from './reads.js';
import type { What } from './selector.js';
import type { Step } from './step.js';
import type { ExpeditionsOrTarget } from './words.js';

const ofMoved = (which: ExpeditionsOrTarget | SuchExpeditions): Aspects =>
  typeof which === 'object' && 'kind' in which ? ofDescribed(which) : ofExpeditions(which);

/** What it takes to say on which region a Terrain Marker is put. */
const ofMarked = (region: MarkedRegion): Aspects =>
  together(
    only('play', 'keywords', 'progress'),
    typeof region === 'object' ? ofExpeditions(region.regionOf) : noAspects,
  );

/** What it takes to say what a step acts on. */
function ofWhat(what: What): Aspects {
  if (typeof what === 'string' || 'target' in what || 'noted' in what)
    return together(presence, ofKnown(what));
  if ('all' in what) return ofSelector(what.all);
  if ('choose' in what) return together(ofSelector(what.choose), ofQuantity(what.count), ofPlayers(what.by));
  if ('random' in what) return together(ofSelector(what.random), ofQuantity(what.count), ofPlayers(what.of));
  return together(
    only('elsewhere'),
    ofQuantity(what.count),
    ofPlayers(what.top),
    what.until === undefined ? noAspects : ofSelector(what.until),
  );
}

const cards = only('elsewhere');
/** Who does it, and to what. */
const acting = ({ what }: { readonly what: What }): Aspects => ofWhat(what);

/** What a step looks at: what it acts on, how many, whose. */
const reads: ByKind<Step> = {
  draw: ({ who, count }) => together(cards, ofPlayers(who), ofQuantity(count)),
  resupply: ({ who, count }) => together(cards, ofPlayers(who), ofQuantity(count)),
  discard: ({ what, who }) => together(ofWhat(what), ofPlayers(who)),
  sacrifice: ({ what, who, count }) => together(ofSelector(what), ofPlayers(who), ofQuantity(count)),
  sabotage: () => only('bound', 'play', 'elsewhere'),
  move: ({ what, to, who }) => together(ofWhat(what), ofExpeditions(to.expedition), ofPlayers(who)),
  create: ({ in: where, count, who }) => together(ofExpeditions(where), ofQuantity(count), ofPlayers(who)),
  status: acting,
  counters: ({ what, count }) => together(ofWhat(what), ofQuantity(count)),
  'switch-expeditions': acting,
  'move-expedition': ({ which }) => together(only('progress'), ofMoved(which)),
  roll: ({ who }) => ofPlayers(who),
  reveal: acting,
  look: ({ what, who }) => together(ofWhat(what), ofPlayers(who)),
  shuffle: ({ who }) => together(cards, ofPlayers(who)),
  'play-for-free': acting,
  activate: ({ what }) => together(only('abilities'), ofWhat(what)),
  'after-you': () => noAspects,
  win: ({ who }) => ofPlayers(who),
  ongoing: () => noAspects,
  ascend: ({ which }) => together(only('progress'), ofMoved(which)),
  'exhausted-resupply': ({ who }) => together(cards, ofPlayers(who)),
  augment: ({ what }) => together(only('counters'), ofWhat(what)),
  defect: acting,
  complete: acting,
  rush: ({ who }) => ofPlayers(who),
  pass: ({ who }) => ofPlayers(who),
  double: ({ what }) => together(only('counters'), ofWhat(what)),
  'take-control': acting,
  'gain-abilities': acting,
  'gain-subtypes': ({ what, of }) => together(only('subtypes'), ofWhat(what), ofKnown(of)),
  'activate-as-own': ({ of }) => together(only('abilities'), ofKnown(of)),
  'sacrifice-objects': ({ what, who }) => together(ofWhat(what), ofPlayers(who)),
  'create-at': ({ place, count, who }) =>
    together(
      place.kind === 'expedition'
        ? ofDescribed(place.expedition)
        : place.kind === 'landmarks'
          ? ofPlayers(place.of)
          : together(presence, ofKnown(place.what)),
      ofQuantity(count),
      ofPlayers(who),
    ),
  distribute: ({ among, count }) => together(ofWhat(among), ofQuantity(count)),
  exchange: ({ what, with: other }) => together(ofWhat(what), ofWhat(other)),
  'exchange-boosts': ({ what, with: other }) => together(only('counters'), ofWhat(what), ofKnown(other)),
  'take-counters': ({ from, count }) =>
    together(only('counters'), ofWhat(from), count === 'all' ? noAspects : ofQuantity(count)),
  'counters-up-to': ({ what, count }) => together(only('counters'), ofWhat(what), ofQuantity(count)),
  'we-gain': ({ with: other, gain }) =>
    together(presence, ofKnown(other), typeof gain === 'object' ? ofQuantity(gain.count) : noAspects),
  'place-marker': ({ on }) => (on === 'target' ? only('bound') : together(only('bound'), ofMarked(on))),
  'move-marker': ({ to }) => together(only('terrains'), ofMarked(to)),
  target: acting,
  'another-turn': () => noAspects,
  'receive-gift': () => only('bound'),
  'lose-boosts': ({ what }) => together(only('counters'), ofWhat(what)),
  pay: ({ who }) => together(only('elsewhere', 'statuses'), ofPlayers(who)),
  'become-first-player': ({ who }) => ofPlayers(who),
  'activate-own': ({ what }) => together(only('abilities'), ofWhat(what)),
  play: ({ what, less, who }) => together(only('costs'), ofWhat(what), ofQuantity(less), ofPlayers(who)),
  choose: ({ what, who }) => together(ofWhat(what), ofPlayers(who)),
  'cannot-move-forward': ({ which }) => ofExpeditions(which),
  next: () => noAspects,
};

/** An object that goes elsewhere leaves what was on it behind (2.1.d). */
const goes = only('play', 'elsewhere', 'statuses', 'counters');
const bound = only('bound');
/** Boosts count in the statistics of what has them (2.5.1.b). */
const boosts = only('counters', 'statistics');
const named = ({ name }: { readonly name?: string }): Aspects =>
  name === undefined || name === 'boost' ? boosts : only('counters');

/** What a verb itself changes; what follows from that, such as the end of the game, is not its doing. */
const changes: ByKind<Step> = {
  draw: () => cards,
  resupply: () => cards,
  discard: () => goes,
  sacrifice: () => goes,
  sabotage: () => only('elsewhere', 'statuses'),
  move: () => goes,
  create: () => only('play'),
  status: () => only('statuses'),
  counters: named,
  'switch-expeditions': () => only('play'),
  'move-expedition': () => only('progress'),
  roll: () => bound,
  reveal: () => noAspects,
  look: () => noAspects,
  shuffle: () => cards,
  'play-for-free': () => together(goes, only('past')),
  activate: () => only('elsewhere', 'past'),
  'after-you': () => only('turn'),
  win: () => only('result'),
  ongoing: ({ passive }) => together(only('elsewhere'), aspectsOf(passive).changes),
  ascend: () => only('progress'),
  'exhausted-resupply': () => only('elsewhere', 'statuses'),
  augment: () => boosts,
  defect: () => only('play'),
  complete: () => only('statuses'),
  rush: () => only('turn'),
  pass: () => only('turn', 'passed'),
  double: named,
  'take-control': () => only('play'),
  'gain-abilities': () => only('abilities'),
  'gain-subtypes': () => only('subtypes'),
  'activate-as-own': () => only('elsewhere', 'past'),
  'sacrifice-objects': () => goes,
  'create-at': () => only('play'),
  distribute: named,
  exchange: () => goes,
  'exchange-boosts': () => boosts,
  'take-counters': (step) => together(named(step), bound),
  'counters-up-to': named,
  'we-gain': ({ gain }) => (typeof gain === 'object' ? named(gain) : only('statuses')),
  'place-marker': () => only('terrains'),
  'move-marker': () => only('terrains'),
  target: () => bound,
  'another-turn': () => only('turn'),
  'receive-gift': () => only('elsewhere', 'play'),
  'lose-boosts': () => boosts,
  pay: () => only('statuses'),
  'become-first-player': () => only('first-player'),
  'activate-own': () => only('elsewhere', 'past'),
  play: () => together(goes, only('past')),
  choose: () => bound,
  'cannot-move-forward': () => noAspects,
  next: () => only('elsewhere'),
};

/** What a step looks at and what it changes. */
export const aspectsOfStep = (step: Step): { readonly reads: Aspects; readonly changes: Aspects } => ({
  reads: answer(reads, step),
  changes: answer(changes, step),
});
