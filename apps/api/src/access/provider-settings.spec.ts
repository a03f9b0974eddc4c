import { describe, expect, it } from '@jest/globals';
import { providerSettings } from './provider-settings.js';

const keys = { AUTH_JWKS: 'https://id.example.com/jwks' };
const both = { ...keys, OIDC_ISSUER: 'https://id.example.com/realms/cards', OIDC_CLIENT_ID: 'retrace' };

describe('signing in with a browser', () => {
  it('is off by default', () => {
    expect(providerSettings({})).toEqual({ ok: true, value: null });
    expect(providerSettings({ ...keys, OIDC_ISSUER: '', OIDC_SCOPES: 'openid roles' })).toEqual({
      ok: true,
      value: null,
    });
  });

  it('uses an identity provider, which receives the access token by default', () => {
    expect(providerSettings(both)).toEqual({
      ok: true,
      value: {
        ...{ issuer: both.OIDC_ISSUER, clientId: 'retrace', scopes: 'openid', token: 'access' },
        origins: ['https://id.example.com'],
      },
    });
    const more = {
      OIDC_SCOPES: 'openid roles',
      OIDC_TOKEN: 'id',
      OIDC_ORIGINS: 'https://a.example.com, https://b.example.com:8443',
    };
    expect(providerSettings({ ...both, ...more })).toMatchObject({
      value: {
        ...{ scopes: 'openid roles', token: 'id' },
        origins: ['https://id.example.com', 'https://a.example.com', 'https://b.example.com:8443'],
      },
    });
    expect(providerSettings({ ...both, OIDC_ISSUER: 'http://127.0.0.1:8080' }).ok).toBe(true);
  });

  it.each([
    ['OIDC_ISSUER', { OIDC_ISSUER: 'id.example.com' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://id.example.com' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'https://id.example.com/?a=b' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: '' }],
    ['OIDC_ISSUER', { AUTH_JWKS: '' }],
    ['OIDC_CLIENT_ID', { OIDC_CLIENT_ID: '' }],
    ['OIDC_CLIENT_ID', { OIDC_CLIENT_ID: 'two words' }],
    ['OIDC_SCOPES', { OIDC_SCOPES: 'profile' }],
    ['OIDC_TOKEN', { OIDC_TOKEN: 'refresh' }],
    ['OIDC_ORIGINS', { OIDC_ORIGINS: 'https://id.example.com/path' }],
    ['OIDC_ORIGINS', { OIDC_ORIGINS: `https://id.example.com; script-src *` }],
  ])('is refused because of its setting: %s of %j', (where, wrong) => {
    const read = providerSettings({ ...both, ...wrong });
    expect(read).toMatchObject({ ok: false, error: [{ code: 'SETTING_INVALID', where }] });
  });
});
