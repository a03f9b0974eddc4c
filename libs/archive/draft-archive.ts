import { draftFormat, type DraftEvent, type RecordedDraftEvent } from '#altered/drafts';
import { AdministrationStreams, DraftStreams, type EventStore } from '#event-store';
import { draftAdministrationFormat } from '#record';

export interface DraftArchive {
  readonly drafts: DraftStreams<DraftEvent, RecordedDraftEvent>;
  readonly administration: AdministrationStreams<string>;
}

export const draftArchiveOf = (store: EventStore): DraftArchive => ({
  drafts: new DraftStreams(store, draftFormat),
  administration: new AdministrationStreams<string>(store, { record: draftAdministrationFormat }),
});
