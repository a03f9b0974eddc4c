import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';
import { signInAddress } from './way-back.js';

/** A link to the sign-in page. After signing in, the user returns to the current page. */
export function SignInLink() {
  const say = useSay();
  return (
    <PageLink to={signInAddress(location.pathname + location.search)} className="button">
      {say('app.sign-in')}
    </PageLink>
  );
}
