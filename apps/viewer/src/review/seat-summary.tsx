import { useSay } from '../words/language.js';
import { signedPercent, type ReadyReview } from './shown-review.js';
import { usePercent } from '../words/use-percent.js';

/** What the game was to each player: accuracy, skill and luck. Nothing before its end is reached. */
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
        {seats.map(({ seat, name, accuracy, skill, luck, judged, decisions }) => (
          <tr key={seat} className={`seat-${seat}`}>
            <th scope="row">
              {name}
              {judged < decisions && <small>{say('review.judged-of', { judged, count: decisions })}</small>}
            </th>
            <td>{accuracy === null ? '–' : percent(accuracy)}</td>
            <td>{skill == null ? '–' : signedPercent(skill, percent)}</td>
            <td>{luck == null ? '–' : signedPercent(luck, percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
