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

/** The needs of a page besides its own files. */
interface PageNeeds {
  readonly styleNonce?: string;
  /** Other servers that it asks: an identity provider. */
  readonly origins?: readonly string[] | undefined;
  /** Whether pages of other sites may show it in a frame. */
  readonly isFramed?: boolean;
}

/**
 * Returns the policy of a page: it may load its own files, run the scripts and use the styles inside it, known by their hashes,
 * and talk to this server ('self' holds for WebSockets too). Styles that it adds to itself need a nonce.
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
 * The headers of every answer: answers other than pages may load nothing, no site may frame them, and browsers do not guess
 * their type. A proxy that speaks TLS says whether browsers must use it.
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
  });
