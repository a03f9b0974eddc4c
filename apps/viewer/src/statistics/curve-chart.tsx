import { useSay } from '../words/language.js';

interface Day {
  readonly day: number;
  readonly played: number;
  readonly mana: number;
  readonly unspent: number;
}

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [640, 220, 32, 24] as const;
const lines = ['mana', 'played', 'unspent'] as const;

/**
 * Draws the mana, the cards played and the remaining mana for each day. The table below the chart contains the same
 * numbers.
 */
export function CurveChart({ days }: { readonly days: readonly Day[] }) {
  const say = useSay();
  const most = Math.max(1, ...days.flatMap((day) => lines.map((line) => day[line])));
  const step = most > 8 ? 4 : most > 4 ? 2 : 1;
  const top = Math.ceil(most / step) * step;
  const x = (at: number): number =>
    LEFT + (days.length < 2 ? 0.5 : at / (days.length - 1)) * (WIDTH - LEFT - 12);
  const y = (value: number): number => 8 + (1 - value / top) * (HEIGHT - BOTTOM - 8);
  const ticks = Array.from({ length: top / step + 1 }, (_, at) => at * step);
  return (
    <figure className="curve-chart" data-testid="curve-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say('statistics.curve-drawn')}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="curve-grid" x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {days.map(({ day }, at) => (
          <text key={day} x={x(at)} y={HEIGHT - 6} textAnchor="middle">
            {day}
          </text>
        ))}
        {lines.map((line) => (
          <g key={line} className={`curve-line curve-${line}`}>
            <polyline points={days.map((day, at) => `${x(at)},${y(day[line])}`).join(' ')} />
            {days.map((day, at) => (
              <circle key={day.day} cx={x(at)} cy={y(day[line])} r="3" />
            ))}
          </g>
        ))}
      </svg>
      <figcaption>
        {lines.map((line) => (
          <span key={line} className={`curve-key curve-${line}`}>
            {say(`statistics.mean-${line}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
