/** Words that no line can say, each with the reason: `place` is one of `everyWord`, and stands for all that are in it. */
interface UnsaidWord {
  readonly place: string;
  readonly why: string;
}

const because =
  (why: string) =>
  (place: string): UnsaidWord => ({ place, why });

const notYet = because('no card says it yet');
const neverSaid = because('it is understood, or set by the rules themselves');
const byNumber = because('a bound of this sort is said as “or more” or “or less”');

/** What random trees, and the variants of all others, have no words for. */
export const unsaidWords: readonly UnsaidWord[] = [
  neverSaid('ability quick-action.where in-play'),
  neverSaid('ability reaction.when after'),
  ...[
    'zone limbo',
    'selector.type mana',
    'selector.type region',
    'selector.keyword fleeting',
    'passive keyword.gain fleeting',
    'passive keyword.lose fleeting',
    'step counters.augments',
    'step activate-own.nth',
    'step activate-as-own.nth',
    'token.text',
    'token.type',
    'passive played.then',
  ].map(neverSaid),
  ...[
    'quantity.statistics forest',
    'quantity.statistics mountain',
    'quantity.statistics water',
    'quantity.is at-least',
    'quantity.is at-most',
    'quantity.is more-than',
    'quantity.is less-than',
    'quantity.otherwise',
    'quantity.together.base',
    'condition standing.which one-of-yours',
    'condition nobody-facing.what me',
    'condition total.of.base',
    'condition different-costs.of hand-cost',
    'condition different-costs.of reserve-cost',
    'condition different-costs.of base-cost',
    'cost.put.from reserve',
    'destination.position.fromTop',
    'destination.position.fromBottom',
    'destination.faceDown',
    'destination.statuses',
    'total.of.counters',
    'total.of.base',
    'passive subtypes.lose',
    'passive terrains.lose forest',
    'passive terrains.lose mountain',
    'passive terrains.lose water',
    'passive goes-instead.to',
    'passive one-more.verb resupply',
    'passive one-more.verb counters',
    'passive enters-with.next',
    'step roll.who',
    'step look.who',
    'step win.who',
    'step rush.who',
    'step sacrifice-objects.who',
    'step create-at.who',
    'step next.trigger played.from reserve',
    'trigger goes-from.what me',
    ...['succeed', 'prepare', 'draw', 'expand', 'progress', 'clean-up'].map(
      (daily) => `effect delayed.after ${daily}`,
    ),
  ].map(notYet),
  ...['exactly', 'more-than', 'less-than'].flatMap((is) => [
    byNumber(`condition cost-was.is ${is}`),
    byNumber(`passive may-play.baseCost.is ${is}`),
  ]),
];

/** Whether a word is one of those that no line can say. */
export const isUnsaidWord = (word: string): boolean =>
  unsaidWords.some(
    ({ place }) => word === place || word.startsWith(`${place} `) || word.startsWith(`${place}.`),
  );
