import { createHash } from 'node:crypto';
import { GraphQLError, parse, print, visit, type DefinitionNode, type DocumentNode } from 'graphql';
import { z } from 'zod';
import { fail, ok, type Result, type SettingProblem } from '#record';
import { ProblemError } from '../problem-error.js';

const manifestShape = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(z.object({ body: z.string() })).min(1),
});

const notAllowed = new ProblemError({
  code: 'QUERY_NOT_ALLOWED',
  message: 'The server accepts only the queries on its list, and this query is not on the list.',
  advice: "Use one of the viewer's queries, or ask the server's operator to allow yours.",
});

/** The queries of a manifest. The server accepts no other queries. */
export class AllowedQueries {
  /**
   * Reads a manifest of persisted queries, such as `operations.json` in the built viewer. If the manifest is malformed,
   * returns the reason.
   */
  static read(text: string): Result<AllowedQueries, string> {
    try {
      const { operations } = manifestShape.parse(JSON.parse(text));
      return ok(new AllowedQueries(new Set(operations.map(({ body }) => fingerprintOf(parse(body))))));
    } catch (error) {
      return fail(error instanceof z.ZodError ? 'it is not a manifest of persisted queries' : String(error));
    }
  }

  private constructor(private readonly fingerprints: ReadonlySet<string>) {}

  /** Returns the error for a query outside the list. Null if the query is allowed. */
  refusal(document: DocumentNode): GraphQLError | null {
    if (this.fingerprints.has(fingerprintOf(document))) return null;
    return new GraphQLError(notAllowed.message, {
      originalError: notAllowed,
      extensions: { http: { status: 403 } },
    });
  }
}

export const allowedProblem = (where: string, file: string, why: string): SettingProblem => ({
  code: 'SETTING_INVALID',
  message: `The file ${file} in ${where} can't be used: ${why}.`,
  advice:
    'Use the path of a manifest of persisted queries, such as dist/apps/viewer/operations.json, which ' +
    '`npm run build` creates.',
  where,
});

/**
 * Returns the fingerprint of a query. Ignores white space, the order of fragments, and the `__typename` fields that
 * clients add.
 */
function fingerprintOf(document: DocumentNode): string {
  const plain = visit(document, {
    Field: (field) => (field.name.value === '__typename' && field.alias === undefined ? null : undefined),
  });
  const parts = plain.definitions.map((definition: DefinitionNode) => print(definition)).sort();
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
