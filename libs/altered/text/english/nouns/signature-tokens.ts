import type { Ability, Step, TokenDefinition } from '#altered/abilities';
import { around, phrase } from '../../syntax/phrases.js';
import { iso, maybe, means, oneOf, type Syntax } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { mana } from '../words/numbers.js';
import { statistics, subtypes, tokenName } from './tokens.js';

type Signature = Omit<TokenDefinition, 'abilities' | 'reserveCost'> & {
  readonly reserveCost: number;
  readonly ability: Ability | undefined;
};

/** "Create my Signature token: Oddball 2/2/2 in your Reserve. It's a Robot Companion with Reserve Cost {2} and “…”", or that of your Hero. */
export const signatureTokens = (g: Grammar): Syntax<Step> =>
  oneOf<Step>(
    means<Step>("create your Hero's Signature token in your Reserve", {
      kind: 'create-at',
      token: { signatureOf: 'your-hero' },
      place: { kind: 'reserve' },
    }),
    iso(
      phrase<Signature>(
        "create my Signature token: <name> <statistics> token in your Reserve. It's a <subtypes> with Reserve Cost <reserveCost> <ability>",
        {
          name: tokenName,
          statistics,
          subtypes,
          reserveCost: mana,
          ability: maybe(around('and "<it>"', g.ability)),
        },
      ),
      ({ ability, ...token }): Step => ({
        kind: 'create-at',
        token: { ...token, ...(ability && { abilities: [ability] }) },
        place: { kind: 'reserve' },
      }),
      (step) => {
        if (step.kind !== 'create-at' || step.place.kind !== 'reserve' || !('reserveCost' in step.token))
          return undefined;
        const { abilities = [], reserveCost = 0, ...token } = step.token;
        return { ...token, reserveCost, ability: abilities[0] };
      },
    ),
  );
