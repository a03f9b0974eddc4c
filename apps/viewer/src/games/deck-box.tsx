import { useSay } from '../words/language.js';

interface Props {
  readonly text: string;
  readonly change: (text: string) => void;
  readonly isBusy: boolean;
  readonly give: () => void;
}

/**
 * Accepts a deck link or deck list. The deck can belong to logs that are imported simultaneously or were imported
 * earlier.
 */
export function DeckBox({ text, change, isBusy, give }: Props) {
  const say = useSay();
  return (
    <form
      className="deck-box"
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <label>
        {say('games.deck-box')}
        <textarea
          rows={1}
          spellCheck={false}
          data-testid="deck-box"
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      </label>
      <button
        type="submit"
        className="button"
        data-testid="deck-give"
        disabled={isBusy || text.trim() === ''}
      >
        {say('games.deck-give')}
      </button>
    </form>
  );
}
