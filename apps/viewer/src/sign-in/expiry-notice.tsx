import { useSyncExternalStore } from 'react';
import { forgetToken } from '../api/credentials.js';
import { hasExpired, onExpiry } from '../api/expiry.js';
import { useSay } from '../words/language.js';
import { SignInLink } from './sign-in-link.js';
import './expiry-notice.css';

/** Shows on every page that the user's token has expired. */
export function ExpiryNotice() {
  const say = useSay();
  const expired = useSyncExternalStore(onExpiry, hasExpired);
  if (!expired || location.pathname === '/sign-in') return null;
  return (
    <div className="expiry-notice" role="alert" data-testid="expired">
      <p>{say('app.expired')}</p>
      <SignInLink />
      <button type="button" className="button button-quiet" onClick={forgetToken}>
        {say('app.without-token')}
      </button>
    </div>
  );
}
