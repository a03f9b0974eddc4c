import { useQuery } from '@apollo/client/react';
import { errorMessage } from '../api/client.js';
import type { Perspective } from '../cursor/address.js';
import { ChevronIcon } from '../design/icons.js';
import { WhyDocument } from '../generated/graphql.js';
import { reasonsOf, type Reason } from './reasons.js';
import { RuleChips } from './rule-chips.js';
import './why.css';

interface Props {
  readonly game: string;
  /** The event asked about: the current line of the log. */
  readonly revision: number;
  readonly as: Perspective;
  readonly open: boolean;
  readonly toggle: () => void;
}

/** Which reactions the current event activated, and why others that looked at it were not; asked only when open. */
export function WhyPanel({ game, revision, as, open, toggle }: Props) {
  return (
    <section className="why" data-testid="why" aria-label="Why">
      <button
        type="button"
        className="why-toggle"
        data-testid="why-toggle"
        aria-expanded={open}
        aria-controls="why-body"
        aria-keyshortcuts="w"
        title="Why? (W)"
        onClick={toggle}
      >
        Why?
        <ChevronIcon />
      </button>
      <div id="why-body" className="why-body" hidden={!open} aria-live="polite">
        {open && <Because game={game} revision={revision} as={as} />}
      </div>
    </section>
  );
}

function Because({ game, revision, as }: Pick<Props, 'game' | 'revision' | 'as'>) {
  const { data, error } = useQuery(WhyDocument, { variables: { id: game, position: `${revision}`, as } });
  if (error) return <p className="why-nothing">{errorMessage(error)}</p>;
  if (!data) return <p className="why-nothing" aria-busy="true" />;
  const { activated, notActivated } = reasonsOf(data.game.explain);
  if (activated.length + notActivated.length === 0)
    return <p className="why-nothing">No reaction checked this event.</p>;
  return (
    <>
      <Reasons title="Activated" reasons={activated} />
      <Reasons title="Checked, but not activated" reasons={notActivated} />
    </>
  );
}

function Reasons({ title, reasons }: { readonly title: string; readonly reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <>
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
    </>
  );
}
