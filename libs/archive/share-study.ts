import { randomUUID } from 'node:crypto';
import type { Study } from '#coaching';
import type { Authorship, Result } from '#record';
import type { Archive } from './archive.js';
import { decideStudy } from './decide-study.js';
import type { ArchiveProblem } from './refusal.js';

type Change = Promise<Result<Study, ArchiveProblem>>;

/**
 * Creates a link for readers of a study. If there is a link, returns the study unchanged. Fails for the same reasons as
 * `decideStudy`.
 */
export const shareStudy = (archive: Pick<Archive, 'store'>, author: Authorship, study: string): Change =>
  decideStudy(archive, study, ({ link }) =>
    link === null ? [{ kind: 'StudyShared', link: randomUUID(), ...author }] : [],
  );

/** Revokes the link for readers of a study, if there is one. Fails for the same reasons as `decideStudy`. */
export const unshareStudy = (archive: Pick<Archive, 'store'>, author: Authorship, study: string): Change =>
  decideStudy(archive, study, ({ link }) => (link === null ? [] : [{ kind: 'StudyUnshared', ...author }]));
