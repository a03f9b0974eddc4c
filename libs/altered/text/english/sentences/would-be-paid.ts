import { same, type Effect, type Selector } from '#altered/abilities';

/** Nothing happens but what is paid. */
export const nothing: Effect = { kind: 'sequence', effects: [] };

/** To exhaust or discard the object itself is the price: where that cannot be, nothing is done instead. */
export const isOwnPrice = (effect: Effect): boolean =>
  effect.kind === 'step' &&
  'what' in effect.step &&
  effect.step.what === 'me' &&
  (effect.step.kind === 'discard' || (effect.step.kind === 'status' && effect.step.status === 'exhausted'));

/** An action that can replace the payment: "you may discard a card from your Reserve instead". */
export const isPrice = (effect: Effect): boolean => {
  if (effect.kind !== 'step') return false;
  const { step } = effect;
  switch (step.kind) {
    case 'sacrifice':
      return step.who === undefined;
    case 'take-counters':
      return step.spend === true && step.from === 'me';
    case 'discard':
      return (
        typeof step.what === 'object' &&
        'choose' in step.what &&
        ['hand', 'reserve'].some((zone) =>
          same((step.what as { readonly choose: Selector }).choose, { zone, owner: 'you' }),
        )
      );
    default:
      return false;
  }
};
