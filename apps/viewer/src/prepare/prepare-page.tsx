import { skipToken, useQuery } from '@apollo/client/react';
import { preparePath } from '../cursor/tournament-path.js';
import { useChoices } from '../games/use-choices.js';
import { ValueChoice } from '../games/value-choice.js';
import { PrepareDocument } from '../generated/prepare.js';
import { ProfileDocument } from '../generated/profile.js';
import { MeDocument } from '../generated/sign-in.js';
import { drawnGames } from '../looks.js';
import { navigate, useQueryOfPage } from '../shell/location.js';
import { PageFrame } from '../shell/page-frame.js';
import { useLocale, useSay } from '../words/language.js';
import { Prepared } from './prepared.js';
import '../games/games.css';
import '../statistics/statistics.css';
import '../profile/profile.css';

/** The query parameters of the address. */
const fields = ['player', 'opponent', 'hero', 'game'] as const;
type Chosen = Readonly<Record<(typeof fields)[number], string>>;

/**
 * The value that selects the user's own games instead of those of one player. Includes all names under which the user
 * has played.
 */
const MINE = '\0mine';

/** Helps a player prepare for an opponent or a Hero, based on the player's own games. */
export function PreparePage() {
  const say = useSay();
  const locale = useLocale();
  const query = useQueryOfPage();
  const chosen = Object.fromEntries(fields.map((name) => [name, query.get(name) ?? ''])) as Chosen;
  const { data: me } = useQuery(MeDocument);
  const hasAccount = me !== undefined && !me.me.owner && me.me.name !== null;
  const { player, opponent, hero, game } = chosen;
  const isComplete = (player !== '' || hasAccount) && (opponent !== '' || hero !== '');
  const filter = {
    ...(player === '' ? { mine: true } : { player }),
    ...(opponent !== '' && { opponent }),
    ...(hero !== '' && { rivalHero: hero }),
    ...(game !== '' && { module: game }),
  };
  const { data, previousData, error } = useQuery(
    PrepareDocument,
    isComplete ? { variables: { filter, locale } } : skipToken,
  );
  const found = isComplete ? ((data ?? previousData)?.prepare ?? null) : null;
  const module = found?.module ?? null;
  const turnedFilter = { ...filter, ...(module !== null && { module }) };
  const turned = useQuery(
    ProfileDocument,
    module === null ? skipToken : { variables: { filter: turnedFilter, locale } },
  );
  const title =
    found?.module == null
      ? say('prepare.title')
      : say('prepare.against', { player: found.player, opponent: (found.opponent ?? opponent) || hero });
  return (
    <PageFrame className="statistics-page profile-page" title={title} error={error ?? turned.error ?? null}>
      <div className="games-intro">
        <h1>{title}</h1>
        <p>{say('prepare.about')}</p>
      </div>
      {found !== null && found.modules.length > 1 && (
        <div className="segments" role="group" aria-label={say('profile.module')}>
          {found.modules.map((each) => (
            <button
              key={each.module}
              type="button"
              aria-pressed={each.module === module}
              onClick={() => go({ ...chosen, game: each.module })}
            >
              {drawnGames.find(({ id }) => id === each.module)?.name ?? each.module}
            </button>
          ))}
        </div>
      )}
      <Choices chosen={chosen} hasAccount={hasAccount} />
      {!isComplete && <p data-testid="prepare-ask">{say('prepare.ask')}</p>}
      {found !== null && (
        <Prepared found={found} turned={turned.data?.profile ?? null} filter={turnedFilter} />
      )}
    </PageFrame>
  );
}

/** Opens the page for a selection. Empty fields are omitted from its address. */
const go = (chosen: Chosen): void =>
  navigate(preparePath(Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''))));

function Choices({ chosen, hasAccount }: { readonly chosen: Chosen; readonly hasAccount: boolean }) {
  const say = useSay();
  const { players, heroes } = useChoices('');
  const { player, opponent, hero } = chosen;
  return (
    <div className="games-filters" role="search">
      <ValueChoice
        label={say('prepare.player')}
        testId="prepare-player"
        value={player === '' && hasAccount ? MINE : player}
        any={say('prepare.choose')}
        values={[...(hasAccount ? [MINE] : []), ...players]}
        written={(name) => (name === MINE ? say('profile.mine') : name)}
        choose={(name) => go({ ...chosen, player: name === MINE ? '' : name })}
      />
      <ValueChoice
        label={say('prepare.opponent')}
        testId="prepare-opponent"
        value={opponent}
        any={say(hero === '' ? 'prepare.choose' : 'prepare.any')}
        values={players.filter((name) => name !== player)}
        choose={(name) => go({ ...chosen, opponent: name })}
      />
      <ValueChoice
        label={say('prepare.hero')}
        testId="prepare-hero"
        value={hero}
        any={say('prepare.any')}
        values={heroes}
        choose={(name) => go({ ...chosen, hero: name })}
      />
    </div>
  );
}
