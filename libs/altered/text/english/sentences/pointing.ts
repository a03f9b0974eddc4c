import type { TargetDefinition, What } from '#altered/abilities';
import { saying, type Scope } from '../../syntax/scope.js';
import { $, fieldsOf, form, type Template } from '../../syntax/phrases.js';
import { marked } from '../../syntax/worded.js';
import { here, iso, means, oneOf, type Syntax } from '../../syntax/syntax.js';
import { pointedExpedition } from '../nouns/expeditions.js';
import type { Grammar } from '../words/grammar.js';
import { introducing, type Target } from '../words/targets.js';
import { articled } from '../nouns/articles.js';
import { thatOpponent } from '../nouns/players.js';
import { severalOf } from '../nouns/ready.js';

/**
 * The ways in which a sentence names a target before it affects this target, such as "target a Character and send it to
 * Reserve".
 */
type Pointed = 'first' | 'may' | 'sentence' | 'then' | 'and';

/** A target that is named before any action affects it. */
const spokenOf = (beginnings: readonly string[], definition: Syntax<TargetDefinition>): Syntax<null> => {
  const introduced = introducing(definition, spoken);
  return here(beginnings, ({ targets }) =>
    iso(
      introduced,
      () => null,
      () => ({ target: targets.length }),
    ),
  );
};

/**
 * Phrases such as "target a Character you control", "target a player", "target an Expedition" and "target one of them".
 */
export function pointing(g: Grammar, pointed: Pointed): Syntax<null> {
  const parts = {
    expedition: pointedExpedition,
    player: means<TargetDefinition>('a player', { kind: 'player', who: 'any' }),
    like: articled(g.single),
    count: severalOf,
    several: g.many,
  };
  const of = (text: string, tree: Template<TargetDefinition>): Syntax<TargetDefinition> =>
    marked(pointed, form<TargetDefinition>(text, parts, tree));
  return spokenOf(
    ['target'],
    oneOf<TargetDefinition>(
      of('target <expedition>', $('expedition')),
      of('target <player>', $('player')),
      countedTarget(pointed),
      of('target <count> <several>', {
        kind: 'object',
        like: $('several'),
        ...fieldsOf('count', 'count', 'upTo'),
      }),
      of('target <like>', { kind: 'object', like: $('like') }),
    ),
  );
}

/** A target that another player chooses: "that opponent targets a card in your Reserve". */
export const pointedAtByOthers = (g: Grammar): Syntax<null> =>
  spokenOf(
    ['that', 'your', 'they', 'its'],
    form<TargetDefinition>(
      '<by> targets <like>',
      { by: thatOpponent, like: articled(g.single) },
      { kind: 'object' },
    ),
  );

/** A target from the objects that were counted last: "target one of them". */
const countedTarget = (pointed: Pointed): Syntax<TargetDefinition> =>
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

/** Phrases such as "target a Character", after another action. */
export const targeted = (g: Grammar): Syntax<What> =>
  introducing(
    form<TargetDefinition>('target <like>', { like: articled(g.single) }, { kind: 'object', said: 'last' }),
    (scope, it) => saying(scope, { it, several: false }),
  );
