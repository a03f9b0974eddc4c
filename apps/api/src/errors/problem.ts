import type { Problem as Coded } from '#record';
import type { AnswerCode } from './answer-codes.js';

/** A problem in a response, with a code from the catalogue. */
export type Problem<Code extends AnswerCode = AnswerCode> = Coded<Code>;
