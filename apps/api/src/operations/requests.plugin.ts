import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import { GraphQLError } from 'graphql';
import { ProblemError } from '../problem-error.js';
import { labelOf, Measurements, type OperationKind } from '../telemetry/measurements.js';
import { nameSpan } from '../telemetry/tracing.js';

const codeOf = (error: Error): unknown =>
  error instanceof GraphQLError && error.originalError instanceof ProblemError
    ? error.originalError.problem.code
    : error instanceof GraphQLError
      ? error.extensions['code']
      : 'INTERNAL';

@Plugin()
export class RequestsPlugin implements ApolloServerPlugin {
  constructor(private readonly measurements: Measurements) {}

  async contextCreationDidFail({ error }: { readonly error: Error }): Promise<void> {
    this.measurements.countRequest('unknown', labelOf(codeOf(error)), 0);
  }

  async requestDidStart(): Promise<GraphQLRequestListener<object>> {
    const begun = performance.now();
    return {
      didResolveOperation: async ({ operation, operationName }) =>
        nameSpan(operation?.operation ?? 'unknown', operationName),
      willSendResponse: async ({ operation, response: { body } }) => {
        const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
        const kind: OperationKind = operation?.operation ?? 'unknown';
        const code = errors.length === 0 ? 'OK' : labelOf(errors[0]?.extensions?.['code']);
        this.measurements.countRequest(kind, code, performance.now() - begun);
      },
    };
  }
}
