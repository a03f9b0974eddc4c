import type { ProfilePartPartsFragment as ProfilePart } from '../generated/graphql.js';
import { useLocale, useSay } from '../words/language.js';
import { inPoints } from './points.js';

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [440, 160, 40, 24] as const;
/** The maximum number of months with labels below the drawing. */
const NAMED = 6;

interface Props {
  readonly months: readonly ProfilePart[];
}

/**
 * Shows the points lost per game in each month, with confidence intervals. Renders nothing if there is only one month.
 */
export function MonthTrend({ months }: Props) {
  const say = useSay();
  const locale = useLocale();
  if (months.length < 2) return null;
  const top = Math.max(0.01, ...months.map(({ lost }) => lost.high ?? lost.value ?? 0));
  const x = (at: number): number => LEFT + ((at + 0.5) / months.length) * (WIDTH - LEFT);
  const y = (share: number): number => 8 + (1 - share / top) * (HEIGHT - BOTTOM - 8);
  const every = Math.ceil(months.length / NAMED);
  return (
    <figure className="profile-trend" data-testid="profile-trend">
      <figcaption>{say('profile.trend')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say('profile.trend')}>
        {[0, top / 2, top].map((tick) => (
          <g key={tick}>
            <line className="curve-grid" x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
              {inPoints(tick, locale)}
            </text>
          </g>
        ))}
        <polyline points={months.map(({ lost }, at) => `${x(at)},${y(lost.value ?? 0)}`).join(' ')} />
        {months.map(({ key, lost, met }, at) => (
          <g key={key} className={lost.isSmall ? 'is-small-sample' : undefined}>
            <title>{`${key}: ${inPoints(lost.value ?? 0, locale)} (${met})`}</title>
            <line
              className="profile-range"
              x1={x(at)}
              x2={x(at)}
              y1={y(lost.low ?? lost.value ?? 0)}
              y2={y(lost.high ?? lost.value ?? 0)}
            />
            <circle cx={x(at)} cy={y(lost.value ?? 0)} r="4" />
            {at % every === 0 && (
              <text x={x(at)} y={HEIGHT - 6} textAnchor="middle">
                {key}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}
