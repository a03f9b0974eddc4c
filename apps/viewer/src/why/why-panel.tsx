import { useQuery } from '@apollo/client/react';
import { errorMessage } from '../api/problems.js';
import type { Rule } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import { entryAt } from '../cursor/game-line.js';
import { RuleChips } from '../design/rule-chips.js';
import { WhyDocument } from '../generated/graphql.js';
import { shownRevision } from '../cursor/log-groups.js';
import type { PanelProps } from '../panels/panel.js';
import { useLocale, useSay } from '../words/language.js';
import { reasonsOf, type Reason } from './reasons.js';
import './why.css';

/** The current event with its rules in full, which reactions it activated, and why others that looked at it were not. */
export function WhyPanel({ replay }: PanelProps) {
  const { game, line, as, at } = replay;
  const revision = shownRevision(line, at.revision);
  const entry = entryAt(line, revision);
  return (
    <section className="why panel-scroll" data-testid="why" aria-live="polite">
      {entry && (
        <>
          <p className="why-event">{entry.text}</p>
          <RulesInFull rules={entry.rules} />
        </>
      )}
      <Because game={game.id} revision={revision} as={as} />
    </section>
  );
}

function RulesInFull({ rules }: { readonly rules: readonly Rule[] }) {
  return (
    <dl className="why-rules">
      {rules.map(({ number, summary }) => (
        <div key={number}>
          <dt>{number}</dt>
          <dd>{summary}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Asked {
  readonly game: string;
  readonly revision: number;
  readonly as: Perspective;
}

function Because({ game, revision, as }: Asked) {
  const say = useSay();
  const locale = useLocale();
  const { data, error } = useQuery(WhyDocument, {
    variables: { id: game, position: `${revision}`, as, locale },
  });
  if (error) return <p className="why-nothing">{errorMessage(error)}</p>;
  if (!data) return <p className="why-nothing" aria-busy="true" />;
  const { activated, notActivated } = reasonsOf(data.game.explain, say);
  if (activated.length + notActivated.length === 0)
    return <p className="why-nothing">{say('why.nothing')}</p>;
  return (
    <>
      <Reasons id="activated" title={say('why.activated')} reasons={activated} />
      <Reasons id="not-activated" title={say('why.not-activated')} reasons={notActivated} />
    </>
  );
}

interface ReasonsProps {
  readonly id: string;
  readonly title: string;
  readonly reasons: readonly Reason[];
}

function Reasons({ id, title, reasons }: ReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <div data-testid={`why-${id}`}>
      <h3>{title}</h3>
      <ul>
        {reasons.map(({ name, text, numbers, rule, times }, index) => (
          <li key={index}>
            <b>{name}</b>
            {times > 1 && <span className="why-times">{` × ${times}`}</span>}
            {text !== null && <> – {text}</>}
            {numbers.map((compared) => (
              <span key={compared} className="why-numbers">{` ${compared}.`}</span>
            ))}{' '}
            <RuleChips rules={[rule]} />
          </li>
        ))}
      </ul>
    </div>
  );
}
