import { skipToken, useQuery } from '@apollo/client/react';
import { preparePath } from '../cursor/tournament-path.js';
import { useChoices } from '../games/use-choices.js';
import { ValueChoice } from '../games/value-choice.js';
import { ProfileDocument } from '../generated/profile.js';
import { MeDocument } from '../generated/sign-in.js';
import { drawnGames } from '../looks.js';
import { amendQuery, navigate, useQueryOfPage, type PageProps } from '../shell/location.js';
import { PageFrame } from '../shell/page-frame.js';
import { PageLink } from '../shell/page-link.js';
import { useLocale, useSay } from '../words/language.js';
import {
  chosenIn,
  daysAgo,
  filterOf,
  givenOf,
  profilePath,
  type Chosen,
} from '../statistics/profile-address.js';
import { ProfileView } from './profile-view.js';
import type { Profile } from './theme-list.js';
import '../games/games.css';
import '../statistics/statistics.css';
import './profile.css';

const MINE = '\0mine';

/** The available periods for `since`, in days before the current date. */
const periods = { 'last-month': 30, 'three-months': 91, 'last-year': 365 } as const;

/**
 * Shows the profile of a player, optionally compared with a second player. If no player is given, shows the user's own
 * profile or asks for a player.
 */
export function ProfilePage({ id }: PageProps) {
  const say = useSay();
  const locale = useLocale();
  const chosen = chosenIn(useQueryOfPage());
  const { data: me } = useQuery(MeDocument);
  const hasAccount = me !== undefined && !me.me.owner && me.me.name !== null;
  const player = id ?? null;
  const filter = filterOf(player, chosen);
  const { data, previousData, error } = useQuery(
    ProfileDocument,
    player === null && !hasAccount ? skipToken : { variables: { filter, locale } },
  );
  const profile = (data ?? previousData)?.profile ?? null;
  const other = useQuery(
    ProfileDocument,
    chosen.with === '' || profile === null
      ? skipToken
      : { variables: { filter: otherFilter(chosen, profile), locale } },
  );
  const beside = chosen.with === '' ? null : ((other.data ?? other.previousData)?.profile ?? null);
  const name = player ?? profile?.player ?? null;
  return (
    <PageFrame
      className="statistics-page profile-page"
      title={name === null ? say('profile.title') : say('profile.of', { player: name })}
      error={error ?? other.error ?? null}
    >
      <div className="games-intro">
        <h1>{name === null ? say('profile.title') : say('profile.of', { player: name })}</h1>
        <p>{say('profile.about')}</p>
        {name !== null && (
          <PageLink to={preparePath(player === null ? {} : { player })} className="button">
            <span data-testid="profile-prepare">{say('prepare.open')}</span>
          </PageLink>
        )}
      </div>
      {profile !== null && profile.modules.length > 1 && <Modules profile={profile} chosen={chosen} />}
      <Choices player={player} hasAccount={hasAccount} profile={profile} chosen={chosen} />
      {profile !== null && (
        <ProfileView
          profile={profile}
          beside={beside}
          filter={{ ...filter, ...(profile.module !== null && { module: profile.module }) }}
        />
      )}
    </PageFrame>
  );
}

/** Returns the filter for the second player, which selects the same game but any deck. */
const otherFilter = (chosen: Chosen, { module }: Profile) =>
  filterOf(chosen.with, { ...chosen, game: module ?? chosen.game, deck: '' });

const change = (chosen: Chosen, more: Partial<Chosen>): void => amendQuery(givenOf({ ...chosen, ...more }));

function Modules({ profile, chosen }: { readonly profile: Profile; readonly chosen: Chosen }) {
  const say = useSay();
  return (
    <div className="segments" role="group" aria-label={say('profile.module')}>
      {profile.modules.map(({ module }) => (
        <button
          key={module}
          type="button"
          aria-pressed={module === profile.module}
          data-testid={`profile-module-${module}`}
          onClick={() => amendQuery(givenOf({ game: module, with: chosen.with, since: chosen.since }))}
        >
          {drawnGames.find(({ id }) => id === module)?.name ?? module}
        </button>
      ))}
    </div>
  );
}

interface ChoicesProps {
  readonly player: string | null;
  readonly hasAccount: boolean;
  readonly profile: Profile | null;
  readonly chosen: Chosen;
}

function Choices({ player, hasAccount, profile, chosen }: ChoicesProps) {
  const say = useSay();
  const locale = useLocale();
  const { players } = useChoices('');
  const keys = (parts: readonly { readonly key: string }[] = []): readonly string[] =>
    parts.map(({ key }) => key).filter((key) => key !== '');
  const dates = new Map(
    Object.entries(periods).map(([name, days]) => [daysAgo(days), name as keyof typeof periods]),
  );
  const deckName = (key: string): string => {
    const deck = profile?.decks.find((entry) => entry.key === key);
    if (deck === undefined) return key;
    const date = new Date(deck.startedAt).toLocaleDateString(locale, { timeZone: 'UTC' });
    return `${deck.hero} · ${say('profile.last-played', { date })}`;
  };
  const narrowed = [
    ['hero', keys(profile?.heroes), String],
    ['rival', keys(profile?.rivalHeroes), String],
    ['deck', keys(profile?.decks), deckName],
    ['day', keys(profile?.days).toSorted((a, b) => Number(a) - Number(b)), String],
  ] as const;
  return (
    <div className="games-filters" role="search">
      <ValueChoice
        label={say('profile.player')}
        testId="profile-player"
        value={player ?? (hasAccount ? MINE : '')}
        any={say('profile.choose')}
        values={[...(hasAccount ? [MINE] : []), ...players]}
        written={(name) => (name === MINE ? say('profile.mine') : name)}
        choose={(name) =>
          navigate(profilePath(name === MINE || name === '' ? null : name, { since: chosen.since }))
        }
      />
      {profile !== null && (
        <>
          <ValueChoice
            label={say('profile.beside')}
            testId="profile-with"
            value={chosen.with}
            any={say('profile.nobody')}
            values={players.filter((name) => name !== player)}
            choose={(name) => change(chosen, { with: name })}
          />
          <ValueChoice
            label={say('profile.since')}
            testId="profile-since"
            value={chosen.since}
            any={say('profile.any-time')}
            values={[...dates.keys()]}
            written={(date) => {
              const period = dates.get(date);
              return period === undefined ? date : say(`profile.${period}`);
            }}
            choose={(since) => change(chosen, { since })}
          />
          {narrowed
            .filter(([name, values]) => values.length > 1 || chosen[name] !== '')
            .map(([name, values, written]) => (
              <ValueChoice
                key={name}
                label={say(`profile.${name}`)}
                testId={`profile-${name}`}
                value={chosen[name]}
                any={say('profile.any')}
                values={values}
                written={written}
                choose={(value) => change(chosen, { [name]: value })}
              />
            ))}
        </>
      )}
    </div>
  );
}
