import { randomUUID } from 'node:crypto';
import type { Params } from 'nestjs-pino';
import { asking } from './telemetry/asking.js';
import { withoutSecrets } from './secrets.js';
import type { LogLevel } from '#runtime';

/** The contexts of Nest's startup messages, which are only useful for debugging Nest. */
const framework = new Set([
  'GraphQLModule',
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);
const INFO = 30;

/** Logs one JSON object per line to standard output. Completed requests and framework messages have level `debug`. */
export const logging = (level: LogLevel): Params => ({
  pinoHttp: {
    level,
    genReqId: () => asking.getStore()?.id ?? randomUUID(),
    // Adds the request id to every log line that is written while a request or subscription is served.
    mixin: () => {
      const operation = asking.getStore();
      return operation === undefined ? {} : { requestId: operation.id };
    },
    hooks: {
      streamWrite: withoutSecrets,
      logMethod(args, method, severity) {
        const [first] = args as unknown[];
        const context =
          typeof first === 'object' && first !== null && 'context' in first ? first.context : null;
        if (severity === INFO && framework.has(String(context))) {
          if (this.isLevelEnabled('debug')) this.debug(...args);
        } else method.apply(this, args);
      },
    },
    customLogLevel: (_request, { statusCode }, error) => {
      // Status 503 means that the server is starting or shutting down. It is not logged as an error, because `/health`
      // reports it to the caller.
      if (statusCode === 503) return 'info';
      if (error !== undefined || statusCode >= 500) return 'error';
      return statusCode >= 400 ? 'info' : 'debug';
    },
    serializers: {
      req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({ id, method, url }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    quietReqLogger: true,
  },
});
