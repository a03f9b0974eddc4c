import { useQuery } from '@apollo/client/react';
import { errorMessage } from '../api/problems.js';
import { useLookOf } from '../boards.js';
import { dayName } from '../design/word-labels.js';
import type { ProfileFilter, TurningPointsQuery } from '../generated/graphql.js';
import { TurningPointsDocument } from '../generated/prepare.js';
import { plainLook, wordsOf } from '../look/game-look.js';
import { positionPath } from '../profile/moment-path.js';
import { PageLink } from '../shell/page-link.js';
import { dateAndTime, listed } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import { usePercent } from '../words/use-percent.js';

type Swing = TurningPointsQuery['profile']['swings'][number];

const MOST = 5;

interface Props {
  readonly player: string;
  readonly filter: ProfileFilter;
}

/**
 * Lists the positions at which the player's chances changed most. The cause can be chance or either player's decision.
 */
export function TurningPoints({ player, filter }: Props) {
  const say = useSay();
  const locale = useLocale();
  const { data, error } = useQuery(TurningPointsDocument, { variables: { filter, locale, first: MOST } });
  if (error) return <p role="alert">{errorMessage(error)}</p>;
  if (data === undefined) return <p aria-busy="true">{say('app.loading')}</p>;
  const { swings } = data.profile;
  return (
    <section className="profile-part profile-moments" data-testid="prepare-swings">
      <h2>{say('prepare.swings')}</h2>
      <p>{swings.length === 0 ? say('prepare.no-swings') : say('prepare.chances', { player })}</p>
      <ol>
        {swings.map((swing) => (
          <SwingRow key={`${swing.game}:${swing.position}`} swing={swing} module={filter.module ?? ''} />
        ))}
      </ol>
    </section>
  );
}

function SwingRow({ swing, module }: { readonly swing: Swing; readonly module: string }) {
  const say = useSay();
  const locale = useLocale();
  const percent = usePercent();
  const words = wordsOf(useLookOf(module) ?? plainLook, locale);
  const { opponents, startedAt, before, after, decision, text } = swing;
  return (
    <li data-testid="prepare-swing">
      <PageLink to={positionPath(swing)} className="profile-moment">
        <b>{say('prepare.swing', { before: percent(before), after: percent(after) })}</b>
        <span>
          {decision === null
            ? say('prepare.undecided')
            : `${decision.player}: ${decision.name}, ${dayName(decision.day, words)}`}
        </span>
        <span>{say('profile.against', { opponents: listed(opponents, locale) })}</span>
        <time dateTime={startedAt}>{dateAndTime(startedAt, locale)}</time>
        {text !== null && <span className="profile-choices">{text}</span>}
      </PageLink>
    </li>
  );
}
