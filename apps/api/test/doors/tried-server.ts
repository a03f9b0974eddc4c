import { errorCatalogue } from '../../src/errors/catalogue.js';
import { noLimits } from '../../src/limits/limit-settings.js';
import { Breach, type Outcome } from '#house';
import { contractsGame, highCardGame } from '../recorded-games.js';
import { RunningApi } from '../running-api.js';
import { signedAccess } from '../tokens.js';

/** The maximum numbers of subscriptions and sockets per client during fuzzing. */
const MANY = 10_000;
/** The maximum size of a response, in bytes. */
const MOST = 17 * 1024 * 1024;

/** A server to fuzz, with methods that check its responses. */
export class TriedServer {
  static async start(access = signedAccess()): Promise<TriedServer> {
    const games = {
      game: highCardGame('game'),
      live: highCardGame('live', { decisions: 6 }),
      contracts: contractsGame('contracts', { decisions: 8 }),
    };
    return new TriedServer(
      await RunningApi.start(games, { access, limits: { ...noLimits, subscriptions: MANY } }),
    );
  }

  private constructor(readonly api: RunningApi) {}

  get url(): string {
    return this.api.url;
  }

  /**
   * Returns the outcome of a request: `taken`, or the first error code. Throws a `Breach` if the response violates a
   * guarantee.
   */
  judge(status: number, text: string): Outcome {
    if (status >= 500) throw new Breach(`status ${status}: ${text.slice(0, 300)}`);
    if (text.length > MOST) throw new Breach(`an answer of ${text.length} bytes`);
    const answer = parsed(text);
    const { errors = [] } = answer as {
      errors?: readonly { message: string; extensions?: { code?: string } }[];
    };
    if (errors.length === 0) {
      if (status < 400) return 'taken';
      const code = answer['code'];
      return this.known(typeof code === 'string' ? code : null, text);
    }
    for (const { message, extensions } of errors) {
      this.known(extensions?.code ?? null, text);
      if (message.length > 1000) throw new Breach(`a message of ${message.length} characters`);
    }
    return errors[0]?.extensions?.code ?? 'taken';
  }

  /**
   * Returns the given error code. Throws a `Breach` if the code is null, is not in the catalogue, or stands for a
   * server fault.
   */
  known(code: string | null, text: string): Outcome {
    if (code === null) throw new Breach(`refused without a code: ${text.slice(0, 300)}`);
    if (code === 'INTERNAL' || !(code in errorCatalogue)) throw new Breach(`${code}: ${text.slice(0, 300)}`);
    return code;
  }

  /** Throws a `Breach` if the server no longer responds. */
  async requireAlive(): Promise<void> {
    const { errors } = await this.api.ask('{ game(id: "game") { id } }');
    const codes = errors.map(({ extensions }) => extensions['code']);
    // Accepts `GAME_NOT_FOUND`, because a fuzzed request might have deleted a game.
    if (codes.some((code) => code !== 'GAME_NOT_FOUND')) throw new Breach(`it answers ${codes.join()}`);
  }

  close(): Promise<void> {
    return this.api.stop();
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    // The response is not JSON. It is either a page, or Node's own response to a malformed HTTP request.
    return {};
  }
}
