import { KurrentFacade, type FacadeOptions } from './server.js';

interface Closable {
  close(): Promise<void>;
}

/** The servers and stores of a test, all of which end with it. */
export class Stage {
  readonly #facades = new Set<KurrentFacade>();
  readonly #stores = new Set<Closable>();

  /** Cleans up after every test: it is handed the `afterEach` of the file. */
  constructor(afterEach: (cleanUp: () => Promise<void>) => void) {
    afterEach(() => this.clear());
  }

  async start(options?: FacadeOptions): Promise<KurrentFacade> {
    const facade = await KurrentFacade.start(options);
    this.#facades.add(facade);
    return facade;
  }

  /** Kills a server and starts it again on its port, with what it kept. */
  async restart(facade: KurrentFacade, options?: FacadeOptions): Promise<KurrentFacade> {
    facade.kill();
    return this.start({ ...options, log: facade.log, port: facade.port });
  }

  async opened<Store extends Closable>(opening: Promise<Store>): Promise<Store> {
    const store = await opening;
    this.#stores.add(store);
    return store;
  }

  /** Stores first: they would look for their server otherwise. */
  async clear(): Promise<void> {
    for (const store of this.#stores) await store.close();
    for (const facade of this.#facades) facade.kill();
    this.#stores.clear();
    this.#facades.clear();
  }
}
