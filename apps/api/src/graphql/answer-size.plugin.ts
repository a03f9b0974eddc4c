import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { requestBounds } from '#record';
import { answerTooLarge, working } from '../limits/work.js';
import { isLargerThan } from './answer-size.js';

/**
 * Answers no more than may be asked for: what was found is measured before any of it is written down. What was stopped while it was
 * answered is not told in part. Where a query has more mistakes than anybody reads, the first are told.
 */
export const answerSizePlugin: ApolloServerPlugin = {
  requestDidStart: async (): Promise<GraphQLRequestListener<object>> => ({
    willSendResponse: async ({ response: { body } }) => {
      if (body.kind !== 'single') return;
      const { singleResult } = body;
      if (singleResult.errors !== undefined)
        singleResult.errors = singleResult.errors.slice(0, requestBounds.errors);
      const beyond =
        working.getStore()?.stopped ??
        (isLargerThan(singleResult, requestBounds.answer) ? answerTooLarge : null);
      if (beyond === null) return;
      const { message, ...extensions } = beyond;
      body.singleResult = { data: null, errors: [{ message, extensions }] };
    },
  }),
};
