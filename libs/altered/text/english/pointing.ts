import type { TargetDefinition, What } from '#altered/abilities';
import { saying, type Scope } from '../syntax/scope.js';
import { form } from '../syntax/phrases.js';
import { here, iso, means, oneOf, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { pointedExpedition } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { severalInWords } from './numbers.js';
import { introducing, type Target } from './targets.js';
import { articled } from './articles.js';
import { thatOpponent } from './players.js';

/** How a target is named before anything is done to it. */
type Pointed = 'first' | 'may' | 'sentence' | 'and';

/** "target a Character you control", "target a player", "target an Expedition", "target one of them" */
export function pointing(g: Grammar, said: Pointed): Syntax<null> {
  const one = articled(g.noun({ many: false, from: false, your: 'your' }));
  const named = (syntax: Syntax<TargetDefinition>): Syntax<TargetDefinition> =>
    iso(
      syntax,
      (definition): TargetDefinition => ({ ...definition, said }),
      (definition) => {
        const { said: how, ...rest } = definition;
        return how === said ? rest : undefined;
      },
    );
  const many = g.noun({ many: true, from: false, your: 'your' });
  const several = (text: string, tree: object): Syntax<TargetDefinition> =>
    named(
      form<TargetDefinition>(text, { like: many, count: severalInWords }, {
        kind: 'object',
        like: $('like'),
        count: $('count'),
        ...tree,
      } as never),
    );
  const player = oneOf<TargetDefinition>(means<TargetDefinition>('a player', { kind: 'player', who: 'any' }));
  const definition = oneOf<TargetDefinition>(
    named(form<TargetDefinition>('target <one>', { one: pointedExpedition }, $('one'))),
    named(form<TargetDefinition>('target <one>', { one: player }, $('one'))),
    oneOfThem(said),
    named(form<TargetDefinition>('target <like>', { like: one }, { kind: 'object', like: $('like') })),
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

/** "that opponent targets a card in your Reserve": what another player points at. */
export const pointedAtByOthers = (g: Grammar): Syntax<null> => {
  const introduced = introducing(
    form<TargetDefinition>(
      '<by> targets <like>',
      {
        by: oneOf(thatOpponent),
        like: articled(g.noun({ many: false, from: false, your: 'your' })),
      },
      { kind: 'object', like: $('like'), by: $('by') },
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

/** "target one of them": of what has just been counted. */
const oneOfThem = (said: Pointed): Syntax<TargetDefinition> =>
  here(['target'], ({ those }) =>
    those === null
      ? null
      : means<TargetDefinition>('target one of them', {
          kind: 'object',
          like: those,
          said: `one of them ${said}`,
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
    form<TargetDefinition>(
      'target <like>',
      { like: articled(g.noun({ many: false, from: false, your: 'your' })) },
      { kind: 'object', like: $('like'), said: 'last' },
    ),
    (scope, it) => saying(scope, { it, several: false }),
  );
