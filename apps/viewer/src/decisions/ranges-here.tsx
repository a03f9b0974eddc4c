import type { CSSProperties } from 'react';
import { useLazyQuery } from '@apollo/client/react';
import { shareFragment } from '../api/credentials.js';
import { errorMessage } from '../api/problems.js';
import { formatPosition } from '../cursor/position.js';
import type { RangeAtQuery } from '../generated/graphql.js';
import { RangeAtDocument } from '../generated/review.js';
import type { OpenReplay } from '../panels/panel.js';
import { useLocale, useSay } from '../words/language.js';
import { usePercent } from '../words/use-percent.js';
import { HeldWorth } from './held-worth.js';
import './ranges.css';

interface Props {
  readonly replay: OpenReplay;
  /** The seat of the deciding player. The panel shows the hands of the opponents. */
  readonly deciding: number | null;
}

/** Shows on request which cards opponents could hold at the current position. */
export function RangesHere({ replay, deciding }: Props) {
  const { game, as, at } = replay;
  const own = /^\d+$/.test(as) ? Number(as) : deciding;
  if (shareFragment !== '') return null;
  return game.players.map((_, seat) =>
    seat === own ? null : (
      // The key resets the component when the position changes, so that it does not show outdated cards.
      <Range key={`${seat}/${as}/${formatPosition(at)}`} replay={replay} seat={seat} />
    ),
  );
}

function Range({ replay, seat }: { readonly replay: OpenReplay; readonly seat: number }) {
  const say = useSay();
  const locale = useLocale();
  const { game, as, at } = replay;
  const player = game.players[seat]?.name ?? '';
  const [ask, { data, error, loading }] = useLazyQuery(RangeAtDocument);
  const variables = { id: game.id, seat, as, at: formatPosition(at), locale };
  const found = data?.game.range;
  return (
    <div className="range-here">
      {!data && (
        <button
          type="button"
          className="button"
          data-testid="range-here"
          disabled={loading}
          aria-busy={loading}
          onClick={() => void ask({ variables }).catch(() => undefined)}
        >
          {loading ? say('decisions.range-reading') : say('decisions.range', { player })}
        </button>
      )}
      <div aria-live="polite">
        {error && (
          <p className="whatif-problem" role="alert">
            {errorMessage(error)}
          </p>
        )}
        {data && !found && <p className="panel-nothing">{say('decisions.range-none', { player })}</p>}
        {found && <HandRange found={found} seat={seat} player={player} />}
      </div>
      {found && found.cards.length > 0 && <HeldWorth variables={variables} />}
    </div>
  );
}

interface RangeProps {
  readonly found: NonNullable<RangeAtQuery['game']['range']>;
  readonly seat: number;
  readonly player: string;
}

function HandRange({ found: { unknown, known, source, cards, hidden }, seat, player }: RangeProps) {
  const say = useSay();
  return (
    <section className={`range seat-${seat}`} data-testid="range">
      <p className="range-hand">
        {unknown === 0
          ? say('decisions.range-empty', { player })
          : say('decisions.range-unknown', { player, count: unknown })}
      </p>
      {known.length > 0 && <p>{say('decisions.range-known', { cards: known.join(', ') })}</p>}
      {cards.length > 0 && (
        <>
          <RangeCards cards={cards} />
          <p className="range-note">{say('decisions.range-how')}</p>
        </>
      )}
      {hidden.map((zone) => (
        <details key={zone.zone} data-testid="range-zone">
          <summary>{say('decisions.range-zone', { zone: zone.name, count: zone.unknown })}</summary>
          <RangeCards cards={zone.cards} />
        </details>
      ))}
      {source === 'SHIPPED' && <p className="range-note">{say('decisions.range-shipped')}</p>}
    </section>
  );
}

const RangeCards = ({ cards }: Pick<RangeProps['found'], 'cards'>) => (
  <ol className="range-cards">
    {cards.map((card) => (
      <RangeCard key={card.reference} card={card} />
    ))}
  </ol>
);

/** The probability below which a card is shown in grey. */
const UNLIKELY = 0.1;

function RangeCard({ card }: { readonly card: RangeProps['found']['cards'][number] }) {
  const say = useSay();
  const percent = usePercent();
  const { name, chance, byCopies } = card;
  const words = say('decisions.range-chance', {
    card: name,
    chance: percent(chance),
    copies: percent(byCopies),
  });
  return (
    <li
      className={chance < UNLIKELY ? 'is-unlikely' : ''}
      style={{ '--chance': percentage(chance), '--copies': percentage(byCopies) } as CSSProperties}
      title={words}
    >
      <span>{name}</span>
      <b>{percent(chance)}</b>
    </li>
  );
}

const percentage = (share: number): string => `${(100 * share).toFixed(1)}%`;
