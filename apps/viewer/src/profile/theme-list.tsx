import { useState } from 'react';
import type { ProfileFilter, ProfileQuery } from '../generated/graphql.js';
import { useLocale, useSay } from '../words/language.js';
import { inPoints, inSignedPoints, Points } from './points.js';
import { ThemeMoments } from './theme-moments.js';

export type Profile = ProfileQuery['profile'];
type Theme = Profile['themes'][number];

interface Props {
  readonly profile: Profile;
  /** The profile of a second player. Null if there is none. */
  readonly beside: Profile | null;
  readonly filter: ProfileFilter;
}

/** Shows the losses by kind of decision, largest first. Each kind can be expanded to show its positions. */
export function ThemeList({ profile, beside, filter }: Props) {
  const say = useSay();
  const others = beside?.themes ?? [];
  const own = new Set(profile.themes.map(({ key }) => key));
  const means = [...profile.themes, ...others].map(({ lost }) => lost.high ?? lost.value ?? 0);
  const most = Math.max(0, ...means);
  return (
    <section className="profile-part" data-testid="profile-themes">
      <h2>{say('profile.by-theme')}</h2>
      <ul className="profile-themes">
        {profile.themes.map((theme) => (
          <ThemeRow
            key={theme.key}
            theme={theme}
            other={others.find(({ key }) => key === theme.key) ?? null}
            names={[profile.player, beside?.player ?? null]}
            most={most}
            filter={filter}
          />
        ))}
        {beside !== null &&
          others
            .filter(({ key }) => !own.has(key))
            .map((theme) => (
              <li key={theme.key} className="profile-theme">
                <div className="profile-theme-head">
                  <b>{theme.name}</b>
                  <span className="profile-means">
                    <Beside name={beside.player} theme={theme} most={most} />
                  </span>
                </div>
              </li>
            ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly theme: Theme;
  readonly other: Theme | null;
  readonly names: readonly [own: string, other: string | null];
  readonly most: number;
  readonly filter: ProfileFilter;
}

function ThemeRow({ theme, other, names: [own, beside], most, filter }: RowProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const { key, name, lost, decisions, errors, met } = theme;
  return (
    <li className="profile-theme" data-testid="profile-theme" data-theme={key}>
      <button
        type="button"
        className="profile-theme-head"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <b>{name}</b>
        <span className="profile-means">
          <span>
            {beside !== null && <small>{own}</small>} <Points mean={lost} most={most} />
          </span>
          {beside !== null && <Beside name={beside} theme={other} most={most} />}
        </span>
        <span className="profile-numbers">
          <small>{say('profile.numbers', { count: decisions, errors, met })}</small>
          <Change part={theme} since={filter.since ?? null} />
        </span>
      </button>
      {isOpen && <ThemeMoments filter={{ ...filter, theme: key }} player={own} name={name} />}
    </li>
  );
}

function Beside({
  name,
  theme,
  most,
}: {
  readonly name: string;
  readonly theme: Theme | null;
  readonly most: number;
}) {
  return (
    <span data-testid="profile-beside">
      <small>{name}</small> {theme === null ? '–' : <Points mean={theme.lost} most={most} />}
    </span>
  );
}

/** Shows the loss before a date and the change since that date. */
export function Change({
  part: { before, change },
  since,
}: {
  readonly part: Pick<Profile['all'], 'before' | 'change'>;
  readonly since: string | null;
}) {
  const say = useSay();
  const locale = useLocale();
  if (before?.value == null || since === null) return null;
  const date = new Date(since).toLocaleDateString(locale, { timeZone: 'UTC' });
  const [low, high] = [change?.low ?? 0, change?.high ?? 0];
  const bounds = ` ${say('profile.bounds', {
    low: inSignedPoints(low, locale),
    high: inSignedPoints(high, locale),
  })}`;
  return (
    <small data-testid="profile-change" className={before.isSmall ? 'is-small-sample' : undefined}>
      {say('profile.before', { points: inPoints(before.value, locale), since: date })}
      {change !== null && ' · '}
      {change !== null && say('profile.change', { points: inSignedPoints(change.value, locale), bounds })}
    </small>
  );
}
