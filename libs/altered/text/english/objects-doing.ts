import { same, type Ability, type Effect, type What } from '#altered/abilities';
import { phrase } from '../syntax/phrases.js';
import { firstOf } from '../syntax/beginning.js';
import { here, iso, oneOf, only, synonym, type Syntax } from '../syntax/syntax.js';
import { marked } from '../syntax/worded.js';
import type { Actor, Grammar } from './grammar.js';
import { once } from './once.js';
import { canBeSaid, isGaining, predicates, saidOf, whatIsSaid, type Predicate } from './predicates.js';
import { actor } from './what.js';

interface Said {
  readonly actor: Actor;
  readonly does: Predicate;
}

/** What objects do: "I gain 2 boosts", "target Character gains 1 boost and loses Fleeting". */
export const objectsDoing = once(whatObjectsDo);

function whatObjectsDo(g: Grammar): Syntax<Effect> {
  const who = actor(g);
  const verbs = { me: predicates(g, 'me'), one: predicates(g, 'one'), several: predicates(g, 'several') };
  const whom = ({ what, many }: Actor): keyof typeof verbs =>
    what === 'me' ? 'me' : many ? 'several' : 'one';
  const saidOfThem = (text: string, of: keyof typeof verbs, fits: (said: Said) => boolean): Syntax<Effect> =>
    iso(
      phrase<{ actor: Actor; does: Predicate }>(text, {
        actor: only(who, (actor) => whom(actor) === of),
        does: verbs[of],
      }),
      (said) =>
        fits(said) && canBeSaid(said.does, said.actor.what) && !isGone(said.actor.what)
          ? saidOf(said.does, said.actor.what)
          : undefined,
      (effect) => {
        const found = whatIsSaid(effect);
        return found === undefined
          ? undefined
          : { actor: { what: found.of, many: of !== 'one' }, does: found.value };
      },
    );
  const joined = (text: string, many: boolean, fits: (said: Said) => boolean): Syntax<Effect> =>
    many
      ? oneOf(saidOfThem(text, 'me', fits), saidOfThem(text, 'several', fits))
      : saidOfThem(text, 'one', fits);
  return oneOf<Effect>(
    joined('<actor> <does>', false, () => true),
    severally(joined('<actor> each <does>', true, isSeveral), true),
    synonym(joined('<actor> each <does>', true, isOfThem)),
    synonym(joined('<actor> each <does>', true, isDoneTogether)),
    severally(
      joined('<actor> <does>', true, (said) => !isSeveral(said)),
      false,
    ),
    ...bothDo(who, verbs.several),
    ...gainsQuoted(g, who),
    // "the same number of target Characters lose Fleeting"
    marked(
      'all together',
      only(joined('<actor> <does>', true, isSeveral), ({ kind }) => kind === 'step'),
    ),
  );
}

/** A card that was drawn or discarded is in a hand or a discard pile, where nothing gains counters or a status (2.5.a). */
const isGone = (what: What): boolean =>
  typeof what === 'object' && 'noted' in what && /^(?:drawn|discarded|sacrificed)(?:-\d+)?$/.test(what.noted);

/** What objects do not do, but what is done to them. */
const isUndergone = (value: Predicate): boolean =>
  value.kind === 'step' &&
  (value.step.kind === 'discard' ||
    value.step.kind === 'move' ||
    (value.step.kind === 'status' && value.step.status === 'exhausted'));

/** A target, or what has been spoken of. */
const isKnown = ({ what }: Actor): boolean =>
  what === 'it' || (typeof what === 'object' && ('target' in what || 'noted' in what));

const isAimed = ({ what }: Actor): boolean => typeof what === 'object' && 'target' in what;

/** "target Character and I gain 1 boost": the same is done to both at once. */
function bothDo(who: Syntax<Actor>, does: Syntax<Predicate>): readonly Syntax<Effect>[] {
  type Both = { one: Actor; other: Actor; does: Predicate };
  const parts = {
    one: only(who, (actor) => !actor.many && isAimed(actor)),
    other: only(who, (actor) => actor.what === 'me' || (!actor.many && isAimed(actor))),
    does: only(does, ({ kind }) => kind === 'step'),
  };
  const both = (text: string): Syntax<Effect> =>
    iso(
      phrase<Both>(text, parts),
      ({ one, other, does: value }): Effect | undefined => {
        const steps = [one, other].flatMap(({ what }) => {
          const said = saidOf(value, what);
          return said.kind === 'step' ? [said.step] : [];
        });
        if (same(one.what, other.what)) return undefined;
        // What is done to them is said of both in other words: "exhaust me and target Permanent".
        return { kind: 'simultaneously', steps, said: isUndergone(value) ? 'to both' : 'both' };
      },
      (effect) => {
        if (effect.kind !== 'simultaneously' || effect.said !== 'both' || effect.steps.length !== 2)
          return undefined;
        const [one, other] = effect.steps.map((step) => whatIsSaid({ kind: 'step', step }));
        if (one === undefined || other === undefined || !same(one.value, other.value)) return undefined;
        return {
          one: { what: one.of, many: false },
          other: { what: other.of, many: other.of === 'me' },
          does: one.value,
        };
      },
    );
  const exchange = (text: string, isUsual: boolean): Syntax<Effect> => {
    const syntax = iso(
      phrase<Omit<Both, 'does'>>(text, parts),
      ({ one, other }): Effect | undefined =>
        other.what === 'me' || (typeof other.what === 'object' && 'target' in other.what)
          ? { kind: 'step', step: { kind: 'exchange-boosts', what: one.what, with: other.what } }
          : undefined,
      (effect) =>
        effect.kind === 'step' && effect.step.kind === 'exchange-boosts' && effect.step.with !== undefined
          ? {
              one: { what: effect.step.what, many: false },
              other: { what: effect.step.with, many: effect.step.with === 'me' },
            }
          : undefined,
    );
    return isUsual ? syntax : synonym(syntax);
  };
  return [
    exchange('<one> and <other> exchange boosts', true),
    exchange('<one> and <other> exchange their boosts', false),
    both('<one> and <other> <does>'),
    synonym(both('<one> and <other> each <does>')),
  ];
}

/** `Target Character gains "…"`: for as long as it is where it is. */
const gainsQuoted = (g: Grammar, who: Syntax<Actor>): readonly Syntax<Effect>[] =>
  (
    [
      ['gains', false],
      ['gain', true],
    ] as const
  ).map(([gain, many]) =>
    synonym(
      iso(
        phrase<{ actor: Actor; ability: Ability }>(`<actor> ${gain} "<ability>"`, {
          actor: only(who, (actor) => actor.many === many && isKnown(actor)),
          ability: g.ability,
        }),
        ({ actor: { what }, ability }): Effect => ({
          kind: 'step',
          step: { kind: 'gain-abilities', what, abilities: [ability] },
        }),
        () => undefined,
      ),
    ),
  );

/** "they each gain 1 boost", of what has just been counted. */
export const theyEach = (g: Grammar): Syntax<Effect> =>
  here(['they'], ({ those }) =>
    those === null
      ? null
      : marked(
          'they each',
          iso(
            phrase<{ does: Predicate }>('they each <does>', { does: predicates(g, 'several') }),
            ({ does }) => saidOf(does, { all: those }),
            (effect) => {
              const found = whatIsSaid(effect);
              return found !== undefined && same(found.of, { all: those })
                ? { does: found.value }
                : undefined;
            },
          ),
        ),
  );

/** "They", of several targets that were pointed at. */
const isOfThem = ({ actor: { what }, does }: Said): boolean =>
  typeof what === 'object' && ('target' in what || 'noted' in what) && isGaining(does);

/** What several targets do by themselves is one step for all of them. */
const isDoneTogether = ({ actor: { what }, does }: Said): boolean =>
  typeof what === 'object' && 'target' in what && !isGaining(does);

/** Of several targets, each one gains by itself. */
const isSeveral = ({ actor: { what }, does }: Said): boolean =>
  typeof what === 'object' && 'target' in what && isGaining(does);

const severally = (syntax: Syntax<Effect>, each: boolean): Syntax<Effect> => ({
  first: () => firstOf(syntax),
  parse: (source, at, scope) => syntax.parse(source, at, scope),
  print: (effect, scope) => {
    const found = whatIsSaid(effect);
    if (found === undefined) return null;
    const { of, value } = found;
    const isNew = typeof of === 'object' && 'target' in of && of.target === scope.targets.length;
    const isSaidOfEach = typeof of === 'object' && 'target' in of && (isNew || value.kind !== 'step');
    return (isSaidOfEach && isGaining(value)) === each ? syntax.print(effect, scope) : null;
  },
});
