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

/** What a page needs besides its own files. */
interface PageNeeds {
  readonly styleNonce?: string;
  /** Other servers that it asks: an identity provider. */
  readonly origins?: readonly string[];
}

/**
 * What a page of ours may do: load its own files, run the scripts and wear the styles inside it, known by their hashes,
 * and talk to this server ('self' holds for WebSockets too). Nobody may frame it. Styles that it adds to itself need a nonce.
 */
export function pagePolicy(page: string, { styleNonce, origins = [] }: PageNeeds = {}): string {
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
    'frame-ancestors': [`'none'`],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * The headers of every answer: what is no page may load nothing, nobody may frame it or guess its type. Whether browsers
 * must use TLS is said by the proxy that speaks it.
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
