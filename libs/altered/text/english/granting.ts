import type { Ability, Step, Targeted } from '#altered/abilities';
import { phrase } from '../syntax/phrases.js';
import { iso, type Syntax } from '../syntax/syntax.js';
import type { Actor, Grammar } from './grammar.js';
import { actor } from './what.js';

const durations = [
  ['this turn', 'turn'],
  ['this Afternoon', 'afternoon'],
  ['this Day', 'day'],
] as const;

/** `Target Character gains "…" this turn`: an ability that is had for a time. */
export const grantedFor = (g: Grammar): readonly Syntax<Step>[] =>
  durations.map(([text, duration]) =>
    iso(
      phrase<{ actor: Actor; ability: Ability }>(`<actor> gains "<ability>" ${text}`, {
        actor: actor(g),
        ability: g.ability,
      }),
      ({ actor: { what, many }, ability }): Step | undefined =>
        many || !isTarget(what)
          ? undefined
          : { kind: 'ongoing', passive: { kind: 'abilities', of: what, gain: [ability] }, duration },
      (step) => {
        if (step.kind !== 'ongoing' || step.duration !== duration) return undefined;
        const { passive } = step;
        if (passive.kind !== 'abilities' || passive.if !== undefined || !isTarget(passive.of))
          return undefined;
        const [ability, ...more] = passive.gain ?? [];
        return ability === undefined || more.length > 0 || passive.lose
          ? undefined
          : { actor: { what: passive.of, many: false }, ability };
      },
    ),
  );

const isTarget = (what: unknown): what is Targeted =>
  typeof what === 'object' && what !== null && 'target' in what;
