import type { ComplexityEstimatorArgs } from 'graphql-query-complexity';

/** Sets the cost of one message of a subscription. Nest's own option is only for the cost of queries. */
export const costing = (complexity: (args: ComplexityEstimatorArgs) => number) => ({ complexity });
