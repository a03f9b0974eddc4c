import { useSay } from '../words/language.js';
import { DeckChoice, type PlayableGame } from './deck-choice.js';
import { byLot, type NewGame, type Opponent, type PlacedProblem } from './new-game.js';
import { ProblemList, type ShownProblem } from './problem-list.js';
import { Segments } from './segments.js';

/** What is wrong, by the part of the form. */
export type PlacedProblems = Record<PlacedProblem['at'], ShownProblem[]>;

interface Props {
  readonly games: readonly PlayableGame[];
  readonly game: NewGame;
  readonly problems: PlacedProblems;
  readonly isBusy: boolean;
  readonly change: (game: NewGame) => void;
  readonly begin: () => void;
}

const opponents: readonly Opponent[] = ['GREEDY', 'SEARCH', 'RANDOM', 'FRIEND'];
const visibilities = ['PRIVATE', 'PLAYERS', 'PUBLIC'] as const;

/** Everything that is chosen before a game begins. What was typed stays when the server refuses it. */
export function NewGameForm({ games, game, problems, isBusy, change, begin }: Props) {
  const say = useSay();
  const playable = games.find(({ id }) => id === game.module);
  if (!playable) return null;
  const set = (changed: Partial<NewGame>): void => change({ ...game, ...changed });
  const isFriend = game.opponent === 'FRIEND';
  return (
    <form
      className="new-game"
      data-testid="new-game"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <Segments
        id="new-module"
        label={say('games.game')}
        value={game.module}
        options={games.map(({ id, name }) => [id, name])}
        choose={(module) => {
          const edition = games.find(({ id }) => id === module)?.editions[0] ?? '';
          set({ module, edition, deck: byLot, opponentDeck: byLot });
        }}
      />
      {playable.editions.length > 1 && (
        <Segments
          id="new-edition"
          label={say('games.edition')}
          value={game.edition}
          options={playable.editions.map((edition) => [edition, edition])}
          choose={(edition) => set({ edition })}
        />
      )}
      <fieldset>
        <legend>{say('play.you')}</legend>
        <label>
          <span>{say('play.your-name')}</span>
          <input
            required
            maxLength={60}
            autoComplete="nickname"
            data-testid="new-name"
            value={game.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        </label>
        <ProblemList id="new-name-problems" problems={problems.name} />
        <DeckChoice
          id="new-deck"
          label={say('play.your-deck')}
          game={playable}
          deck={game.deck}
          change={(deck) => set({ deck })}
          problems={problems.deck}
        />
      </fieldset>
      <fieldset>
        <legend>{say('play.opponent')}</legend>
        <Segments
          id="new-opponent"
          label={say('play.who')}
          value={game.opponent}
          options={opponents.map((one) => [one, say(`play.opponents.${one}`)])}
          choose={(opponent) => set({ opponent })}
        />
        <p className="choice-note">{say(`play.opponents-hint.${game.opponent}`)}</p>
        {isFriend && (
          <label>
            <span>{say('play.friend')}</span>
            <input
              maxLength={60}
              data-testid="new-opponent-name"
              value={game.opponentName}
              placeholder={say('play.friend-name')}
              onChange={({ target }) => set({ opponentName: target.value })}
            />
          </label>
        )}
        <ProblemList id="new-opponent-name-problems" problems={problems.opponentName} />
        <DeckChoice
          id="new-opponent-deck"
          label={say('play.their-deck')}
          game={playable}
          deck={game.opponentDeck}
          change={(opponentDeck) => set({ opponentDeck })}
          problems={problems.opponentDeck}
        />
      </fieldset>
      <Segments
        id="new-visibility"
        label={say('play.visibility')}
        value={game.visibility}
        options={visibilities.map((one) => [one, say(`play.visibilities.${one}`)])}
        choose={(visibility) => set({ visibility })}
      />
      <ProblemList id="new-problems" problems={problems.game} />
      <div className="choice-send">
        <button type="submit" className="button button-strong" data-testid="begin" disabled={isBusy}>
          {say(isBusy ? 'play.starting' : 'play.start')}
        </button>
      </div>
    </form>
  );
}
