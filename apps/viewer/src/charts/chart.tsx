import { useRef, useState } from 'react';
import { entryAt } from '../cursor/game-line.js';
import { dayName } from '../design/word-labels.js';
import { ChevronIcon } from '../design/icons.js';
import { useWords } from '../look/game-look.js';
import type { OpenReplay } from '../panels/panel.js';
import { useSay } from '../words/language.js';
import { ChartDrawing, classOf } from './chart-drawing.js';
import { csvOf, legendAt, legendText, rowsOf, type ChartData, type ChartLine } from './chart-lines.js';
import { ChartTable } from './chart-table.js';
import { drawingAlone, pngFile, save, svgFile } from '../picture/saved-files.js';

interface Props {
  readonly chart: ChartData;
  readonly replay: OpenReplay;
  readonly height: number;
  /** The level of the chart's heading. */
  readonly heading?: 'h3' | 'h4';
}

/**
 * Shows one chart with the values at the cursor or pointer. On request, also shows a table of the values and buttons
 * for saving the chart.
 */
export function Chart({ chart, replay, height, heading: Heading = 'h4' }: Props) {
  const { id, title, lines } = chart;
  const say = useSay();
  const words = useWords();
  const { game, line, at, as, go } = replay;
  const drawing = useRef<SVGSVGElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const nameOf = ({ seat, of }: ChartLine): string => {
    const name = seat === null ? title : (game.players[seat]?.name ?? say('board.seat', { seat }));
    return of === undefined ? name : `${name} · ${of}`;
  };
  /** A chart that compares two games extends to the end of the longer game. */
  const end = chart.last === undefined ? replay.reached : Math.max(line.last, chart.last);
  const shown = Math.min(pointed ?? at.revision, end);
  const clock = (revision: number) => entryAt(line, revision)?.clock;

  const saveTable = (): void => {
    const head = [say('charts.position'), words('day'), ...lines.map(nameOf)];
    const rows = rowsOf(lines).map(({ revision, values }) => [
      revision,
      clock(revision)?.day ?? null,
      ...values,
    ]);
    save(`${id}.csv`, new Blob([csvOf([head, ...rows])], { type: 'text/csv;charset=utf-8' }));
  };
  const alone = (): SVGSVGElement | null =>
    drawing.current &&
    drawingAlone(
      drawing.current,
      title,
      lines.map((each) => ({ name: nameOf(each), seat: each.seat })),
    );
  const saveDrawing = (): void => {
    const made = alone();
    if (made) save(`${id}.svg`, svgFile(made));
  };
  const savePicture = async (): Promise<void> => {
    const made = alone();
    const file = made && (await pngFile(made));
    if (file) save(`${id}.png`, file);
  };
  const day = clock(shown)?.day;
  const legend = legendAt(chart, shown);
  return (
    <figure className="chart" data-testid="chart" data-chart={id}>
      <figcaption>
        <Heading>{title}</Heading>
        <span className="chart-values" data-testid="chart-values">
          {typeof legend === 'string' ? (
            <span className="chart-not-yet">{legend}</span>
          ) : (
            lines.map((each, index) => (
              <b key={index} className={classOf('chart-value', each)} title={nameOf(each)}>
                {legend[index]}
              </b>
            ))
          )}
        </span>
        <button
          type="button"
          className="icon-button chart-more"
          aria-expanded={isOpen}
          aria-label={say('charts.more', { title })}
          title={say('charts.table')}
          data-testid="chart-more"
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronIcon />
        </button>
      </figcaption>
      <ChartDrawing
        lines={lines}
        last={Math.max(line.last, chart.last ?? 0)}
        end={end}
        at={Math.min(at.revision, line.last)}
        days={line.starts.day}
        height={height}
        most={chart.most}
        marks={chart.marks}
        turns={chart.turns}
        label={say('charts.label', {
          title,
          values: legendText(chart, at.revision, nameOf),
        })}
        drawing={drawing}
        go={(revision, dragging) => go({ revision }, dragging)}
        point={setPointed}
      />
      {pointed !== null && (
        <output className="chart-where">
          {[pointed, ...(day === undefined ? [] : [dayName(day, words)])].join(' · ')}
        </output>
      )}
      {isOpen && (
        <div className="chart-details">
          <div className="chart-saving" role="group" aria-label={say('charts.save')}>
            <span aria-hidden="true">{say('charts.save')}</span>
            <button type="button" className="chart-save" data-testid="chart-csv" onClick={saveTable}>
              {say('charts.csv')}
            </button>
            <button type="button" className="chart-save" data-testid="chart-svg" onClick={saveDrawing}>
              {say('charts.svg')}
            </button>
            <button
              type="button"
              className="chart-save"
              data-testid="chart-png"
              onClick={() => void savePicture()}
            >
              {say('charts.png')}
            </button>
          </div>
          <ChartTable
            title={title}
            lines={lines}
            names={lines.map(nameOf)}
            at={at.revision}
            as={as}
            go={go}
            dayAt={(revision) => clock(revision)?.day}
          />
        </div>
      )}
    </figure>
  );
}
