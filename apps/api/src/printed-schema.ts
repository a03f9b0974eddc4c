import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { featureClasses } from './features.js';
import { withRootsDescribed } from './graphql/root-types.js';

/** Returns the text of `schema.graphql`, sorted so that the same sources always produce the same text. */
export async function printedSchema(): Promise<string> {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  const schema = withRootsDescribed(await app.get(GraphQLSchemaFactory).create(featureClasses()));
  await app.close();
  const sorted = printSchema(lexicographicSortSchema(schema));
  return `# Printed from apps/api by "npm run generate"; do not edit.\n\n${sorted}\n`;
}
