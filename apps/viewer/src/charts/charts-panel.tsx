import { useMemo } from 'react';
import { errorMessage } from '../api/problems.js';
import { Choice } from '../design/choice.js';
import { useWords } from '../look/game-look.js';
import type { PanelProps } from '../panels/panel.js';
import { useLocale, useSay } from '../words/language.js';
import { arranged } from './arranged.js';
import { Chart } from './chart.js';
import { linesUpTo, measuresUpTo, type CounterLine } from './chart-lines.js';
import { useLines } from './use-lines.js';
import { useChartPlan } from './use-chart-plan.js';
import './charts.css';

const HEIGHT = 92;
const FIRST_HEIGHT = 148;

/** Shows each player's measures over the course of the game, and a counter that the user chooses. */
export function ChartsPanel({ replay, about, open }: PanelProps) {
  const say = useSay();
  const words = useWords();
  const locale = useLocale();
  const plan = useChartPlan();
  const { game, line, as, reached } = replay;
  const { value: lines, error } = useLines(game.id, as, line.last);
  const names = plan.names[locale];
  const groups = useMemo(
    () => (lines ? arranged(plan, names, measuresUpTo(lines.measures, reached), words) : []),
    [lines, reached, plan, names, words],
  );
  const counters = useMemo(() => linesUpTo(lines?.counters ?? [], reached), [lines, reached]);
  if (error != null) return <p className="panel-scroll panel-nothing">{errorMessage(error)}</p>;
  if (!lines) return <p className="panel-waiting" aria-busy="true" />;
  return (
    <section className="charts panel-scroll" data-testid="charts">
      <ul className="chart-legend" aria-label={say('charts.players')}>
        {game.players.map(({ name }, seat) => (
          <li key={seat} className={`seat-${seat}`}>
            <svg viewBox="0 0 22 6" aria-hidden="true">
              <path d="M0 3H22" strokeDasharray={seat === 1 ? '5 2.5' : undefined} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      {groups.map(({ name, charts }, group) => (
        <section key={name ?? ''} className="chart-group">
          <h3>{name === null ? say('charts.others') : (names[name] ?? words(name))}</h3>
          {charts.map((chart, index) => (
            <Chart
              key={chart.id}
              chart={chart}
              replay={replay}
              height={group === 0 && index === 0 ? FIRST_HEIGHT : HEIGHT}
            />
          ))}
        </section>
      ))}
      {counters.length > 0 && (
        <Counters counters={counters} chosen={about} choose={(id) => open('charts', id)} replay={replay} />
      )}
    </section>
  );
}

interface CountersProps {
  readonly counters: readonly CounterLine[];
  /** The id of the chosen counter. Null if none is chosen. */
  readonly chosen: string | null;
  readonly choose: (id: string) => void;
  readonly replay: PanelProps['replay'];
}

/** Shows one counter of any object or player that has had counters in the game. */
function Counters({ counters, chosen, choose, replay }: CountersProps) {
  const say = useSay();
  const words = useWords();
  const titleOf = ({ card, name, seat }: CounterLine): string =>
    [card ?? replay.game.players[seat ?? 0]?.name ?? '', words(name)].join(' · ');
  const counter = counters.find(({ id }) => id === chosen) ?? counters[0];
  if (!counter) return null;
  return (
    <section className="chart-group">
      <h3>{say('charts.counters')}</h3>
      <Choice
        label={say('charts.counter')}
        className="chart-counter"
        testId="chart-counter"
        value={counter.id}
        options={counters.map((each) => [each.id, titleOf(each)])}
        choose={choose}
      />
      <Chart
        key={counter.id}
        chart={{ id: `counter-${counter.id}`, title: titleOf(counter), lines: [counter] }}
        replay={replay}
        height={HEIGHT}
      />
    </section>
  );
}
