import { useMemo, useRef, type PointerEvent } from 'react';
import { errorMessage } from '../api/problems.js';
import { Choice } from '../design/choice.js';
import { useWords } from '../look/game-look.js';
import type { OpenReplay } from '../panels/panel.js';
import { useLocale, useSay } from '../words/language.js';
import { arranged } from './arranged.js';
import { legendAt, legendText, linesUpTo, type ChartData, type ChartLine } from './chart-lines.js';
import { drawn, type Margin } from './chart-paths.js';
import { useMeasures } from './use-lines.js';
import { useWidth } from './use-width.js';
import { useChartPlan } from './use-chart-plan.js';
import './charts.css';
import './mini-chart.css';

const HEIGHT = 54;
/**
 * The margins of the chart. The left and right margins align the chart with the scrubber above it. The name of the
 * measure is in the top margin.
 */
const margin: Margin = { top: 24, right: 8, bottom: 2, left: 8 };

export interface MiniChartProps {
  readonly replay: OpenReplay;
  /** The charts that are offered before those of the game's measures. */
  readonly first: readonly ChartData[];
  /** The selected measure. Null selects the first one. */
  readonly measure: string | null;
  readonly choose: (measure: string) => void;
}

/**
 * Draws one measure over the whole game. The chart is below the scrubber and has the same width. Clicking or dragging
 * moves the cursor.
 */
export function MiniChart({ replay, first, measure, choose }: MiniChartProps) {
  const say = useSay();
  const words = useWords();
  const locale = useLocale();
  const plan = useChartPlan();
  const { game, line, as, reached } = replay;
  const { value: measures, error } = useMeasures(game.id, as, line.last);
  const names = plan.names[locale];
  const charts = useMemo(
    () =>
      measures ? [...first, ...arranged(plan, names, measures, words).flatMap((group) => group.charts)] : [],
    [measures, first, plan, names, words],
  );
  const options = useMemo(() => charts.map(({ id, title }) => [id, title] as const), [charts]);
  const whole = charts.find(({ id }) => id === measure) ?? charts[0];
  // Cuts off only the lines of the shown chart, because this work is repeated at each step.
  const chart = useMemo(
    () => (whole ? { ...whole, lines: linesUpTo(whole.lines, reached) } : undefined),
    [whole, reached],
  );
  if (error != null) return <p className="mini-chart-none">{errorMessage(error)}</p>;
  if (!chart) return <div className="mini-chart" aria-busy={measures === null} />;
  const legend = legendAt(chart, replay.at.revision);
  return (
    <div className="mini-chart" data-testid="mini-chart" data-chart={chart.id}>
      <Drawing chart={chart} replay={replay} />
      <div className="mini-chart-head">
        <Choice
          label={say('charts.measure')}
          testId="mini-chart-measure"
          value={chart.id}
          options={options}
          choose={choose}
        />
        <span className="chart-values" data-testid="mini-chart-values">
          {typeof legend === 'string' ? (
            <span className="chart-not-yet">{legend}</span>
          ) : (
            chart.lines.map((each, index) => (
              <b
                key={index}
                className={each.seat === null ? '' : `seat-${each.seat}`}
                title={nameOf(each, game.players) ?? chart.title}
              >
                {legend[index]}
              </b>
            ))
          )}
        </span>
      </div>
    </div>
  );
}

const nameOf = ({ seat }: ChartLine, players: OpenReplay['game']['players']): string | undefined =>
  seat === null ? undefined : players[seat]?.name;

function Drawing({ chart, replay }: { readonly chart: ChartData; readonly replay: OpenReplay }) {
  const say = useSay();
  const { game, line, at, go } = replay;
  const { last } = line;
  const end = replay.reached;
  const { title, lines, most } = chart;
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const width = useWidth(box);
  const { x, paths, areas, bands } = useMemo(
    () => drawn(lines, { last, end, width, height: HEIGHT, margin, most }),
    [lines, last, end, width, most],
  );
  const revisionUnder = (event: PointerEvent<SVGSVGElement>): number => {
    const { left } = event.currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(last, Math.round(x.invert(event.clientX - left))));
  };
  const values = legendText(chart, at.revision, (each) => nameOf(each, game.players) ?? title);
  return (
    <div className="mini-chart-drawing" ref={box}>
      {width > 0 && (
        <svg
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={say('charts.label', { title, values })}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            isPressed.current = true;
            go({ revision: revisionUnder(event) });
          }}
          onPointerMove={(event) => {
            if (isPressed.current) go({ revision: revisionUnder(event) }, true);
          }}
          onPointerUp={() => (isPressed.current = false)}
          onPointerCancel={() => (isPressed.current = false)}
        >
          {lines.map(({ seat }, index) => (
            <g key={index} className={seat === null ? 'chart-line' : `chart-line seat-${seat}`}>
              <path className="chart-area" d={areas[index]} />
              {bands[index] !== '' && <path className="chart-error" d={bands[index]} />}
              <path
                className="chart-stroke"
                d={paths[index]}
                strokeDasharray={seat === 1 ? '5 2.5' : undefined}
              />
            </g>
          ))}
          <path
            className="chart-here"
            d={`M${x(Math.min(at.revision, last))} ${margin.top - 2}V${HEIGHT}`}
            data-testid="mini-chart-here"
          />
        </svg>
      )}
    </div>
  );
}
