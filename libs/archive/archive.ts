import { AdministrationStreams, GameStreams, NoteStreams, type EventStore } from '#event-store';
import { actionCheck, gameModules } from '#games';
import * as record from '#record';

type GameModules = ReadonlyMap<string, record.GameModule>;

/** The recorded games of a store, with the administrative entries and the notes of each game. */
export interface Archive {
  readonly store: EventStore;
  readonly games: GameStreams;
  readonly administration: AdministrationStreams;
  readonly notes: NoteStreams;
}

/** Returns the recorded games of a store. The rules of each game check its actions. */
export const gameStreamsOf = (store: EventStore, modules: GameModules = gameModules): GameStreams =>
  new GameStreams(store, { record, actionCheck: (id) => actionCheck(modules, id) });

export const archiveOf = (store: EventStore, modules: GameModules = gameModules): Archive => ({
  store,
  games: gameStreamsOf(store, modules),
  administration: new AdministrationStreams(store, { record }),
  notes: new NoteStreams(store, { record }),
});
