import { useSay } from '../words/language.js';
import { DeckChoice } from './deck-choice.js';
import type { OtherKind, OtherPlayer, PlayableGame } from './new-game.js';
import { ProblemList, type ShownProblem } from './problem-list.js';
import { Segments } from './segments.js';

interface Props {
  readonly seat: number;
  /** Whether the seat is in the user's team. */
  readonly isPartner: boolean;
  /** Whether this is the only seat other than the user's. */
  readonly isOnly: boolean;
  readonly game: PlayableGame;
  readonly opensBoosters: boolean;
  readonly player: OtherPlayer;
  readonly problems: { readonly deck: readonly ShownProblem[]; readonly name: readonly ShownProblem[] };
  readonly change: (player: OtherPlayer) => void;
}

const kinds: readonly OtherKind[] = ['RANDOM', 'GREEDY', 'SEARCH', 'FRIEND'];

/** Asks for the player and the deck in another seat. */
export function OtherSeat({ seat, isPartner, isOnly, game, opensBoosters, player, problems, change }: Props) {
  const say = useSay();
  // The id of seat 1 has no number, because this seat is the only opponent in a two-player game.
  const id = seat === 1 ? 'new-opponent' : `new-opponent-${seat}`;
  const set = (changed: Partial<OtherPlayer>): void => change({ ...player, ...changed });
  return (
    <fieldset>
      <legend>
        {isOnly
          ? say('play.opponent')
          : say(isPartner ? 'play.partner-at' : 'play.opponent-at', { seat: seat + 1 })}
      </legend>
      <Segments
        id={id}
        label={say('play.who')}
        value={player.kind}
        options={kinds.map((kind) => [kind, say(`play.opponents.${kind}`)])}
        choose={(kind) => set({ kind })}
      />
      <p className="choice-note">{say(`play.opponents-hint.${player.kind}`)}</p>
      {player.kind === 'FRIEND' && (
        <label>
          <span>{say('play.friend')}</span>
          <input
            maxLength={60}
            data-testid={`${id}-name`}
            value={player.name}
            placeholder={say('play.friend-name')}
            onChange={({ target }) => set({ name: target.value })}
          />
        </label>
      )}
      <ProblemList id={`${id}-name-problems`} problems={problems.name} />
      {!opensBoosters && (
        <DeckChoice
          id={`${id}-deck`}
          label={say('play.their-deck')}
          game={game}
          deck={player.deck}
          change={(deck) => set({ deck })}
          problems={problems.deck}
        />
      )}
    </fieldset>
  );
}
