import type { Problem as Coded } from '#record';
import type { AnswerCode } from './answer-codes.js';

/** A problem that an answer can have: its code is in the catalogue. */
export type Problem<Code extends AnswerCode = AnswerCode> = Coded<Code>;
