import { Module } from '@nestjs/common';
import { ReplayModule } from '../replay/replay.module.js';
import { LiveGames } from './live-games.js';
import { LiveResolver } from './live.resolver.js';

/** Games that are followed while they are played. */
@Module({ imports: [ReplayModule], providers: [LiveGames, LiveResolver] })
export class LiveModule {}
