import type { ComplexityEstimatorArgs } from 'graphql-query-complexity';

/** Sets the cost of one message of a subscription. Nest supports that for queries only. */
export const costing = (complexity: (args: ComplexityEstimatorArgs) => number) => ({ complexity });
