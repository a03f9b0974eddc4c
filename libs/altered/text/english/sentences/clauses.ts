import type { Effect, Step } from '#altered/abilities';
import { $, around, form } from '../../syntax/phrases.js';
import { means, oneOf, only, rule, synonym, type Syntax } from '../../syntax/syntax.js';
import { marked } from '../../syntax/worded.js';
import type { Grammar } from '../words/grammar.js';
import { ascendingClauses, expeditionMoves, movesTheOther, oneOfYours } from './expeditions-doing.js';
import { lastingFor, lessAndMore } from './awaiting.js';
import { you } from '../words/verbs.js';
import { imperative } from './steps.js';
import { asEffect, joinedVerbs } from '../words/sentence-forms.js';
import {
  eachPlayerWho,
  playersDo,
  playersMay,
  playersPay,
  startingWithYou,
  theyDo,
  twice,
} from './players-doing.js';
import { objectsDoing } from './objects-doing.js';

/** Two effects with different subjects: "Sacrifice it and I gain 1 boost". */
export const pair = (text: string, first: Syntax<Effect>, second: Syntax<Effect>): Syntax<Effect> =>
  form<Effect>(
    text,
    { first, second },
    { kind: 'sequence', effects: [$('first'), $('second')], said: 'and' },
  );

/** An effect without conditions or choices. */
export function simpleClause(g: Grammar): Syntax<Effect> {
  const commands = joinedVerbs(imperative(g, you));
  const objects = rule('an effect', objectsDoing(g));
  const others = rule('an effect', playersDo(g));
  const expeditionsDo = oneOf<Effect>(
    asEffect(expeditionMoves),
    asEffect(oneOfYours),
    marked('mover', asEffect(movesTheOther)),
    ...ascendingClauses(g),
  );
  return rule(
    'an effect',
    oneOf<Effect>(
      commands,
      // "You" is necessary only if another player was mentioned: "When an opponent Resupplies — You Resupply."
      synonym(around('you <it>', only(commands, isPlainCommand))),
      objects,
      others,
      eachPlayerWho(g),
      playersMay(g),
      playersPay(g),
      theyDo(g),
      twice(playersMay(g)),
      marked('you', asEffect(takeControl(g))),
      startingWithYou(g),
      expeditionsDo,
      asEffect(means<Step>('you win the game', { kind: 'win' })),
      asEffect(lastingFor(g)),
      lessAndMore(g),
      pair('<first> and <second>', asCommand(commands), objects),
      pair('<first> and <second>', objects, expeditionsDo),
    ),
  );
}

/** "You take control of it", after an action of another player. */
const takeControl = (g: Grammar): Syntax<Step> =>
  form<Step>(
    'you take control of <what>',
    { what: g.object({ from: false, your: 'your' }) },
    { kind: 'take-control' },
  );

/** Whether the words of a command stay the same after "you". For example, "Draw a card" becomes "You draw a card". */
const isPlainCommand = (effect: Effect): boolean =>
  effect.kind === 'sequence'
    ? effect.effects.every(isPlainCommand)
    : effect.kind === 'step' && effect.step.kind !== 'take-control' && effect.step.kind !== 'play-for-free';

/** Only a single verb, because `commands` already parses several verbs joined together. */
const asCommand = (verbs: Syntax<Effect>): Syntax<Effect> =>
  only(verbs, (effect) => effect.kind !== 'sequence');
