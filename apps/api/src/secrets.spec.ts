import { describe, expect, it } from '@jest/globals';
import { withoutSecrets } from './secrets.js';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJBZGEifQ.c2lnbmF0dXJl';

describe('a line of the log', () => {
  it.each([
    [`{"url":"/games/a/export?share=${jwt}"}`, '{"url":"/games/a/export?share=[secret]"}'],
    [`{"url":"/s/${jwt}"}`, '{"url":"/s/[token]"}'],
    ['{"url":"/?token=hunter2&at=4"}', '{"url":"/?token=[secret]&at=4"}'],
    [`{"authorization":"Bearer ${jwt}"}`, '{"authorization":"Bearer [secret]"}'],
    ['{"authorization":"hunter2","id":4}', '{"authorization":"[secret]","id":4}'],
    ['{"msg":"say \\"authorization\\": \\"hunter2\\""}', '{"msg":"say \\"authorization\\": \\"[secret]\\""}'],
    ['{"msg":"Basic QWRhOkJlbg== is no Bearer hunter2"}', '{"msg":"Basic [secret] is no Bearer [secret]"}'],
    ['{"x-retrace-seat":"hunter2"}', '{"x-retrace-seat":"[secret]"}'],
    [
      '{"msg":"kurrentdb://ada:hunter2@host:2113 is gone"}',
      '{"msg":"kurrentdb://[secret]@host:2113 is gone"}',
    ],
  ])('%s is written without secrets', (line, written) => {
    expect(withoutSecrets(line)).toBe(written);
  });

  it('shows control characters harmlessly, without changing its meaning', () => {
    const line = `${JSON.stringify({ msg: 'Ada\u009b2J\u202e\u001b[2J' })}\n`;
    const written = withoutSecrets(line);
    expect(written).toMatch(/^[ -~]+\n$/);
    expect(JSON.parse(written)).toEqual(JSON.parse(line));
  });

  it.each([
    '{"level":30,"url":"/graphql","msg":"GET /game/s42-1 http://127.0.0.1:4747"}',
    '{"msg":"ada@example.org"}',
  ])('%s is unchanged', (line) => {
    expect(withoutSecrets(line)).toBe(line);
  });
});
