import type { Player } from '../api/shapes.js';
import { SearchIcon } from '../design/icons.js';
import { useSay } from '../words/language.js';
import { logKinds, type LogKind } from './log-filter.js';

interface Props {
  readonly players: readonly Player[];
  readonly cards: readonly string[];
  readonly words: string;
  readonly seat: number | null;
  readonly kind: LogKind;
  readonly card: string;
  readonly rules: boolean;
  readonly search: (words: string) => void;
  readonly chooseSeat: (seat: number | null) => void;
  readonly chooseKind: (kind: LogKind) => void;
  readonly chooseCard: (card: string) => void;
  readonly showRules: (shown: boolean) => void;
}

/** Lets the user filter the log by words, player, kind and card. */
export function LogTools(props: Props) {
  const { players, cards, words, seat, kind, card, rules } = props;
  const say = useSay();
  return (
    <div className="log-tools" role="search" aria-label={say('log.search')}>
      <label className="log-search">
        <SearchIcon />
        <span className="visually-hidden">{say('log.search')}</span>
        <input
          type="search"
          data-testid="log-search"
          placeholder={say('log.search')}
          value={words}
          onChange={(event) => props.search(event.target.value)}
        />
      </label>
      <div className="log-filters">
        <select
          data-testid="log-player"
          aria-label={say('log.player')}
          value={seat ?? ''}
          onChange={({ target }) => props.chooseSeat(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{say('log.everybody')}</option>
          {players.map((player) => (
            <option key={player.seat} value={player.seat}>
              {player.name}
            </option>
          ))}
        </select>
        <select
          data-testid="log-kind"
          aria-label={say('log.kind')}
          value={kind}
          onChange={({ target }) => props.chooseKind(logKinds.find((each) => each === target.value) ?? 'all')}
        >
          {logKinds.map((each) => (
            <option key={each} value={each}>
              {say(`log.kinds.${each}`)}
            </option>
          ))}
        </select>
        <input
          type="search"
          list="log-cards"
          data-testid="log-card"
          aria-label={say('log.card')}
          placeholder={say('log.card')}
          value={card}
          onChange={(event) => props.chooseCard(event.target.value)}
        />
        <datalist id="log-cards">
          {cards.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <button
          type="button"
          className="log-rules"
          aria-pressed={rules}
          aria-label={say('log.rules')}
          title={say('log.rules')}
          data-testid="log-rules"
          onClick={() => props.showRules(!rules)}
        >
          §
        </button>
      </div>
    </div>
  );
}
