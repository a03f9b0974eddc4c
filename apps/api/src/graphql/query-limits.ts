import { getOperationAST, GraphQLError, type DocumentNode, type GraphQLSchema } from 'graphql';
import {
  fieldExtensionsEstimator,
  getComplexity,
  simpleEstimator,
  type ComplexityEstimator,
} from 'graphql-query-complexity';
import { requestBounds } from '#record';
import type { AnswerCode } from '../errors/answer-codes.js';
import type { Problem } from '../errors/problem.js';
import { beyondShape } from '../limits/query-shape.js';
import { ProblemError } from '../problem-error.js';

/**
 * The maximum estimated cost of an operation. Each field costs about 1 plus the measured cost of its resolver,
 * multiplied by the lengths of the lists that contain the field. A unit of cost is several microseconds of processor
 * time.
 */
export const MAX_COMPLEXITY = 60_000;
/** The maximum number of tokens in a parsed query. */
export const MAX_TOKENS = 4_000;

/** The cost of rebuilding a state, excluding its selected subfields. */
export const REBUILD_COST = 200;

/** The assumed lengths of introspection lists, for estimating the cost of a query. Few types have longer lists. */
const introspected: Readonly<Record<string, number>> = {
  types: 150,
  fields: 10,
  args: 2,
  inputFields: 2,
  enumValues: 2,
  interfaces: 1,
  possibleTypes: 1,
  directives: 5,
  // Counts as a quarter of an entry, because only list types and non-null types wrap another type.
  ofType: 0.25,
};

const introspectionEstimator: ComplexityEstimator = ({ type, field, childComplexity }) =>
  type.name.startsWith('__') ? 1 + Math.ceil((introspected[field.name] ?? 1) * childComplexity) : undefined;

/**
 * The problem of a query that is nested too deeply. Nesting is checked before the query is parsed, because the parser
 * is recursive.
 */
export const queryTooDeep: Problem = {
  code: 'QUERY_TOO_DEEP',
  message:
    `Selections, lists and objects in the query are nested more than ${requestBounds.queryDepth} levels ` +
    'deep.',
  advice: 'Send several queries, and pass values as variables.',
};

/**
 * Returns the error of an operation that exceeds a limit: `QUERY_TOO_COMPLEX`, or a problem with the operation's
 * structure. Null if the operation is allowed.
 */
export function beyondLimits(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown> | undefined,
  operationName: string | undefined,
): GraphQLError | null {
  let cost: number;
  try {
    cost = getComplexity({
      schema,
      query,
      ...(variables !== undefined && { variables }),
      ...(operationName !== undefined && { operationName }),
      estimators: [
        introspectionEstimator,
        fieldExtensionsEstimator(),
        simpleEstimator({ defaultComplexity: 1 }),
      ],
    });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    // The cost cannot be computed if arguments or variables are invalid, or if fragments expand without bound. The
    // operation is then refused.
    if (error.message.includes('number of nodes')) return tooComplex(error.message, {});
    return new GraphQLError(error.message, {
      originalError: error,
      ...(error.nodes && { nodes: error.nodes }),
      extensions: { code: 'BAD_USER_INPUT' satisfies AnswerCode, http: { status: 400 } },
    });
  }
  if (cost <= MAX_COMPLEXITY) return badShape(query, operationName);
  return tooComplex(`The query costs ${cost}. The limit is ${MAX_COMPLEXITY}.`, {
    cost,
    limit: MAX_COMPLEXITY,
  });
}

function badShape(query: DocumentNode, operationName: string | undefined): GraphQLError | null {
  const operation = getOperationAST(query, operationName);
  const problem = operation && beyondShape(query, operation);
  if (!problem) return null;
  return new GraphQLError(problem.message, {
    originalError: new ProblemError(problem),
    extensions: { http: { status: 400 } },
  });
}

const tooComplex = (message: string, data: Record<string, unknown>): GraphQLError =>
  new GraphQLError(message, {
    extensions: {
      code: 'QUERY_TOO_COMPLEX',
      advice:
        'Request fewer entries (first, last) or fewer games, or split the query into several smaller ones.',
      data,
      http: { status: 400 },
    },
  });
