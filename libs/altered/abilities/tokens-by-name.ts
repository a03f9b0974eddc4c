import type { TokenDefinition } from './step.js';

/** Returns a token in Landmarks, which is a Permanent without statistics (2.2.9.c). */
const landmark = (name: string, subtype: string, abilities: TokenDefinition['abilities'] & object) =>
  ({
    name,
    type: 'permanent',
    subtypes: ['landmark', subtype],
    statistics: { forest: 0, mountain: 0, water: 0 },
    abilities,
  }) as const satisfies TokenDefinition;

/** The tokens that cards create only by name. Their definitions are those of the token cards (7.3.3.b). */
const tokens: readonly TokenDefinition[] = [
  landmark('Aerolith', 'ore', [
    {
      kind: 'reaction',
      trigger: { kind: 'sacrificed', what: 'me' },
      effect: { kind: 'step', step: { kind: 'resupply' } },
    },
    {
      kind: 'quick-action',
      cost: { exhaustMe: true, mana: 1 },
      effect: { kind: 'step', step: { kind: 'sacrifice-objects', what: 'me' } },
    },
  ]),
  landmark('Manaseed', 'sap', [
    {
      kind: 'quick-action',
      cost: { exhaustMe: true, sacrificeMe: true },
      effect: {
        kind: 'step',
        step: {
          kind: 'status',
          change: 'lose',
          status: 'exhausted',
          what: { choose: { zone: 'mana', owner: 'you', status: 'exhausted' } },
        },
      },
    },
  ]),
];

/** Returns the token with a published name. Undefined for other names. */
export const tokenNamed = (name: string): TokenDefinition | undefined =>
  tokens.find((token) => token.name === name);
