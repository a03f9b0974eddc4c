import {
  Global,
  Inject,
  Injectable,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { ApolloDriver } from '@nestjs/apollo';
import { GraphQLModule } from '@nestjs/graphql';
import { TerminusModule } from '@nestjs/terminus';
import { LoggerModule } from 'nestjs-pino';
import { GameStreams, type EventStore } from '#event-store';
import type { CardLibrary } from '#card-library';
import type { GameCatalogue } from '#read-models';
import * as record from '#record';
import { actionCheck, GAME_MODULES, type GameModules } from './game-modules.js';
import { CardShelf } from './cards/card-shelf.js';
import { CardWords } from './cards/card-words.js';
import { ExportController } from './games/export.controller.js';
import { GameList } from './games/game-list.js';
import { ErrorLog } from './graphql/error-log.js';
import { graphqlOptions } from './graphql/options.js';
import { SubscriptionsPlugin } from './graphql/subscriptions.plugin.js';
import { HealthController } from './health/health.controller.js';
import { StoreHealth } from './health/store-health.js';
import { Imports } from './imports/imports.js';
import { LiveGames } from './live/live-games.js';
import { logging } from './logging.js';
import { CARD_LIBRARY, EVENT_STORE, GAME_CATALOGUE, GAME_STREAMS } from './parts.js';
import { ReplayedGames } from './replays/replayed-games.js';
import { resolvers } from './resolvers.js';
import type { LogLevel } from './settings.js';

/** What the server is made of. It closes store, catalogue and cards when it is closed. */
export interface ServerParts {
  readonly store: EventStore;
  readonly catalogue: GameCatalogue;
  readonly cards: CardLibrary;
  readonly modules: GameModules;
  /** Where the built viewer is. */
  readonly viewerFolder: string;
  readonly logLevel: LogLevel;
}

/** The last to go: requests and subscriptions have ended when it is asked. */
@Injectable()
class StoreClosing implements OnApplicationShutdown {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(GAME_CATALOGUE) private readonly catalogue: GameCatalogue,
    @Inject(CARD_LIBRARY) private readonly cards: CardLibrary,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.catalogue.close();
    this.cards.close();
    await this.store.close();
  }
}

/** The parts that are made before the application. */
@Global()
@Module({})
class PartsModule {
  static of({ store, catalogue, cards, modules }: ServerParts): DynamicModule {
    const streams = new GameStreams(store, {
      record,
      actionCheck: (id) => actionCheck(modules, id),
    });
    const parts = [
      { provide: EVENT_STORE, useValue: store },
      { provide: GAME_CATALOGUE, useValue: catalogue },
      { provide: CARD_LIBRARY, useValue: cards },
      { provide: GAME_STREAMS, useValue: streams },
      { provide: GAME_MODULES, useValue: modules },
    ];
    return {
      module: PartsModule,
      providers: [...parts, ErrorLog, StoreClosing],
      exports: [...parts, ErrorLog],
    };
  }
}

@Module({})
export class AppModule {
  static of(parts: ServerParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        LoggerModule.forRoot(logging(parts.logLevel)),
        PartsModule.of(parts),
        GraphQLModule.forRootAsync<ApolloDriverConfig>({
          driver: ApolloDriver,
          inject: [ErrorLog],
          useFactory: graphqlOptions,
        }),
        TerminusModule.forRoot({ logger: false }),
      ],
      controllers: [HealthController, ExportController],
      providers: [
        ...resolvers,
        ReplayedGames,
        GameList,
        Imports,
        CardShelf,
        CardWords,
        LiveGames,
        StoreHealth,
        SubscriptionsPlugin,
      ],
    };
  }
}
