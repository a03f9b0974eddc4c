import { setName } from '../cards/set-name.js';
import { Choice } from '../design/choice.js';
import { plainLook, wordsOf } from '../look/game-look.js';
import { useLookOf } from '../boards.js';
import { useLocale, useSay } from '../words/language.js';
import { modeIn, othersOf, type NewGame, type PlayableGame } from './new-game.js';

interface Props {
  readonly playable: PlayableGame;
  readonly game: NewGame;
  readonly set: (changed: Partial<NewGame>) => void;
}

const USUAL = '';

/**
 * Lets the user choose the mode of a game, such as teams or free-for-all. Renders nothing if there is only one mode.
 */
export function ModeChoice({ playable, game, set }: Props) {
  const say = useSay();
  const words = wordsOf(useLookOf(playable.id) ?? plainLook, useLocale());
  const { modes, boosterSets, seats } = playable;
  const mode = modeIn(playable, game);
  if (modes.length === 0) return null;
  return (
    <div className="mode-choice">
      <label>
        <span>{say('play.mode')}</span>
        <Choice
          testId="new-mode"
          value={game.mode ?? USUAL}
          options={[
            [USUAL, say('play.mode-usual', { players: seats })],
            ...modes.map(
              ({ id, players }) => [id, say('play.mode-of', { mode: words(id), players })] as const,
            ),
          ]}
          choose={(id) => {
            const players = modes.find((mode) => mode.id === id)?.players ?? seats;
            set({ mode: id === USUAL ? null : id, others: othersOf(players, game.others) });
          }}
        />
      </label>
      {mode?.opensBoosters === true && (
        <>
          <p className="choice-note">{say('play.boosters-hint')}</p>
          {boosterSets.length > 1 && (
            <label>
              <span>{say('play.set')}</span>
              <Choice
                testId="new-set"
                value={game.set ?? boosterSets[0] ?? ''}
                options={boosterSets.map((code) => [code, setName(code)] as const)}
                choose={(code) => set({ set: code })}
              />
            </label>
          )}
        </>
      )}
    </div>
  );
}
