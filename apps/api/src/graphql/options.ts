import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import type { ErrorLog } from './error-log.js';
import { landingPagePlugin } from './landing-page.plugin.js';
import { limitsPlugin } from './limits.plugin.js';
import { GRAPHQL_PATH } from './paths.js';
import { MAX_TOKENS } from './query-limits.js';

/** How Apollo answers. Introspection is on: the API is public. */
export const graphqlOptions = (errors: ErrorLog): ApolloDriverConfig => ({
  driver: ApolloDriver,
  path: GRAPHQL_PATH,
  autoSchemaFile: true,
  sortSchema: true,
  introspection: true,
  graphiql: false,
  csrfPrevention: true,
  autoTransformHttpErrors: false,
  includeStacktraceInErrorResponses: false,
  parseOptions: { maxLexicalTokens: MAX_TOKENS },
  // Without it every field is asked how long it may be cached.
  plugins: [ApolloServerPluginCacheControlDisabled(), landingPagePlugin, limitsPlugin],
  formatError: errors.format,
});
