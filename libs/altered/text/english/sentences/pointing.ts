import type { TargetDefinition, What } from '#altered/abilities';
import { saying, type Scope } from '../../syntax/scope.js';
import { $, form } from '../../syntax/phrases.js';
import { here, iso, means, oneOf, type Syntax } from '../../syntax/syntax.js';
import { pointedExpedition } from '../nouns/expeditions.js';
import type { Grammar } from '../words/grammar.js';
import { severalInWords } from '../words/numbers.js';
import { introducing, type Target } from '../words/targets.js';
import { articled } from '../nouns/articles.js';
import { thatOpponent } from '../nouns/players.js';

/** How a target is named before anything is done to it. */
type Pointed = 'first' | 'may' | 'sentence' | 'then' | 'and';

/** "target a Character you control", "target a player", "target an Expedition", "target one of them" */
export function pointing(g: Grammar, pointed: Pointed): Syntax<null> {
  const single = articled(g.one);
  const named = (syntax: Syntax<TargetDefinition>): Syntax<TargetDefinition> =>
    iso(
      syntax,
      (definition): TargetDefinition => ({ ...definition, said: pointed }),
      (definition) => {
        const { said: how, ...rest } = definition;
        return how === pointed ? rest : undefined;
      },
    );
  const several = (text: string, tree: object): Syntax<TargetDefinition> =>
    named(
      form<TargetDefinition>(
        text,
        { like: g.many, count: severalInWords },
        { kind: 'object', like: $('like'), count: $('count'), ...tree },
      ),
    );
  const player = means<TargetDefinition>('a player', { kind: 'player', who: 'any' });
  const definition = oneOf<TargetDefinition>(
    named(form<TargetDefinition>('target <one>', { one: pointedExpedition }, $('one'))),
    named(form<TargetDefinition>('target <one>', { one: player }, $('one'))),
    oneOfThem(pointed),
    named(form<TargetDefinition>('target <like>', { like: single }, { kind: 'object' })),
    several('target <count> <like>', {}),
  );
  const introduced = introducing(definition, spoken);
  return here(['target'], (scope) =>
    iso(
      introduced,
      () => null,
      () => ({ target: scope.targets.length }),
    ),
  );
}

/** Parses a target of another player: "that opponent targets a card in your Reserve". */
export const pointedAtByOthers = (g: Grammar): Syntax<null> => {
  const introduced = introducing(
    form<TargetDefinition>(
      '<by> targets <like>',
      { by: thatOpponent, like: articled(g.one) },
      { kind: 'object' },
    ),
    spoken,
  );
  return here(['that', 'your', 'they', 'its'], (scope) =>
    iso(
      introduced,
      () => null,
      () => ({ target: scope.targets.length }),
    ),
  );
};

/** "target one of them": a target among the objects counted last. */
const oneOfThem = (pointed: Pointed): Syntax<TargetDefinition> =>
  here(['target'], ({ counted }) =>
    counted === null
      ? null
      : means<TargetDefinition>('target one of them', {
          kind: 'object',
          like: counted,
          said: `one of them ${pointed}`,
        }),
  );

const spoken = (scope: Scope, it: Target, definition: TargetDefinition): Scope => {
  switch (definition.kind) {
    case 'object':
      return saying(scope, { it, several: (definition.count ?? 1) > 1 });
    case 'expedition':
      return saying(scope, { place: it });
    case 'player':
      return saying(scope, { they: it });
  }
};

/** "target a Character", after something else that is done. */
export const targeted = (g: Grammar): Syntax<What> =>
  introducing(
    form<TargetDefinition>('target <like>', { like: articled(g.one) }, { kind: 'object', said: 'last' }),
    (scope, it) => saying(scope, { it, several: false }),
  );
