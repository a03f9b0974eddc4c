import { same, type Effect, type Quantity, type What } from '#altered/abilities';
import { phrase } from '../syntax/phrases.js';
import { iso, means, oneOf, synonym, type Syntax } from '../syntax/syntax.js';
import type { Grammar } from './grammar.js';
import { counterName } from './names.js';
import { inDigits, severalInDigits } from './numbers.js';
import { inPerson, type Person } from './person.js';

type Count = Quantity | 'all';
type Parts = {
  readonly count: Count;
  readonly name?: string;
  readonly from: What;
  readonly to: What;
};

/** Counters are taken from one object, and as many are put on another. */
const moved = ({ count, name = 'boost', from, to }: Parts, upTo: boolean): Effect => ({
  kind: 'sequence',
  effects: [
    {
      kind: 'step',
      step: { kind: 'take-counters', from, name, count, ...(upTo && { upTo: true as const }) },
    },
    {
      kind: 'step',
      step: { kind: 'counters', change: 'gain', name, count: { countersTaken: true }, what: to },
    },
  ],
  said: 'moved',
});

/** "Move 1 boost from target Character to me", "move all boosts from me to another target Character" */
export function movingCounters(g: Grammar, person: Person): readonly Syntax<Effect>[] {
  const object = g.object({ from: false, your: person.your });
  const of = (
    text: string,
    count: Syntax<Count>,
    isOne: boolean,
    { named = false, upTo = false } = {},
  ): Syntax<Effect> =>
    iso(
      phrase<Parts>(inPerson(person, `[move] ${text} from <from> to <to>`), {
        count,
        name: counterName,
        from: object,
        to: object,
      }),
      (parts): Effect | undefined => (same(parts.from, parts.to) ? undefined : moved(parts, upTo)),
      (effect) => {
        const [first, second] = effect.kind === 'sequence' && effect.said === 'moved' ? effect.effects : [];
        if (first?.kind !== 'step' || first.step.kind !== 'take-counters') return undefined;
        if (second?.kind !== 'step' || second.step.kind !== 'counters') return undefined;
        const { name, from, count: number } = first.step;
        if (name === undefined || (name !== 'boost') !== named || (number === 1) !== isOne) return undefined;
        const parts: Parts = { count: number, ...(named && { name }), from, to: second.step.what };
        return same(moved(parts, upTo), effect) ? parts : undefined;
      },
    );
  const one = means<Count>('1', 1);
  const several: Syntax<Count> = severalInDigits;
  const any: Syntax<Count> = inDigits;
  const all = means<Count>('all', 'all');
  return [
    of('<count> boost', one, true),
    of('<count> boosts', oneOf(several, all), false),
    of('up to <count> boosts', several, false, { upTo: true }),
    of('<count> <name> counter', one, true, { named: true }),
    of('<count> <name> counters', oneOf(several, all), false, { named: true }),
    of('up to <count> <name> counters', several, false, { named: true, upTo: true }),
    synonym(of('up to <count> boost', any, true, { upTo: true })),
  ];
}
