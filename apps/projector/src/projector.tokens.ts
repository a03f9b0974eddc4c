import type { EventStore, Outages } from '#event-store';
import type { Leases, Projection, ReadModels } from '#read-models';

/** The injection token for the parts of a projector. */
export const PARTS = Symbol('parts');

export interface ProjectorParts {
  readonly store: EventStore;
  readonly outages: Outages;
  readonly models: ReadModels;
  readonly leases: Leases;
  readonly projectionOf: (progress: (events: number, recordedAt: string | null) => void) => Projection;
}
