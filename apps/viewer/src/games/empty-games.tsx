import { useSay } from '../words/language.js';

/** The command to run in the checkout. */
const command = 'npm run -s retrace -- play';

/** Shows advice when the list of games is empty. */
export function EmptyGames({ filtered }: { readonly filtered: boolean }) {
  const say = useSay();
  if (filtered)
    return (
      <div className="empty" data-testid="empty">
        <h2>{say('games.no-match')}</h2>
        <p>{say('games.no-match-advice')}</p>
      </div>
    );
  return (
    <div className="empty" data-testid="empty">
      <h2>{say('games.none')}</h2>
      <p>{say('games.none-advice')}</p>
      <pre>{command}</pre>
      <p>{say('games.none-drop')}</p>
    </div>
  );
}
