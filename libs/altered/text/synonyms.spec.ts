import { describe, expect, it } from '@jest/globals';
import { compileLine } from './index.js';
import { synonyms, type Synonym } from './synonyms.js';

const reworded = (line: string, { from, to }: Synonym): string => line.replace(from, to);

describe('words that mean the same as others', () => {
  it.each(synonyms)('change the line of $card: $example', (synonym) => {
    expect(reworded(synonym.example, synonym)).not.toBe(synonym.example);
  });

  it.each(synonyms)('make a line of $card that no other one changes', (synonym) => {
    const changed = reworded(synonym.example, synonym);
    expect(synonyms.filter((one) => reworded(changed, one) !== changed)).toEqual([]);
  });

  it.each(synonyms)('are read on $card: $example', ({ example }) => {
    const types = ['character', 'spell'] as const;
    const kinds = types.map((type) => compileLine(example, 'main', { type }).kind);
    expect(kinds).toContain('parsed');
  });
});
