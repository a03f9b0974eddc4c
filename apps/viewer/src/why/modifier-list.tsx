import type { EventModifier } from '../api/shapes.js';
import { useSay } from '../words/language.js';
import { RulesInFull } from './rules-in-full.js';

/** Shows how modifiers changed an event before it happened, and the resulting event. */
export function ModifierList({ modifiers }: { readonly modifiers: readonly EventModifier[] }) {
  const say = useSay();
  if (modifiers.length === 0) return null;
  return (
    <section data-testid="why-modifiers">
      <h3>{say('why.modifiers')}</h3>
      <ul className="why-modifiers">
        {modifiers.map(({ replaces, rule, source, actions }, index) => {
          const name = source === null ? say('why.rule') : (source.name ?? say('why.some-card'));
          return (
            <li key={index}>
              <p>{say(replaces ? 'why.replaced' : 'why.added', { name })}</p>
              <ul>
                {actions.map((action, at) => (
                  <li key={at}>{action}</li>
                ))}
              </ul>
              <RulesInFull rules={[rule]} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
