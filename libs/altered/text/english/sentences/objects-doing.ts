import { fresh } from '../conditions/noting.js';
import { playerAction } from './players-doing.js';
import type { Effect, What } from '#altered/abilities';
import { around, form, $ } from '../../syntax/phrases.js';
import { iso, oneOf, only, synonym, type Syntax, here } from '../../syntax/syntax.js';
import { marked } from '../../syntax/worded.js';
import { once, type Actor, type Grammar } from '../words/grammar.js';
import { fitsSubject, isGaining, predicates, type Predicate } from './predicates.js';
import { aboutSubject, stating, subjectOf } from '../words/subjects.js';
import { actor } from '../nouns/what.js';
import { theyMay } from '../words/verbs.js';
import { players } from '../nouns/players.js';
import { imperative } from './steps.js';
import { joinedVerbs } from '../words/sentence-forms.js';

/** Whether a text can combine a subject with a predicate. */
type Fits = (what: What, does: Predicate) => boolean;

/** Actions of objects: "I gain 2 boosts", "target Character gains 1 boost and loses Fleeting". */
export const objectsDoing = once((g: Grammar): Syntax<Effect> => {
  const who = actor(g);
  const verbs = { me: predicates(g, 'me'), one: predicates(g, 'one'), several: predicates(g, 'several') };
  const whom = ({ what, many }: Actor): keyof typeof verbs =>
    what === 'me' ? 'me' : many ? 'several' : 'one';
  const statementFor = (text: string, of: keyof typeof verbs, fits: Fits): Syntax<Effect> =>
    stating(
      text,
      iso(
        who,
        (actor) => (whom(actor) === of ? actor.what : undefined),
        (what) => ({ what, many: of !== 'one' }),
      ),
      verbs[of],
      (what, does) => fits(what, does) && fitsSubject(does, what) && !hasLeftPlay(what),
    );
  const joined = (text: string, many: boolean, fits: Fits): Syntax<Effect> =>
    many
      ? oneOf(statementFor(text, 'me', fits), statementFor(text, 'several', fits))
      : statementFor(text, 'one', fits);
  return oneOf<Effect>(
    joined('<actor> <does>', false, () => true),
    severally(joined('<actor> each <does>', true, isSeveral), true),
    synonym(joined('<actor> each <does>', true, isTheyGaining)),
    severally(
      joined('<actor> <does>', true, (what, does) => !isSeveral(what, does)),
      false,
    ),
    // For example "the same number of target Characters lose Fleeting".
    marked(
      'all together',
      only(joined('<actor> <does>', true, isSeveral), ({ kind }) => kind === 'step'),
    ),
  );
});

/** Whether a card was drawn, discarded or sacrificed. Such a card gains no counters or statuses (2.5.a). */
const hasLeftPlay = (what: What): boolean =>
  typeof what === 'object' && 'noted' in what && /^(?:drawn|discarded|sacrificed)(?:-\d+)?$/.test(what.noted);

/** Whether the subject is "they", for targets or noted objects that each gain or lose something. */
const isTheyGaining: Fits = (what, does) =>
  typeof what === 'object' && ('target' in what || 'noted' in what) && isGaining(does);

/** Whether several targets each gain something separately. */
const isSeveral: Fits = (what, does) => typeof what === 'object' && 'target' in what && isGaining(does);

const severally = (syntax: Syntax<Effect>, each: boolean): Syntax<Effect> => ({
  ...syntax,
  print: (effect, scope) => {
    const found = subjectOf(effect);
    if (found === undefined) return null;
    const { value } = found;
    const of = found.of as What;
    const isNew = typeof of === 'object' && 'target' in of && of.target === scope.targets.length;
    const isSeparate = typeof of === 'object' && 'target' in of && (isNew || value.kind !== 'step');
    return (isSeparate && isGaining(value)) === each ? syntax.print(effect, scope) : null;
  },
});

/** Phrases such as "You may have target Character gain Fleeting", in which a player lets an object do something. */
export const haveDo = once((g: Grammar): Syntax<Effect> => {
  const who = g.object({ from: false, your: 'your' });
  const playersAct = playerAction('have <who> <does>', players, joinedVerbs(imperative(g, theyMay)));
  const objectsAct = stating(
    'have <actor> <does>',
    only(who, (what) => what !== 'me'),
    predicates(g, 'any'),
    (what, does) => fitsSubject(does, what),
  );
  const iDo = around('have me <it>', aboutSubject(predicates(g, 'me'), 'me'));
  // The tree chooses the objects once, before the first verb. All verbs therefore apply to the same objects.
  const chosenAct = here(['have'], (scope) => {
    const note = fresh(scope, 'chosen');
    const does = aboutSubject(predicates(g, 'any'), { noted: note });
    const chosen = only(who, (what) => typeof what === 'object' && ('choose' in what || 'random' in what));
    return form<Effect>(
      'have <actor> <does>',
      { actor: chosen, does: only(does, ({ kind }) => kind === 'sequence' || kind === 'simultaneously') },
      {
        kind: 'sequence',
        effects: [{ kind: 'step', step: { kind: 'choose', what: $('actor') }, note }, $('does')],
        said: 'chosen first',
      },
    );
  });
  return oneOf<Effect>(iDo, chosenAct, objectsAct, playersAct);
});
