import { createHash } from 'node:crypto';
import helmet from 'helmet';
import type { RequestHandler } from 'express';

const hashesOf = (page: string, element: 'script' | 'style'): readonly string[] =>
  [...page.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(
    ([, inline]) =>
      `'sha256-${createHash('sha256')
        .update(inline ?? '')
        .digest('base64')}'`,
  );

/** The exceptions to the page policy that a page requires. */
interface PageNeeds {
  readonly styleNonce?: string;
  /** Other servers that the page contacts, such as an identity provider. */
  readonly origins?: readonly string[] | undefined;
  /** Whether other sites can show the page in a frame. */
  readonly isFramed?: boolean;
}

/**
 * Returns the content security policy of a page. The policy allows this server's files and connections to this server
 * (`'self'` includes WebSockets). It allows the page's inline scripts and styles by their hash. Styles that are added
 * at run time need a nonce.
 */
export function pagePolicy(
  page: string,
  { styleNonce, origins = [], isFramed = false }: PageNeeds = {},
): string {
  const directives = {
    'default-src': [`'none'`],
    'script-src': [`'self'`, ...hashesOf(page, 'script')],
    'style-src': [
      `'self'`,
      ...hashesOf(page, 'style'),
      ...(styleNonce === undefined ? [] : [`'nonce-${styleNonce}'`]),
    ],
    'img-src': [`'self'`, 'data:'],
    'font-src': [`'self'`, 'data:'],
    'connect-src': [`'self'`, ...origins],
    'manifest-src': [`'self'`],
    'base-uri': [`'none'`],
    'form-action': [`'none'`],
    'frame-ancestors': [isFramed ? '*' : `'none'`],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Sets the security headers of every response. A response that is not a page cannot load anything. No site can frame
 * it, and browsers must not guess its media type. If a proxy reports a TLS connection, a header makes browsers require
 * TLS from then on.
 */
export const secureHeaders = (): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: [`'none'`], baseUri: [`'none'`], frameAncestors: [`'none'`] },
    },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: false,
    // These headers would enlarge every response, and only obsolete browsers and plugins read them.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
