import { describe, expect, it } from '@jest/globals';
import { getIntrospectionQuery, getOperationAST, parse } from 'graphql';
import { beyondShape, MAX_ALIASES, MAX_DEPTH, MAX_ROOT_FIELDS } from './query-shape.js';

const codeOf = (query: string) => {
  const document = parse(query);
  const operation = getOperationAST(document);
  return operation ? (beyondShape(document, operation)?.code ?? null) : 'none';
};
const deep = (levels: number): string => (levels === 1 ? 'a' : `a { ${deep(levels - 1)} }`);
const many = (count: number, field: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => field(at)).join(' ');

describe('the shape of a query', () => {
  it('can be that of introspection', () => expect(codeOf(getIntrospectionQuery())).toBeNull());

  it('includes the depth of fragments', () => {
    expect(codeOf(`{ ${deep(MAX_DEPTH)} }`)).toBeNull();
    expect(codeOf(`{ ${deep(MAX_DEPTH + 1)} }`)).toBe('QUERY_TOO_DEEP');
    expect(codeOf(`{ a { ...f } } fragment f on T { ${deep(MAX_DEPTH)} }`)).toBe('QUERY_TOO_DEEP');
    expect(codeOf(`{ a { ... on T { ${deep(MAX_DEPTH)} } } }`)).toBe('QUERY_TOO_DEEP');
  });

  it('includes the number of fields, also through fragments that are used often', () => {
    expect(codeOf(`{ a { ${many(MAX_ALIASES, (at) => `n${at}: b`)} } }`)).toBeNull();
    expect(codeOf(`{ a { ${many(MAX_ALIASES + 1, (at) => `n${at}: b`)} } }`)).toBe('ALIASES_TOO_MANY');
    expect(codeOf(`{ a { ...f ...f } } fragment f on T { ${many(51, (at) => `n${at}: b`)} }`)).toBe(
      'ALIASES_TOO_MANY',
    );
  });

  it('is computed quickly for fragments that expand exponentially', () => {
    const fragments = many(
      60,
      (at) => `fragment f${at} on T { ${at === 59 ? 'x: id' : `...f${at + 1} ...f${at + 1}`} }`,
    );
    expect(codeOf(`{ a { ...f0 } } ${fragments}`)).toBe('ALIASES_TOO_MANY');
  });

  it('includes the number of root fields', () => {
    expect(codeOf(`{ ${many(MAX_ROOT_FIELDS + 1, (at) => `f${at}`)} }`)).toBe('FIELDS_TOO_MANY');
    expect(
      codeOf(`mutation { ...m } fragment m on M { ${many(MAX_ROOT_FIELDS + 1, (at) => `f${at}`)} }`),
    ).toBe('FIELDS_TOO_MANY');
  });
});
