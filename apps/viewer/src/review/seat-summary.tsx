import { useSay } from '../words/language.js';
import { seatPoints, type ReadyReview } from './shown-review.js';
import { usePercent } from '../words/use-percent.js';

/** Shows each player's accuracy, skill and luck. Renders nothing until the user has reached the end of the game. */
export function SeatSummary({ seats }: Pick<ReadyReview, 'seats'>) {
  const say = useSay();
  const percent = usePercent();
  if (seats.length === 0) return null;
  return (
    <table className="review-seats" data-testid="review-seats">
      <caption className="visually-hidden">{say('review.summary')}</caption>
      <thead>
        <tr>
          <td />
          {(['accuracy', 'skill', 'luck'] as const).map((name) => (
            <th key={name} scope="col" title={say(`review.${name}-hint`)}>
              {say(`review.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map((summary) => {
          const { seat, name, accuracy, judged, decisions } = summary;
          const points = seatPoints(summary, seats.length);
          return (
            <tr key={seat} className={`seat-${seat}`}>
              <th scope="row">
                {name}
                {judged < decisions && <small>{say('review.judged-of', { judged, count: decisions })}</small>}
                {points !== null && <small>{points.sum}</small>}
              </th>
              <td>{accuracy === null ? '–' : percent(accuracy)}</td>
              <td>
                {points?.skill ?? '–'}
                {points?.error && <small>{` ${points.error}`}</small>}
              </td>
              <td>{points?.luck ?? '–'}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4}>{say('review.sum-hint')}</td>
        </tr>
      </tfoot>
    </table>
  );
}
