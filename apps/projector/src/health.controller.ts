import { Controller, Get, HttpStatus, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ProjectorMetrics } from './metrics.js';
import { PARTS, type ProjectorParts } from './projector.tokens.js';
import { Projector } from './projector.js';

@Controller()
export class ProjectorHealthController {
  constructor(
    @Inject(PARTS) private readonly parts: ProjectorParts,
    private readonly projector: Projector,
    private readonly figures: ProjectorMetrics,
  ) {}

  /** Responds as long as the process is alive. */
  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  /**
   * Reports whether the projector follows the event store. Also reports the games that could not be folded. If the
   * projector does not follow the store, responds with status 503 and the problem.
   */
  @Get('health/ready')
  async ready(@Res({ passthrough: true }) response: Response) {
    const problem = this.projector.problem;
    const setAside = await this.projector.setAside().catch(() => []);
    const isReady = problem === null;
    if (!isReady) response.status(HttpStatus.SERVICE_UNAVAILABLE);
    const { held, owner } = this.parts.leases;
    return { status: isReady ? 'ok' : 'error', owner, partitions: held, problem, setAside };
  }

  @Get('metrics')
  async metrics(@Res() response: Response): Promise<void> {
    await this.projector.setAside().catch(() => []);
    const { registry } = this.figures;
    response.type(registry.contentType).send(await registry.metrics());
  }
}
