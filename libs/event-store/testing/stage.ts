import { KurrentFacade, type FacadeOptions } from './server.js';

interface Closable {
  close(): Promise<void>;
}

/** Starts servers and opens stores for a test, and closes them when the test ends. */
export class Stage {
  readonly #facades = new Set<KurrentFacade>();
  readonly #stores = new Set<Closable>();

  /** Cleans up after every test. `afterEach` must be the function of the spec's test runner. */
  constructor(afterEach: (cleanUp: () => Promise<void>) => void) {
    afterEach(() => this.clear());
  }

  async start(options?: FacadeOptions): Promise<KurrentFacade> {
    const facade = await KurrentFacade.start(options);
    this.#facades.add(facade);
    return facade;
  }

  /** Kills a server and starts it again with the same port and log. */
  async restart(facade: KurrentFacade, options?: FacadeOptions): Promise<KurrentFacade> {
    facade.kill();
    return this.start({ ...options, log: facade.log, port: facade.port });
  }

  async opened<Store extends Closable>(opening: Promise<Store>): Promise<Store> {
    const store = await opening;
    this.#stores.add(store);
    return store;
  }

  /** Closes the stores first. Otherwise, they would try to reconnect to their servers. */
  async clear(): Promise<void> {
    for (const store of this.#stores) await store.close();
    for (const facade of this.#facades) facade.kill();
    this.#stores.clear();
    this.#facades.clear();
  }
}
