import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { sentWith, signedInToken, signInWith } from '../api/credentials.js';
import { isExpired } from '../api/expiry.js';
import { errorCode } from '../api/problems.js';
import type { MeQuery, SignInWaysQuery } from '../generated/graphql.js';
import { MeDocument, SignInWaysDocument } from '../generated/sign-in.js';
import { pageIn } from './way-back.js';

/** The reason why a sign-in failed. */
export type SignInProblem =
  'unreachable' | 'expired' | 'refused' | 'not-kept' | 'provider-refused' | 'provider-unreachable';

export interface SignIn {
  /** The available ways to sign in. Null while loading. */
  readonly ways: SignInWaysQuery['signIn'] | null;
  /** The identity that belongs to this tab's token. Null if there is none, or while loading. */
  readonly me: MeQuery['me'] | null;
  readonly problem: SignInProblem | null;
  readonly busy: boolean;
  /** The page to open after signing in. */
  readonly back: string;
  readonly withToken: (token: string) => Promise<void>;
  readonly withProvider: () => Promise<void>;
}

const problemOf = (error: unknown): SignInProblem => {
  if (isExpired(error)) return 'expired';
  return errorCode(error) === null ? 'unreachable' : 'refused';
};

/**
 * Signs the user in with a token or through the server's identity provider, which redirects the user back to this page.
 */
export function useSignIn(): SignIn {
  const client = useApolloClient();
  const [ways, setWays] = useState<SignIn['ways']>(null);
  const [me, setMe] = useState<SignIn['me']>(null);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [arrival] = useState(() => new URL(location.href));
  const back = pageIn(arrival.searchParams.get('back'), location.origin);

  const whoIs = useCallback(
    async (token: string | null) => {
      const context = { headers: sentWith(token) };
      const { data } = await client.query({ query: MeDocument, context, fetchPolicy: 'no-cache' });
      return data?.me ?? null;
    },
    [client],
  );
  /** Signs in with a token if the server accepts it, and then opens the page to which the user returns. */
  const enter = useCallback(
    async (token: string, page: string) => {
      try {
        await whoIs(token);
        if (!signInWith(token, page)) setProblem('not-kept');
      } catch (error) {
        setProblem(problemOf(error));
      }
    },
    [whoIs],
  );

  useEffect(() => {
    const arrive = async (): Promise<void> => {
      const context = { headers: sentWith(null) };
      const { data } = await client.query({ query: SignInWaysDocument, context, fetchPolicy: 'no-cache' });
      setWays(data?.signIn ?? null);
      const provider = data?.signIn.provider;
      const there = await import('./provider-sign-in.js');
      if (provider && there.isReturn(arrival.search)) {
        // The code in the address can be used only once, so it is removed.
        history.replaceState(history.state, '', arrival.pathname);
        const given = await there.returnFromProvider(provider, arrival).catch(() => null);
        if (given === null) setProblem('provider-refused');
        else await enter(given.token, pageIn(given.back, location.origin));
      } else setMe(await whoIs(signedInToken));
    };
    arrive().catch((error: unknown) => setProblem(problemOf(error)));
  }, [client, arrival, enter, whoIs]);

  const doing = async (work: Promise<void>, otherwise: SignInProblem): Promise<void> => {
    setBusy(true);
    setProblem(null);
    await work.catch(() => setProblem(otherwise));
    setBusy(false);
  };
  return {
    ways,
    me,
    problem,
    busy,
    back,
    withToken: (token) => doing(enter(token.trim(), back), 'refused'),
    withProvider: async () => {
      const provider = ways?.provider;
      if (!provider) return;
      const { leaveForProvider } = await import('./provider-sign-in.js');
      await doing(leaveForProvider(provider, back), 'provider-unreachable');
    },
  };
}
