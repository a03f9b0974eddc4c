import { shortened } from '#record';
import type { Problem } from '../errors/problem.js';

export const noSuchDraft = (id: string): Problem => ({
  code: 'DRAFT_NOT_FOUND',
  message: `There is no draft "${shortened(id)}".`,
  advice: 'The query `drafts` lists the recorded ones.',
});
