import { useSay } from '../words/language.js';
import { ProblemList, type ShownProblem } from './problem-list.js';
import { byLot, type ChosenDeck, type PlayableGame } from './new-game.js';

interface Props {
  /** The prefix of the test ids. */
  readonly id: string;
  readonly label: string;
  readonly game: PlayableGame;
  readonly deck: ChosenDeck;
  readonly change: (deck: ChosenDeck) => void;
  readonly problems: readonly ShownProblem[];
  /**
   * The text of the option that selects no specific deck. Null if this option is omitted. If absent, the option selects
   * a random deck.
   */
  readonly lot?: string | null;
}

/**
 * Lets the user choose one of the game's decks, a random deck, or a pasted deck list. Shows the problems in the list.
 */
export function DeckChoice({ id, label, game, deck, change, problems, lot }: Props) {
  const say = useSay();
  const shown = game.decks.find(({ name }) => deck.kind === 'shipped' && name === deck.name);
  const choose = (value: string): void => {
    if (value === 'lot') change({ ...byLot, list: deck.list });
    else if (value === 'list') change({ ...deck, kind: 'list' });
    else change({ ...deck, kind: 'shipped', name: value.slice('deck:'.length) });
  };
  return (
    <div className="deck-choice">
      <label>
        <span>{label}</span>
        <select
          data-testid={id}
          value={deck.kind === 'shipped' ? `deck:${deck.name}` : deck.kind}
          onChange={({ target }) => choose(target.value)}
        >
          {lot !== null && <option value="lot">{lot ?? say('play.deck-lot')}</option>}
          {game.decks.map(({ name }) => (
            <option key={name} value={`deck:${name}`}>
              {name}
            </option>
          ))}
          <option value="list">{say('play.deck-list')}</option>
        </select>
      </label>
      {shown && (
        <details>
          <summary>{say('play.deck-cards')}</summary>
          <ul>
            {shown.cards.map(({ reference, name, copies }) => (
              <li key={reference}>{`${copies} ${name}`}</li>
            ))}
          </ul>
        </details>
      )}
      {deck.kind === 'list' && (
        <label>
          <span>{say('play.deck-paste')}</span>
          <textarea
            rows={8}
            spellCheck={false}
            data-testid={`${id}-list`}
            value={deck.list}
            placeholder={game.decks[0]?.cards
              .slice(0, 3)
              .map(({ reference, copies }) => `${copies} ${reference}`)
              .join('\n')}
            aria-invalid={problems.length > 0}
            onChange={({ target }) => change({ ...deck, list: target.value })}
          />
        </label>
      )}
      <ProblemList id={`${id}-problems`} problems={problems} list={deck.list} />
    </div>
  );
}
