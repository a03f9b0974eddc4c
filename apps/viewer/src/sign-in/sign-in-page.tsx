import { useState } from 'react';
import { signedInToken, signOut } from '../api/credentials.js';
import { BarePage } from '../shell/bare-page.js';
import { PageLink } from '../shell/page-link.js';
import { dateAndTime } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import { useSignIn, type SignIn } from './use-sign-in.js';
import './sign-in.css';

/** Shows the user's identity, and lets the user sign in or out. */
export function SignInPage() {
  const say = useSay();
  const signIn = useSignIn();
  const { ways, problem, back } = signIn;
  return (
    <BarePage>
      <title>{say('app.sign-in')}</title>
      <div className="sign-in" data-testid="sign-in">
        <h1>{say('app.sign-in')}</h1>
        {problem !== null && (
          <p className="sign-in-problem" role="alert" data-testid="sign-in-problem" data-kind={problem}>
            {say(`sign-in.problem.${problem}`)}
          </p>
        )}
        {ways?.tokens === false && <p data-testid="no-accounts">{say('sign-in.no-accounts')}</p>}
        {ways?.tokens === true && <WhoAmI signIn={signIn} />}
        {ways?.provider && (
          <section>
            <h2>{say('sign-in.provider')}</h2>
            <button
              type="button"
              className="button"
              data-testid="sign-in-provider"
              disabled={signIn.busy}
              onClick={() => void signIn.withProvider()}
            >
              {say('sign-in.at', { host: new URL(ways.provider.issuer).host })}
            </button>
          </section>
        )}
        {ways?.tokens === true && <TokenForm signIn={signIn} />}
        <p>
          <PageLink to={back} className="button button-quiet">
            {say('sign-in.back')}
          </PageLink>
        </p>
      </div>
    </BarePage>
  );
}

function WhoAmI({ signIn: { me, back } }: { readonly signIn: SignIn }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <section data-testid="who-am-i">
      <h2>{say('sign-in.who')}</h2>
      <p>
        {me?.name != null
          ? say('sign-in.as', { name: me.name, role: say(`sign-in.role.${me.role}`) })
          : say(me && me.seats.length > 0 ? 'sign-in.with-seat' : 'sign-in.nobody')}
      </p>
      {me?.expiresAt != null && <p>{say('sign-in.until', { time: dateAndTime(me.expiresAt, locale) })}</p>}
      {signedInToken !== null && (
        <button type="button" className="button" data-testid="sign-out" onClick={() => signOut(back)}>
          {say('sign-in.sign-out')}
        </button>
      )}
    </section>
  );
}

function TokenForm({ signIn }: { readonly signIn: SignIn }) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  return (
    <section>
      <h2 id="paste-token">{say('sign-in.token')}</h2>
      <p>{say('sign-in.token-hint')}</p>
      <textarea
        aria-labelledby="paste-token"
        data-testid="token"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button
        type="button"
        className="button"
        data-testid="sign-in-token"
        disabled={signIn.busy || typed.trim() === ''}
        onClick={() => void signIn.withToken(typed)}
      >
        {say('app.sign-in')}
      </button>
    </section>
  );
}
