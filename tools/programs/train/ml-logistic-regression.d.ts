/** The package contains no types. These declarations cover the part that we use. */
declare module 'ml-logistic-regression' {
  import type { Matrix } from 'ml-matrix';

  /** Classifies rows of features. Trains one classifier per class, each with one weight per column. */
  export default class LogisticRegression {
    constructor(options: { readonly numSteps: number; readonly learningRate: number });
    /** `target` is a column of classes, numbered from 0. */
    train(features: Matrix, target: Matrix): void;
    readonly classifiers: readonly { readonly weights: Matrix }[];
  }
}
