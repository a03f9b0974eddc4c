import { useQuery } from '@apollo/client/react';
import { formatPosition } from '../cursor/position.js';
import type { StatisticPartsQuery } from '../generated/graphql.js';
import { StatisticPartsDocument } from '../generated/moments.js';
import { useWords } from '../look/game-look.js';
import { CardText, Sign } from '../look/sign.js';
import type { OpenReplay, PanelProps } from '../panels/panel.js';
import { useLocale, useSay } from '../words/language.js';
import { byStatistic } from './statistics-apart.js';

export type StatisticPart =
  StatisticPartsQuery['game']['state']['zones'][number]['cards'][number]['statisticParts'][number];

interface Props {
  readonly item: number;
  readonly replay: OpenReplay;
  readonly open: PanelProps['open'];
}

/** Shows how a card's current statistics add up if they differ from the printed values. */
export function StatisticParts({ item, replay, open }: Props) {
  const say = useSay();
  const words = useWords();
  const { game, as, at } = replay;
  const variables = { id: game.id, at: formatPosition(at), as, locale: useLocale() };
  // The response is not cached, because it would overwrite other fields of the same state in the cache.
  const { data, previousData } = useQuery(StatisticPartsDocument, { variables, fetchPolicy: 'no-cache' });
  const cards = (data ?? previousData)?.game.state.zones.flatMap((zone) => zone.cards) ?? [];
  const statistics = byStatistic(cards.find((card) => card.item === item)?.statisticParts ?? []);
  if (statistics.length === 0) return null;
  return (
    <section className="statistic-parts" aria-labelledby="statistic-parts" data-testid="statistic-parts">
      <h3 id="statistic-parts">{say('moments.parts.title')}</h3>
      {statistics.map(({ name, value, parts }) => (
        <div key={name} className={`statistic-sum ${name}`} data-statistic={name}>
          <h4>
            <Sign name={name} /> {words(name)} <b>{value}</b>
          </h4>
          <ul>
            {parts.map((part, index) => (
              <li key={index} data-testid="statistic-part" data-kind={part.kind}>
                <b>{index === 0 ? part.change : signed(part.change)}</b>
                <Reason part={part} open={open} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** Shows the source of a part of a statistic. If the source is a known card, the user can open the card. */
function Reason({ part, open }: { readonly part: StatisticPart; readonly open: PanelProps['open'] }) {
  const say = useSay();
  const words = useWords();
  const { kind, counter, source, text } = part;
  if (kind === 'COUNTER') return <span>{words(counter ?? '')}</span>;
  if (kind !== 'ABILITY') return <span>{say(`moments.parts.${kind}`)}</span>;
  const item = source?.item ?? null;
  const label = source?.name ?? say('moments.parts.ABILITY');
  return (
    <span>
      {item === null ? (
        label
      ) : (
        <button type="button" className="part-source" onClick={() => open('card', `${item}`)}>
          {label}
        </button>
      )}
      {text !== null && (
        <small>
          <CardText text={text} />
        </small>
      )}
    </span>
  );
}
