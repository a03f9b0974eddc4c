/** The package brings no types; this is what of it is used. */
declare module 'ml-logistic-regression' {
  import type { Matrix } from 'ml-matrix';

  /** Classifies rows of features; one classifier a class, each with a weight a column. */
  export default class LogisticRegression {
    constructor(options: { readonly numSteps: number; readonly learningRate: number });
    /** `target` is a column of classes, counted from 0. */
    train(features: Matrix, target: Matrix): void;
    readonly classifiers: readonly { readonly weights: Matrix }[];
  }
}
