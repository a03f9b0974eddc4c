const sign = '#invitation=';
const KEY = 'retrace.invitation';

/** The address that gives a seat to the first who takes it; what is behind the `#` never reaches a server. */
export const invitationLink = (invitation: string): string => `${location.origin}/join${sign}${invitation}`;

/** An invitation that is being taken, with the secret by which it can be asked for again. */
export interface OpenInvitation {
  readonly invitation: string;
  readonly receipt: string;
}

/** Nobody guesses it. */
const newReceipt = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Takes the invitation out of the address, and keeps it until it is taken or the tab is closed; null: there is none. */
export function openInvitation(): OpenInvitation | null {
  const { hash } = location;
  try {
    if (hash.startsWith(sign)) {
      const invitation = hash.slice(sign.length);
      const kept = keptInvitation();
      // Opened again before it was taken: the same secret asks for the same seat.
      if (kept?.invitation !== invitation)
        sessionStorage.setItem(KEY, JSON.stringify({ invitation, receipt: newReceipt() }));
      history.replaceState(history.state, '', location.pathname);
    }
    return keptInvitation();
  } catch {
    return hash.startsWith(sign) ? { invitation: hash.slice(sign.length), receipt: newReceipt() } : null;
  }
}

function keptInvitation(): OpenInvitation | null {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  const { invitation, receipt } = (kept ?? {}) as Partial<OpenInvitation>;
  return typeof invitation === 'string' && typeof receipt === 'string' ? { invitation, receipt } : null;
}

export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
