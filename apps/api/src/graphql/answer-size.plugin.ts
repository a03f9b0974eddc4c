import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { requestBounds } from '#record';
import { answerTooLarge, working } from '../limits/work.js';
import { isLargerThan } from './answer-size.js';

/**
 * Replaces a response that exceeds the size limit with an error. Measures the size before the response is written. Also
 * discards the partial response of a stopped operation and limits the number of errors.
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
