import { useLookOf } from '../boards.js';
import { dayName } from '../design/word-labels.js';
import type { ProfileFilter } from '../generated/graphql.js';
import { plainLook, wordsOf } from '../look/game-look.js';
import { PageLink } from '../shell/page-link.js';
import { useLocale, useSay } from '../words/language.js';
import { MonthTrend } from './month-trend.js';
import { PartTable } from './part-table.js';
import { inPoints } from './points.js';
import { Change, ThemeList, type Profile } from './theme-list.js';

interface Props {
  readonly profile: Profile;
  /** The profile of a second player. Null if there is none. */
  readonly beside: Profile | null;
  readonly filter: ProfileFilter;
}

/** Shows all losses of a player, or advice if the player has no reviewed games. */
export function ProfileView({ profile, beside, filter }: Props) {
  const say = useSay();
  const locale = useLocale();
  const words = wordsOf(useLookOf(profile.module ?? '') ?? plainLook, locale);
  const all = [profile, ...(beside === null ? [] : [beside])];
  if (profile.playouts === null) return <NothingCounts profile={profile} />;
  const parts = (of: 'days' | 'heroes' | 'rivalHeroes') => ({
    parts: profile[of],
    beside: beside === null ? null : { player: beside.player, parts: beside[of] },
    named: ({ key }: { readonly key: string }) => key,
  });
  const date = (time: string): string => new Date(time).toLocaleDateString(locale, { timeZone: 'UTC' });
  return (
    <>
      <ul className="profile-sums" data-testid="profile-sums">
        {all.map((each) => (
          <li key={each.player}>
            <Sum profile={each} since={filter.since ?? null} />
          </li>
        ))}
      </ul>
      <ThemeList profile={profile} beside={beside} filter={filter} />
      <section className="profile-part">
        <MonthTrend months={profile.months} />
      </section>
      <PartTable
        title={say('profile.by-day')}
        column={words('day')}
        testId="profile-days"
        {...parts('days')}
        named={({ key }) => dayName(Number(key), words)}
      />
      <PartTable
        title={say('profile.by-hero')}
        column={say('profile.hero')}
        testId="profile-heroes"
        {...parts('heroes')}
      />
      <PartTable
        title={say('profile.by-rival')}
        column={say('profile.rival')}
        testId="profile-rivals"
        {...parts('rivalHeroes')}
      />
      {profile.decks.length > 1 && (
        <PartTable
          title={say('profile.by-deck')}
          column={say('profile.deck')}
          testId="profile-decks"
          parts={profile.decks}
          beside={null}
          named={({ hero, startedAt }) =>
            `${hero} · ${say('profile.last-played', { date: date(startedAt) })}`
          }
        />
      )}
      <p className="statistics-note" data-testid="profile-small">
        {say('profile.small-note')}
      </p>
    </>
  );
}

function Sum({ profile, since }: { readonly profile: Profile; readonly since: string | null }) {
  const say = useSay();
  const locale = useLocale();
  const { player, module, modules, games, others, all } = profile;
  const reviewed = modules.find((entry) => entry.module === module)?.games ?? 0;
  const { value, low, high, isSmall } = all.lost;
  const bounds =
    low === null || high === null
      ? ''
      : ` ${say('profile.bounds', { low: inPoints(low, locale), high: inPoints(high, locale) })}`;
  return (
    <>
      <b>{player}</b> {say('profile.reviewed', { count: games, reviewed })}{' '}
      {value !== null && (
        <span className={isSmall ? 'is-small-sample' : undefined}>
          {say('profile.loses', { points: inPoints(value, locale), bounds })}
        </span>
      )}{' '}
      <Change part={all} since={since} />{' '}
      {others > 0 && <small>{say('profile.others', { count: others })}</small>}
    </>
  );
}

function NothingCounts({ profile: { player, games, others } }: Pick<Props, 'profile'>) {
  const say = useSay();
  return (
    <div data-testid="profile-none">
      <p>{games === 0 ? say('profile.no-games', { player }) : say('profile.no-reviews')}</p>
      {others > 0 && <p>{say('profile.others', { count: others })}</p>}
      <PageLink to="/" className="button">
        {say('profile.see-games')}
      </PageLink>
    </div>
  );
}
