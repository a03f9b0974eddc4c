import type { CauseLink } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import { parsePosition, type Position } from '../cursor/position.js';
import { CardText } from '../look/sign.js';
import { PositionLink } from '../log/position-link.js';
import { useSay, type Say } from '../words/language.js';
import { RulesInFull } from './rules-in-full.js';

interface Props {
  readonly causes: readonly CauseLink[];
  readonly as: Perspective;
  readonly go: (at: Position) => void;
}

/** Lists the causes of an event, nearest cause first, with a link to the position of each. */
export function CauseChain({ causes, as, go }: Props) {
  const say = useSay();
  if (causes.length === 0) return <p className="why-nothing">{say('why.begins')}</p>;
  return (
    <section data-testid="why-causes">
      <h3>{say('why.causes')}</h3>
      <ol className="why-chain">
        {causes.map((link, index) => (
          <li
            key={index}
            className={link.seat === null ? '' : `seat-${link.seat}`}
            data-testid="why-cause"
            data-kind={link.kind}
          >
            <span className="why-how">{relationText(link, say)}</span>
            <PositionLink
              at={parsePosition(link.position) ?? { revision: 0 }}
              as={as}
              go={go}
              className="why-link"
            >
              {linkText(link, say)}
            </PositionLink>
            {link.kind === 'REACTION' && link.text !== null && (
              <q className="why-ability">
                <CardText text={link.text} />
              </q>
            )}
            {link.decision?.optionCount === null && <p className="why-options">{say('why.hidden')}</p>}
            <RulesInFull rules={link.rules} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Describes how a cause led to its effect. */
function relationText({ kind }: CauseLink, say: Say): string {
  if (kind === 'FOLLOWED') return say('why.after');
  return say(kind === 'START' ? 'why.starts' : 'why.because');
}

function linkText({ kind, text, name: player, source, decision }: CauseLink, say: Say): string {
  const { chosen = null, optionCount: count = null } = decision ?? {};
  if (player !== null && chosen !== null && count !== null)
    return chosen.length === 0
      ? say('why.chose-none', { name: player, count })
      : say('why.chose', { name: player, choice: chosen.join(', '), count });
  const name = source?.name ?? say('why.some-card');
  if (kind === 'REACTION') return say('why.reaction', { name });
  if (kind === 'ABILITY') return say('why.ability', { name });
  return text ?? say('why.rule');
}
