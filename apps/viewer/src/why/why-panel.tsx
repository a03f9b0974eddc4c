import { useQuery } from '@apollo/client/react';
import { errorMessage } from '../api/problems.js';
import type { Perspective } from '../cursor/address.js';
import { entryAt } from '../cursor/game-line.js';
import { RuleChips } from '../design/rule-chips.js';
import { WhyDocument } from '../generated/replay.js';
import type { Position } from '../cursor/position.js';
import { CardText } from '../look/sign.js';
import type { PanelProps } from '../panels/panel.js';
import { useLocale, useSay } from '../words/language.js';
import { CauseChain } from './cause-chain.js';
import { ModifierList } from './modifier-list.js';
import { reasonsOf, type Reason } from './reasons.js';
import { RulingReport } from './ruling-report.js';
import { RulesInFull } from './rules-in-full.js';
import './why.css';

/**
 * Explains the current event. Shows the full text of its rules, the modifiers that changed it, its causes back to a
 * decision, and the reactions that it activated. On request, explains why other reactions were not activated.
 */
export function WhyPanel({ replay }: PanelProps) {
  const { game, line, as, at, go } = replay;
  const { revision } = at;
  const entry = entryAt(line, revision);
  return (
    <section className="why panel-scroll" data-testid="why" aria-live="polite">
      {entry && (
        <>
          <p className="why-event">{entry.text}</p>
          <RulesInFull rules={entry.rules} />
        </>
      )}
      <Because game={game.id} revision={revision} as={as} go={go} />
      <RulingReport key={revision} game={game.id} revision={revision} />
    </section>
  );
}

interface BecauseProps {
  readonly game: string;
  readonly revision: number;
  readonly as: Perspective;
  readonly go: (at: Position) => void;
}

function Because({ game, revision, as, go }: BecauseProps) {
  const say = useSay();
  const locale = useLocale();
  const { data, error } = useQuery(WhyDocument, {
    variables: { id: game, position: `${revision}`, as, locale },
  });
  if (error) return <p className="why-nothing">{errorMessage(error)}</p>;
  if (!data) return <p className="why-nothing" aria-busy="true" />;
  const { why, explain } = data.game;
  const { activated, notActivated } = reasonsOf(explain, say);
  const unmoved = explain.notActivated.length;
  return (
    <>
      <ModifierList modifiers={why.modifiers} />
      <CauseChain causes={why.causes} as={as} go={go} />
      <section data-testid="why-activated">
        <h3>{say('why.activated')}</h3>
        {activated.length === 0 ? (
          <p className="why-nothing">{say('why.nothing-activated')}</p>
        ) : (
          <Reasons reasons={activated} inFull />
        )}
      </section>
      {unmoved > 0 && (
        <details className="why-unmoved" key={revision} data-testid="why-not-activated">
          <summary>{say('why.not-activated', { count: unmoved })}</summary>
          <Reasons reasons={notActivated} />
        </details>
      )}
    </>
  );
}

interface ReasonsProps {
  readonly reasons: readonly Reason[];
  /** Whether the full text of the rules is shown, instead of only while a rule is pointed at. */
  readonly inFull?: boolean;
}

function Reasons({ reasons, inFull = false }: ReasonsProps) {
  return (
    <ul>
      {reasons.map(({ name, text, numbers, rule, times }, index) => (
        <li key={index}>
          <b>{name}</b>
          {times > 1 && <span className="why-times">{` × ${times}`}</span>}
          {text !== null &&
            (inFull ? (
              <q className="why-ability">
                <CardText text={text} />
              </q>
            ) : (
              <> – {text}</>
            ))}
          {numbers.map((compared) => (
            <span key={compared} className="why-numbers">{` ${compared}.`}</span>
          ))}{' '}
          {inFull ? <RulesInFull rules={[rule]} /> : <RuleChips rules={[rule]} />}
        </li>
      ))}
    </ul>
  );
}
