/** The kind of seat that an invitation offers. */
type InvitedTo = 'game' | 'draft';

const signs: Readonly<Record<InvitedTo, string>> = { game: '#invitation=', draft: '#draft-invitation=' };
const KEY = 'retrace.invitation';

/**
 * Returns the link that gives a seat to the first person who accepts the invitation. Browsers never send the secret to
 * a server, because it follows the `#`.
 */
export const invitationLink = (invitation: string): string =>
  `${location.origin}/join${signs.game}${invitation}`;

/** Like `invitationLink`, for a seat in a draft. */
export const draftInvitationLink = (invitation: string): string =>
  `${location.origin}/join${signs.draft}${invitation}`;

/** An invitation that is being accepted, and a secret with which the request can be repeated. */
export interface OpenInvitation {
  readonly to: InvitedTo;
  readonly invitation: string;
  readonly receipt: string;
}

/** Creates a random secret. */
const newReceipt = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Moves the invitation from the address to the tab's storage. It remains there until it is accepted or the tab is
 * closed. Null if there is no invitation.
 */
export function openInvitation(): OpenInvitation | null {
  const { hash } = location;
  const to = (['game', 'draft'] as const).find((kind) => hash.startsWith(signs[kind]));
  const addressed = to === undefined ? null : { to, invitation: hash.slice(signs[to].length) };
  try {
    if (addressed !== null) {
      const stored = storedInvitation();
      // If the same invitation is opened again before it is accepted, the secret remains the same.
      if (stored?.invitation !== addressed.invitation)
        sessionStorage.setItem(KEY, JSON.stringify({ ...addressed, receipt: newReceipt() }));
      history.replaceState(history.state, '', location.pathname);
    }
    return storedInvitation();
  } catch {
    return addressed && { ...addressed, receipt: newReceipt() };
  }
}

function storedInvitation(): OpenInvitation | null {
  const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  const { to, invitation, receipt } = (stored ?? {}) as Partial<OpenInvitation>;
  return typeof invitation === 'string' && typeof receipt === 'string'
    ? { to: to === 'draft' ? to : 'game', invitation, receipt }
    : null;
}

export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // If storage is forbidden, nothing was stored, so there is nothing to delete.
  }
}
