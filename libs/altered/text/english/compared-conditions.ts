import { type Condition } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { synonym, type Syntax } from '../syntax/syntax.js';

/** Whose turn it is. */
export const turns: readonly Syntax<Condition>[] = [
  form<Condition>("it's your turn", {}, { kind: 'turn', whose: 'you' }),
  form<Condition>("it's your opponent's turn", {}, { kind: 'turn', whose: 'opponent' }),
  synonym(form<Condition>("it's an opponent's turn", {}, { kind: 'turn', whose: 'opponent' })),
  synonym(
    form<Condition>("it's not your turn", {}, { kind: 'not', condition: { kind: 'turn', whose: 'you' } }),
  ),
];
