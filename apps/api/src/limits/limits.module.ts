import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Budgets } from './budgets.js';
import { ClientAddresses } from './client-address.js';
import type { LimitSettings } from './limit-settings.js';
import { LIMITS } from './limits.tokens.js';
import { Sockets } from './sockets.js';
import { Subscribers } from './subscribers.js';
import { Throttling } from './throttling.js';

/** Identifies clients by reader or address, and limits their requests. */
@Global()
@Module({})
export class LimitsModule {
  static of(limits: LimitSettings): DynamicModule {
    const parts = [
      { provide: LIMITS, useValue: limits },
      { provide: Budgets, useFactory: () => new Budgets(limits.rates) },
      { provide: Sockets, useFactory: () => new Sockets(limits.subscriptions, limits.patience) },
      ClientAddresses,
      Throttling,
      Subscribers,
    ];
    return { module: LimitsModule, providers: parts, exports: parts };
  }
}
