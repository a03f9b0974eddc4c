import { useQuery } from '@apollo/client/react';
import { MeDocument } from '../generated/sign-in.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';
import { signInAddress } from './way-back.js';

/** If the server has accounts, shows the user's identity and a link for signing in or out. */
export function Account() {
  const say = useSay();
  const { data } = useQuery(MeDocument);
  if (!data || data.me.owner) return null;
  const { name, role, seats } = data.me;
  return (
    <span data-testid="account">
      <PageLink to={signInAddress(location.pathname + location.search)} className="button">
        {name ??
          (seats.length > 0
            ? say('sign-in.with-seat')
            : role === 'ANONYMOUS'
              ? say('app.sign-in')
              : say(`sign-in.role.${role}`))}
      </PageLink>
    </span>
  );
}
