import { useSay } from '../words/language.js';
import { BeginForm, OwnName } from './begin-form.js';
import { DeckChoice } from './deck-choice.js';
import { ModeChoice } from './mode-choice.js';
import {
  byLot,
  modeIn,
  othersOf,
  OWN_SEAT,
  partnersIn,
  usualWay,
  type NewGame,
  type PlacedProblem,
  type PlayableGame,
} from './new-game.js';
import { OtherSeat } from './other-seat.js';
import { ProblemList, type ShownProblem } from './problem-list.js';
import { Segments } from './segments.js';

/** The problems by form field. */
export interface PlacedProblems {
  readonly of: (seat: number, field: NonNullable<PlacedProblem['at']>['field']) => readonly ShownProblem[];
  readonly ofAll: readonly ShownProblem[];
}

interface Props {
  readonly games: readonly PlayableGame[];
  readonly game: NewGame;
  readonly problems: PlacedProblems;
  readonly isBusy: boolean;
  readonly change: (game: NewGame) => void;
  readonly begin: () => void;
}

const visibilities = ['PRIVATE', 'PLAYERS', 'PUBLIC'] as const;

/** Shows all settings of a new game. The input remains if the server refuses it. */
export function NewGameForm({ games, game, problems, isBusy, change, begin }: Props) {
  const say = useSay();
  const playable = games.find(({ id }) => id === game.module);
  if (!playable) return null;
  const set = (changed: Partial<NewGame>): void => change({ ...game, ...changed });
  const mode = modeIn(playable, game);
  const opensBoosters = mode?.opensBoosters === true;
  const partners = partnersIn(mode);
  return (
    <BeginForm id="new-game" beginId="begin" title={say('play.start')} isBusy={isBusy} begin={begin}>
      <Segments
        id="new-module"
        label={say('games.game')}
        value={game.module}
        options={games.map(({ id, name }) => [id, name])}
        choose={(module) => {
          const chosen = games.find(({ id }) => id === module) ?? playable;
          const others = othersOf(chosen.seats, game.others).map((player) => ({ ...player, deck: byLot }));
          set({ ...usualWay, module: chosen.id, edition: chosen.editions[0] ?? '', others });
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
      <ModeChoice playable={playable} game={game} set={set} />
      <fieldset>
        <legend>{say('play.you')}</legend>
        <OwnName id="new-name" name={game.name} change={(name) => set({ name })} />
        <ProblemList id="new-name-problems" problems={problems.of(OWN_SEAT, 'name')} />
        {!opensBoosters && (
          <DeckChoice
            id="new-deck"
            label={say('play.your-deck')}
            game={playable}
            deck={game.deck}
            change={(deck) => set({ deck })}
            problems={problems.of(OWN_SEAT, 'deck')}
          />
        )}
      </fieldset>
      {game.others.map((player, index) => {
        const seat = index + 1;
        return (
          <OtherSeat
            key={seat}
            seat={seat}
            isPartner={partners.includes(seat)}
            isOnly={game.others.length === 1}
            game={playable}
            opensBoosters={opensBoosters}
            player={player}
            problems={{ deck: problems.of(seat, 'deck'), name: problems.of(seat, 'name') }}
            change={(changed) =>
              set({ others: game.others.map((player, other) => (other === index ? changed : player)) })
            }
          />
        );
      })}
      <Segments
        id="new-visibility"
        label={say('play.visibility')}
        value={game.visibility}
        options={visibilities.map((visibility) => [visibility, say(`play.visibilities.${visibility}`)])}
        choose={(visibility) => set({ visibility })}
      />
      <ProblemList id="new-problems" problems={problems.ofAll} />
    </BeginForm>
  );
}
