import { Controller, Get } from '@nestjs/common';
import { HealthCheck, HealthCheckService } from '@nestjs/terminus';
import { StoreHealth } from './store-health.js';

@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly store: StoreHealth,
  ) {}

  /** The readiness check: succeeds if the store answers and the list of games is up to date. Otherwise 503. */
  @Get()
  @HealthCheck()
  check() {
    return this.health.check([() => this.store.answers(), () => this.store.listIsCaughtUp()]);
  }

  /** Like `check`, for load balancers, which only send requests to ready servers. */
  @Get('ready')
  @HealthCheck()
  ready() {
    return this.check();
  }

  /** The liveness check: succeeds if the process answers. */
  @Get('live')
  live() {
    return { status: 'ok' };
  }
}
