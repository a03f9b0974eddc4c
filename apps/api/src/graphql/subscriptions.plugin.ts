import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApolloServerPlugin, GraphQLServerContext, GraphQLServerListener } from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import { HttpAdapterHost } from '@nestjs/core';
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  validate,
  type GraphQLSchema,
} from 'graphql';
import type { ServerOptions, SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { ErrorLog } from './error-log.js';
import { GRAPHQL_PATH } from './paths.js';
import { beyondLimits, MAX_MESSAGE, MAX_TOKENS } from './query-limits.js';

const refused = (code: string, message: string, nodes?: GraphQLError['nodes']): GraphQLError =>
  new GraphQLError(message, { extensions: { code }, ...(nodes && { nodes }) });

/** Checks what a subscriber asks for as Apollo checks a query; the arguments to run it with, or what is wrong. */
export function readSubscription(schema: GraphQLSchema, payload: SubscribePayload) {
  const operationName = payload.operationName ?? undefined;
  const variableValues = payload.variables ?? {};
  let document;
  try {
    document = parse(payload.query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    return [refused('GRAPHQL_PARSE_FAILED', error instanceof Error ? error.message : 'It cannot be read.')];
  }
  const wrong = validate(schema, document);
  if (wrong.length > 0)
    return wrong.map(({ message, nodes }) => refused('GRAPHQL_VALIDATION_FAILED', message, nodes));
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    return [refused('SUBSCRIPTIONS_ONLY', 'Queries and mutations are answered over HTTP.')];
  const beyond = beyondLimits(schema, document, variableValues, operationName);
  if (beyond) return [beyond];
  return { schema, document, variableValues, contextValue: {}, ...(operationName && { operationName }) };
}

/** True when the page that connects comes from this server, or when it is no page: browsers always say. */
export function isOwnPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers.origin === undefined) return true;
  const forwarded = headers['x-forwarded-host'];
  const hosts = [headers.host, ...(forwarded === undefined ? [] : [forwarded].flat())];
  return URL.canParse(headers.origin) && hosts.includes(new URL(headers.origin).host);
}

/** Answers subscriptions over graphql-ws at the path and port of the queries; ends them when Apollo stops. */
@Plugin()
export class SubscriptionsPlugin implements ApolloServerPlugin {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly errors: ErrorLog,
  ) {}

  async serverWillStart({ schema }: GraphQLServerContext): Promise<GraphQLServerListener> {
    const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE });
    const options: ServerOptions = {
      onSubscribe: (_context, _id, payload) => readSubscription(schema, payload),
      onNext: (_context, _id, _payload, _args, { data = null, errors }) =>
        errors && { data, errors: errors.map((error) => this.errors.publish(error)) },
      onError: (_context, _id, _payload, errors) => errors.map((error) => this.errors.publish(error)),
    };
    const server = useServer(options, sockets);
    const http = this.host.httpAdapter.getHttpServer() as NodeJS.EventEmitter;
    let stopping = false;
    const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      // Without an answer here, Node would take it for a query.
      if (stopping) return refuse(socket, '503 Service Unavailable');
      const path = request.url?.split('?')[0];
      if (path !== GRAPHQL_PATH) return refuse(socket, '404 Not Found');
      if (!isOwnPage(request)) return refuse(socket, '403 Forbidden');
      sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
    };
    http.on('upgrade', upgrade);
    return {
      drainServer: async () => {
        stopping = true;
        await server.dispose();
      },
    };
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  // A server that stops may have ended it already.
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  else socket.destroy();
}
