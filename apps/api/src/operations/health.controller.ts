import { Controller, Get } from '@nestjs/common';
import { HealthCheck, HealthCheckService } from '@nestjs/terminus';
import { StoreHealth } from './store-health.js';

@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly store: StoreHealth,
  ) {}

  /** The readiness check. Responds with 503 unless the store answers and the list of games is up to date. */
  @Get()
  @HealthCheck()
  check() {
    return this.health.check([() => this.store.answers(), () => this.store.listIsCaughtUp()]);
  }

  /** Like `check`, for load balancers, which send requests only to ready servers. */
  @Get('ready')
  @HealthCheck()
  ready() {
    return this.check();
  }

  /** The liveness check. Succeeds as long as the process responds. */
  @Get('live')
  live() {
    return { status: 'ok' };
  }
}
