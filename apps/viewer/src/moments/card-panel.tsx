import { useMemo } from 'react';
import { errorMessage } from '../api/problems.js';
import type { Card } from '../api/shapes.js';
import { LargeCard } from '../cards/large-card.js';
import { entryAt } from '../cursor/game-line.js';
import { dayName } from '../design/word-labels.js';
import { PositionLink } from '../log/position-link.js';
import { useWords } from '../look/game-look.js';
import { JumpButtons } from '../panels/jump-buttons.js';
import type { OpenReplay, PanelProps } from '../panels/panel.js';
import { useSay } from '../words/language.js';
import { momentsOf, nameIn, type CounterStep, type CardMoment } from './moments-of.js';
import { StatisticParts } from './statistic-parts.js';
import { useCourse } from './use-course.js';
import './moments.css';

/**
 * Follows one card through all the objects that it becomes. Shows the card's current state, and lists every event that
 * changed it.
 */
export function CardPanel({ replay, about, open }: PanelProps) {
  const say = useSay();
  const { game, line, as, at, state, reached } = replay;
  const item = about !== null && /^\d{1,9}$/.test(about) ? Number(about) : null;
  const { course, error } = useCourse(game.id, item, as, line.last);
  const moments = useMemo(
    () =>
      (course ? momentsOf(course, (revision) => entryAt(line, revision)?.shows === true) : []).filter(
        ({ revision }) => revision <= reached,
      ),
    [course, line, reached],
  );
  if (item === null) return <p className="panel-scroll panel-nothing">{say('moments.choose')}</p>;
  if (error != null) return <p className="panel-scroll panel-nothing">{errorMessage(error)}</p>;
  const card = state?.zones
    .flatMap(({ cards }) => cards)
    .find((card) => card.item === item && card.face !== null);
  const counters = [...new Set(moments.flatMap((moment) => moment.counters.map(({ name }) => name)))];
  return (
    <section className="card-panel panel-scroll" data-testid="card-panel" data-item={item}>
      {card ? (
        <>
          <Now card={card} replay={replay} />
          <StatisticParts item={item} replay={replay} open={open} />
        </>
      ) : (
        <>
          <h3 className="unseen-card">{(course && nameIn(course)) ?? say('moments.unknown')}</h3>
          <p className="panel-nothing">{say('moments.out-of-sight')}</p>
        </>
      )}
      <CounterLinks item={item} counters={counters} open={open} />
      {course === null ? (
        <p aria-busy="true" />
      ) : moments.length === 0 ? (
        <p className="panel-nothing">{say('moments.none')}</p>
      ) : (
        <Moments moments={moments} replay={replay} at={at.revision} />
      )}
    </section>
  );
}

/** Shows the card in its current state, and its zone. */
function Now({ card, replay }: { readonly card: Card; readonly replay: OpenReplay }) {
  const words = useWords();
  const { game, state } = replay;
  const zone = state?.zones.find(({ cards }) => cards.includes(card));
  const where = [
    zone && words(zone.part ?? zone.kind),
    zone?.seat == null ? undefined : game.players[zone.seat]?.name,
  ];
  return (
    <>
      <LargeCard card={card} players={game.players.map(({ name }) => name)} />
      <p className="card-where" data-testid="card-where">
        {where.filter((part) => part !== undefined).join(' · ')}
      </p>
    </>
  );
}

interface CounterLinksProps {
  readonly item: number;
  readonly counters: readonly string[];
  readonly open: PanelProps['open'];
}

/** Links to the charts of all counters that the card has had. */
function CounterLinks({ item, counters, open }: CounterLinksProps) {
  const say = useSay();
  const words = useWords();
  if (counters.length === 0) return null;
  return (
    <p className="card-counters">
      {counters.map((name) => (
        <button
          key={name}
          type="button"
          className="chip"
          data-testid="card-counter"
          onClick={() => open('charts', `${item}.${name}`)}
        >
          {say('moments.chart', { counter: words(name) })}
        </button>
      ))}
    </p>
  );
}

interface MomentsProps {
  readonly moments: readonly CardMoment[];
  readonly replay: OpenReplay;
  readonly at: number;
}

/** Lists the events of a card, with buttons for the previous and next event. */
function Moments({ moments, replay, at }: MomentsProps) {
  const say = useSay();
  const words = useWords();
  const { line, as, go } = replay;
  const current = moments.findLast(({ revision }) => revision <= at);
  const before = moments.findLast(({ revision }) => revision < at);
  const after = moments.find(({ revision }) => revision > at);
  return (
    <section className="moments" aria-labelledby="moments">
      <header>
        <h3 id="moments">{say('moments.count', { count: moments.length })}</h3>
        <JumpButtons
          id="moment"
          backName={say('moments.before')}
          forwardName={say('moments.after')}
          before={before && { revision: before.revision }}
          after={after && { revision: after.revision }}
          go={go}
        />
      </header>
      <ol>
        {moments.map((moment, index) => {
          const { revision, kinds, counters } = moment;
          const entry = entryAt(line, revision);
          const day = entry?.clock.day;
          const earlier = moments[index - 1];
          const isNewDay = !earlier || entryAt(line, earlier.revision)?.clock.day !== day;
          return (
            <li key={revision} aria-current={moment === current ? 'true' : undefined}>
              {isNewDay && day !== undefined && <h4>{dayName(day, words)}</h4>}
              <PositionLink at={{ revision }} as={as} go={go} className="moment">
                <span className="log-number" data-testid="moment" data-revision={revision}>
                  {revision}
                </span>
                <span>
                  {kinds.map((kind) => (
                    <span key={kind} className="chip moment-kind" data-kind={kind}>
                      {say(`moments.kind.${kind}`)}
                    </span>
                  ))}
                  {counters.map((step, each) => (
                    <span key={each} className="chip chip-quiet moment-kind">
                      {described(step, words)}
                    </span>
                  ))}
                  {entry?.text}
                </span>
              </PositionLink>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/**
 * Describes a counter change, such as `Boost +2 → 3`. Shows no value if the counter disappeared together with its
 * object.
 */
function described({ name, delta, value }: CounterStep, words: (word: string) => string): string {
  const change = delta < 0 ? `−${-delta}` : `+${delta}`;
  return `${words(name)} ${change} → ${value ?? '–'}`;
}
