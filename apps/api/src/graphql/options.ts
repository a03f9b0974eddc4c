import type { IncomingMessage } from 'node:http';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { credentialsOf, type ReadersService } from '../access/readers.service.js';
import type { PersistedQueries } from '../persisted/persisted-settings.js';
import type { Throttling } from '../limits/throttling.js';
import { answerSizePlugin } from './answer-size.plugin.js';
import type { ErrorLog } from './error-log.js';
import { metered } from './metered.js';
import { withRootsDescribed } from './root-types.js';
import { limitsPlugin } from './limits.plugin.js';
import { unauthenticated } from '../access/unauthenticated.js';
import { GRAPHQL_PATH } from './paths.js';
import { MAX_TOKENS } from './query-limits.js';

/** Returns Apollo's options. Introspection is on, because the API is public. */
export const graphqlOptions = (
  errors: ErrorLog,
  readers: ReadersService,
  throttling: Throttling,
  persisted: PersistedQueries,
): ApolloDriverConfig => ({
  driver: ApolloDriver,
  path: GRAPHQL_PATH,
  autoSchemaFile: true,
  // `npm run generate` has already checked this schema, so the check is skipped when the server starts.
  buildSchemaOptions: { skipCheck: true },
  sortSchema: true,
  transformSchema: (schema) => metered(withRootsDescribed(schema)),
  introspection: true,
  graphiql: false,
  csrfPrevention: true,
  // Caches up to 30 MB and evicts the least recently used entries.
  cache: 'bounded',
  persistedQueries: persisted.automatic ? {} : false,
  autoTransformHttpErrors: false,
  includeStacktraceInErrorResponses: false,
  parseOptions: { maxLexicalTokens: MAX_TOKENS },
  // Cache control is disabled, because it would compute a cache policy for each field.
  plugins: [
    ApolloServerPluginCacheControlDisabled(),
    ApolloServerPluginLandingPageDisabled(),
    limitsPlugin,
    answerSizePlugin,
  ],
  context: async ({ req }: { readonly req: IncomingMessage }) => {
    const reader = await readers.of(credentialsOf(req));
    // Requests whose reader cannot be identified count towards the limit of the client's address.
    await throttling.request(reader.ok ? { reader: reader.value } : {});
    if (!reader.ok) throw unauthenticated(reader.error);
    return { reader: reader.value };
  },
  formatError: errors.format,
});
