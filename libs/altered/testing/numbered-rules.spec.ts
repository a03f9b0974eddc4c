import { describe, expect, it } from '@jest/globals';
import { numberedRules } from './numbered-rules.js';

describe('the rules of a document', () => {
  it('are the numbers at the beginnings of lines, each once, in reading order', () => {
    const text = [
      '4.2.1.d Draw',
      '2.1 Objects',
      '2.1.a Every zone',
      '  6.1.a indented',
      'see 6.1.b',
      '1. first',
      '4.2.1.d Draw',
      '9.1.a no chapter',
      '2.2.10.b x',
      '2.2.9.b y',
    ];
    expect(numberedRules(text.join('\r\n'))).toEqual(['2.1', '2.1.a', '2.2.9.b', '2.2.10.b', '4.2.1.d']);
  });
});
