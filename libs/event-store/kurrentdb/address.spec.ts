import { describe, expect, it } from '@jest/globals';
import { kurrentAddress, withoutSecrets } from './address.js';

const read = (text: string) => {
  const address = kurrentAddress(text);
  return address.ok ? address.value : address.error;
};

describe('the address of a KurrentDB', () => {
  it.each([
    ['kurrentdb://localhost', 'localhost', 'kurrentdb://localhost?'],
    ['esdb://localhost:2113/?tls=false', 'localhost:2113', 'kurrentdb://localhost:2113?tls=false&'],
    ['kurrentdb+discover://db.example.org', 'db.example.org', 'kurrentdb+discover://db.example.org?'],
    [
      'esdb+discover://db.example.org:2113',
      'db.example.org:2113',
      'kurrentdb+discover://db.example.org:2113?',
    ],
    ['kurrentdb://a:1,b:2,c:3?TLS=true', 'a:1, b:2, c:3', 'kurrentdb://a:1,b:2,c:3?tls=true&'],
    ['kurrentdb://me:s3%40cret@host', 'host', 'kurrentdb://me:s3%40cret@host?'],
  ])('%s names the hosts %s', (text, hosts, connection) => {
    expect(read(text)).toMatchObject({
      hosts,
      connection: expect.stringMatching(`^${connection.replace(/[?+.%]/g, '\\$&')}`),
      patience: 10_000,
    });
  });

  it('selects the leader, because only the leader certainly has all appended events', () => {
    expect(read('kurrentdb://a,b')).toMatchObject({
      connection: expect.stringContaining('nodePreference=leader'),
    });
  });

  it('contains the timeouts', () => {
    expect(read('kurrentdb://a?defaultDeadline=2500')).toMatchObject({ patience: 2500 });
  });

  it.each([
    ['kurrentdb://', /form/],
    ['kurrentdb://me@host', /form/],
    ['kurrentdb://me:hunter2:x@host', /form.*percent-encode/],
    ['kurrentdb://me:hunter2/@host', /form/],
    ['kurrentdb://me:hunter2%zz@host', /percent-encoded/],
    ['kurrentdb://me:hunter2@ho st', /host/],
    ['kurrentdb://me:hunter2@host:port', /host/],
    ['kurrentdb://me:hunter2@host?tls=maybe', /tls/],
    ['kurrentdb://me:hunter2@host?hunter2=x', /option/],
    ['kurrentdb://me:hunter2@host?nodePreference=follower', /option/],
    ['kurrentdb://me:hunter2@host?defaultDeadline=0', /defaultDeadline/],
  ])('is refused without printing possible secrets: %s', (text, reason) => {
    const error = read(text);
    expect(error).toEqual(expect.stringMatching(reason));
    expect(error).not.toContain('hunter2');
  });

  it('replaces the password in other messages, however it is written', () => {
    const address = kurrentAddress('kurrentdb://me:s3%40cret@host');
    expect(address.ok && withoutSecrets('s3@cret and s3%40cret of me', address.value)).toBe(
      '*** and *** of me',
    );
  });
});
