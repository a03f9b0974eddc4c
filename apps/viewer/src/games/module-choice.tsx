import { drawnGames } from '../looks.js';
import { useSay } from '../words/language.js';

interface Props {
  readonly testId: string;
  /** The module id of the selected game. Empty for any game. */
  readonly module: string;
  readonly choose: (module: string) => void;
}

/** Lets the user select one kind of game, or any. */
export function ModuleChoice({ testId, module, choose }: Props) {
  const say = useSay();
  return (
    <select
      className="games-module"
      aria-label={say('games.game')}
      data-testid={testId}
      value={module}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{say('games.any-game')}</option>
      {drawnGames.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
