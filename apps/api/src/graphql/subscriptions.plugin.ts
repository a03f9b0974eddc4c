import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ApolloServerPlugin, GraphQLServerContext, GraphQLServerListener } from '@apollo/server';
import { Inject, Logger } from '@nestjs/common';
import { Plugin } from '@nestjs/apollo';
import { HttpAdapterHost } from '@nestjs/core';
import {
  getOperationAST,
  GraphQLError,
  subscribe,
  type ExecutionArgs,
  type GraphQLFormattedError,
  OperationTypeNode,
  parse,
  validate,
  type GraphQLSchema,
} from 'graphql';
import type { Context, ServerOptions, SubscribePayload } from 'graphql-ws';
import { requestBounds } from '#record';
import type { AnswerCode } from '../errors/answer-codes.js';
import type { Problem } from '../errors/problem.js';
import { isQueryNestedBeyond } from '../limits/nesting.js';
import { Subscribers, type Wire } from '../limits/subscribers.js';
import { answerTooLarge } from '../limits/work.js';
import { asking, type Asking } from '../telemetry/asking.js';
import { labelOf, Measurements } from '../telemetry/measurements.js';
import { spanned } from '../telemetry/tracing.js';
import { ProblemError } from '../problem-error.js';
import { PERSISTED_QUERIES } from '../persisted/persisted.tokens.js';
import type { PersistedQueries } from '../persisted/persisted-settings.js';
import { ErrorLog } from './error-log.js';
import { GRAPHQL_PATH } from './paths.js';
import { isLargerThan } from './answer-size.js';
import { beyondLimits, MAX_TOKENS, queryTooDeep } from './query-limits.js';
import { SocketServer } from './socket-server.js';

type Connection = Context<Record<string, unknown>, Wire>;

const refused = (code: AnswerCode, message: string, nodes?: GraphQLError['nodes']): GraphQLError =>
  new GraphQLError(message, { extensions: { code }, ...(nodes && { nodes }) });

const problemError = (problem: Problem): GraphQLError =>
  new GraphQLError(problem.message, { originalError: new ProblemError(problem) });

/**
 * Validates a subscription in the same way as Apollo validates queries. Returns the execution arguments, or the errors.
 */
export function readSubscription(schema: GraphQLSchema, payload: SubscribePayload) {
  const operationName = payload.operationName ?? undefined;
  const variableValues = payload.variables ?? {};
  if (isQueryNestedBeyond(payload.query, requestBounds.queryDepth)) return [problemError(queryTooDeep)];
  let document;
  try {
    document = parse(payload.query, { maxLexicalTokens: MAX_TOKENS });
  } catch (error) {
    return [
      refused('GRAPHQL_PARSE_FAILED', error instanceof Error ? error.message : 'The message cannot be read.'),
    ];
  }
  const wrong = validate(schema, document);
  if (wrong.length > 0)
    return wrong.map(({ message, nodes }) => refused('GRAPHQL_VALIDATION_FAILED', message, nodes));
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    return [
      refused(
        'OPERATION_NOT_ALLOWED',
        'The WebSocket accepts only subscriptions. Send queries and mutations by POST.',
      ),
    ];
  const beyond = beyondLimits(schema, document, variableValues, operationName);
  if (beyond) return [beyond];
  return { schema, document, variableValues, ...(operationName && { operationName }) };
}

/** Serves subscriptions over graphql-ws, at the same path and port as queries. Ends them when Apollo stops. */
@Plugin()
export class SubscriptionsPlugin implements ApolloServerPlugin {
  private readonly logger = new Logger('Subscriptions');

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly errors: ErrorLog,
    private readonly subscribers: Subscribers,
    private readonly measurements: Measurements,
    @Inject(PERSISTED_QUERIES) private readonly persisted: PersistedQueries,
  ) {}

  async serverWillStart({ schema }: GraphQLServerContext): Promise<GraphQLServerListener> {
    const options: ServerOptions<Record<string, unknown>, Wire> = {
      connectionInitWaitTimeout: this.subscribers.patience.handshake,
      onSubscribe: async (context, id, payload) => {
        // Counts the operation before parsing it, because invalid operations also cost time.
        const reader = await this.subscribers.reader(context, id);
        if (reader instanceof GraphQLError) return [reader];
        const read = readSubscription(schema, payload);
        if (Array.isArray(read)) return read;
        const refusal = this.persisted.allowed?.refusal(read.document);
        if (refusal) return [refusal];
        const operation = this.subscribers.asking(context, id);
        asking.run(operation, () => this.logger.debug('A subscription began.'));
        return { ...read, contextValue: { reader, operation } };
      },
      subscribe: (args: ExecutionArgs) =>
        asking.run((args.contextValue as { operation: Asking }).operation, () =>
          spanned('GraphQL subscription', {}, async () => subscribe(args)),
        ),
      onComplete: ({ extra }, id) => {
        const operation = extra.operations?.get(id);
        if (operation) asking.run(operation, () => this.logger.debug('A subscription ended.'));
        extra.operations?.delete(id);
      },
      onNext: (context, id, _payload, _args, result) => {
        if (isLargerThan(result.data, requestBounds.answer))
          return { data: null, errors: this.#published(context, id, [problemError(answerTooLarge)]) };
        const { data = null, errors } = result;
        return errors && { data, errors: this.#published(context, id, errors) };
      },
      onError: (context, id, _payload, errors) => this.#published(context, id, errors),
    };
    const server = new SocketServer(options, this.subscribers.patience);
    const http = this.host.httpAdapter.getHttpServer() as NodeJS.EventEmitter;
    let stopping = false;
    const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      // If the upgrade is not answered here, Node handles it as a query.
      if (stopping) return refuse(socket, '503 Service Unavailable');
      const path = request.url?.split('?')[0];
      if (path !== GRAPHQL_PATH) return refuse(socket, '404 Not Found');
      if (!this.subscribers.isOwnPage(request)) return refuse(socket, '403 Forbidden');
      if (!this.subscribers.admits(request)) return refuse(socket, '429 Too Many Requests');
      server.upgrade(request, socket, head, (client) =>
        this.subscribers.opened(client, socket as Socket, request),
      );
    };
    http.on('upgrade', upgrade);
    return {
      drainServer: async () => {
        stopping = true;
        this.subscribers.stop();
        await server.close();
      },
    };
  }

  /** Converts errors for clients, and counts and logs the errors under the operation's id. */
  #published(context: Connection, id: string, errors: readonly GraphQLError[]): GraphQLFormattedError[] {
    const published = asking.run(this.subscribers.asking(context, id), () =>
      errors.slice(0, requestBounds.errors).map((error) => this.errors.publish(error)),
    );
    this.measurements.countRequest('subscription', labelOf(published[0]?.extensions?.['code']), 0);
    return published;
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  // The socket might already have ended because the server is stopping.
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  else socket.destroy();
}
