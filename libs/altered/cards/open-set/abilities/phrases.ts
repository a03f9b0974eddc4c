import type {
  Ability,
  Condition,
  Cost,
  Effect,
  Instructions,
  Passive,
  Quantity,
  Selector,
  Step,
  Subject,
  TargetDefinition,
  TokenDefinition,
  Trigger,
  What,
} from '#altered/abilities';

/** Parts of abilities that many cards share. */

export const target = (index: number) => ({ target: index }) as const;
export const noted = (name: string) => ({ noted: name }) as const;

/** Describes a single target in play. */
export const aTarget = (like: Selector): TargetDefinition => ({ kind: 'object', like });
export const upToTarget = (like: Selector, count = 1): TargetDefinition => ({
  kind: 'object',
  like,
  count,
  upTo: true,
});
export const anExpedition: TargetDefinition = { kind: 'expedition', whose: 'any' };
export const anOpponent: TargetDefinition = { kind: 'player', who: 'opponent' };
/** The target of Sabotage: up to one card in a Reserve (7.3.18.a). */
export const cardInReserve: TargetDefinition = upToTarget({ zone: 'reserve' });

export const characters: Selector = { type: 'character' };
export const permanents: Selector = { type: 'permanent' };
export const yourCharacters: Selector = { type: 'character', controller: 'you' };
export const yourPermanents: Selector = { type: 'permanent', controller: 'you' };
export const yourPlants: Selector = { subtype: 'plant', controller: 'you' };
/** Describes cards in the Hand of the player who chooses, whom descriptions call "you". */
export const yourHand: Selector = { zone: 'hand', owner: 'you' };
export const yourReserve: Selector = { zone: 'reserve', owner: 'you' };
export const handCostAtMost = (than: number): Pick<Selector, 'bounds'> => ({
  bounds: [{ of: 'hand-cost', is: 'at-most', than }],
});

export const quickAction = (cost: Cost, does: Instructions | Effect): Ability => ({
  kind: 'quick-action',
  cost,
  ...instructions(does),
});
export const support = (does: Instructions | Effect, cost: Cost = {}): Ability => ({
  kind: 'quick-action',
  where: 'support',
  cost: { ...cost, discardMe: true },
  ...instructions(does),
});
export const reaction = (trigger: Trigger, does: Instructions | Effect): Ability => ({
  kind: 'reaction',
  trigger,
  ...instructions(does),
});
export const passive = (statement: Passive): Ability => ({ kind: 'passive', passive: statement });
export const spell = (does: Instructions | Effect): Ability => ({ kind: 'effect', ...instructions(does) });

const instructions = (does: Instructions | Effect): Instructions =>
  'kind' in does ? { effect: does } : does;

export const joins = (does: Instructions | Effect): Ability => reaction({ kind: 'join', what: 'me' }, does);
export const fromHand = (does: Instructions | Effect): Ability =>
  reaction({ kind: 'played', what: 'me', from: 'hand' }, does);
export const fromReserve = (does: Instructions | Effect): Ability =>
  reaction({ kind: 'played', what: 'me', from: 'reserve' }, does);
export const youPlay = (what: Selector, from?: 'hand' | 'reserve'): Trigger => ({
  kind: 'played',
  what,
  by: 'you',
  ...(from !== undefined && { from }),
});
export const at = (phase: 'noon' | 'dusk' | 'night'): Trigger => ({ kind: 'phase', phase });
export const sacrificed = (what: Subject): Trigger => ({ kind: 'sacrificed', what });

export const keyword = (word: 'defender' | 'eternal' | 'gigantic' | 'seasoned' | 'fleeting'): Ability => ({
  kind: 'keyword',
  keyword: word,
});
export const tough = (amount: number): Ability => ({ kind: 'tough', amount });

/** Wraps a step as an effect. Later steps can refer to the step's objects by `note`. */
export const does = (step: Step, note?: string): Effect => ({
  kind: 'step',
  step,
  ...(note !== undefined && { note }),
});
export const then = (...effects: readonly Effect[]): Effect => ({ kind: 'sequence', effects });
export const youMay = (effect: Effect): Effect => ({ kind: 'optional', effect });
export const when = (condition: Condition, first: Effect, otherwise?: Effect): Effect => ({
  kind: 'if',
  condition,
  then: first,
  ...(otherwise !== undefined && { otherwise }),
});
export const ifYouDo = (first: Effect, next: Effect, otherwise?: Effect): Effect => ({
  kind: 'if-you-do',
  first,
  then: next,
  ...(otherwise !== undefined && { otherwise }),
});
export const chooseOne = (...modes: readonly Effect[]): Effect => ({ kind: 'modes', modes });
export const payTo = (cost: Cost, what: Instructions | Effect): Effect => ({
  kind: 'pay-to',
  cost,
  ...instructions(what),
});

export const draw = (count: Quantity = 1): Effect => does({ kind: 'draw', count });
export const resupply: Effect = does({ kind: 'resupply' });
export const sabotage = (index: number): Effect => does({ kind: 'sabotage', target: index });
export const discard = (what: What): Effect => does({ kind: 'discard', what });
export const roll: Effect = does({ kind: 'roll', note: 'die' });
export const rolled = (than: number): Condition => compare(noted('die'), 'at-least', than);
export const boost = (what: What, count: Quantity = 1): Effect => does(gainsBoosts(what, count));
export const gainsBoosts = (what: What, count: Quantity = 1): Step => ({
  kind: 'counters',
  change: 'gain',
  name: 'boost',
  count,
  what,
});
export const gainsCounters = (name: string, count: number): Effect =>
  does({ kind: 'counters', change: 'gain', name, count, what: 'me' });
export const gains = (status: 'anchored' | 'asleep' | 'fleeting', what: What): Effect =>
  does({ kind: 'status', change: 'gain', status, what });
export const losesFleeting = (what: What): Effect =>
  does({ kind: 'status', change: 'lose', status: 'fleeting', what });
export const readies = (what: What): Effect =>
  does({ kind: 'status', change: 'lose', status: 'exhausted', what });
export const toHand = (what: What): Effect => does({ kind: 'move', what, to: { zone: 'hand' } });
export const toReserve = (what: What): Effect => does({ kind: 'move', what, to: { zone: 'reserve' } });
export const reveal = (what: What, note: string): Effect => does({ kind: 'reveal', what }, note);
export const create = (token: TokenDefinition, where: Extract<Step, { kind: 'create' }>['in']): Effect =>
  does({ kind: 'create', token, in: where });
export const ongoing = (duration: 'turn' | 'afternoon' | 'day', statement: Passive): Effect =>
  does({ kind: 'ongoing', passive: statement, duration });

export const compare = (
  left: Quantity,
  is: Extract<Condition, { kind: 'compare' }>['is'],
  right: Quantity,
): Condition => ({ kind: 'compare', left, is, right });
export const exists = (like: Selector): Condition => ({ kind: 'exists', like });
export const not = (condition: Condition): Condition => ({ kind: 'not', condition });
export const isLike = (name: string, like: Selector): Condition => ({
  kind: 'is',
  what: noted(name),
  like,
});
