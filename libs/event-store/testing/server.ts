import {
  Server,
  ServerCredentials,
  type sendUnaryData,
  type ServerUnaryCall,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { batchAppend } from './append-calls.js';
import { streamName } from './answers.js';
import { clusterInfo, supportedMethods } from './cluster-calls.js';
import { batchOf, bytesOfAnswer } from './frequent-messages.js';
import { FacadeLog } from './log.js';
import { admit, losesAnswer, type Member, type Endpoint, type Node } from './node.js';
import { featuresService, gossipService, streams, streamsService } from './protocol.js';
import { read } from './read-call.js';
import { tombstone } from './tombstone-call.js';
import type { CallRefusal } from './refusal.js';

export interface FacadeOptions {
  /** A log to take over from an earlier server or to share with another node in the cluster. */
  readonly log?: FacadeLog;
  /** Defaults to a free port. */
  readonly port?: number;
  readonly tls?: { readonly key: string; readonly certificate: string };
  readonly users?: Readonly<Record<string, string>>;
  readonly maxAppendSize?: number;
  readonly version?: string;
}

/** The kinds of calls that are counted. */
export type CallKind = 'batchAppend' | 'read' | 'subscribe' | 'delete' | 'tombstone' | 'gossip';

const host = '127.0.0.1';

/** A stand-in server that implements the part of KurrentDB's protocol that Retrace uses. Its log is in memory. */
export class KurrentFacade {
  static async start(options: FacadeOptions = {}): Promise<KurrentFacade> {
    const node: Node = {
      log: options.log ?? new FacadeLog(),
      users: options.users ?? null,
      maxAppendSize: options.maxAppendSize ?? 1024 * 1024,
      version: options.version ?? '25.1.0',
      leader: null,
      members: null,
      held: null,
      hanging: [],
      slowness: 0,
      quorum: true,
      deafness: 0,
      insteadOfAnswer: null,
      calls: new Map(),
    };
    const server = new Server({ 'grpc.max_receive_message_length': -1, 'grpc.max_send_message_length': -1 });
    const port = await listen(server, node, options);
    return new KurrentFacade(server, node, port, options.tls !== undefined);
  }

  #release: (() => void) | null = null;

  private constructor(
    private readonly server: Server,
    private readonly node: Node,
    readonly port: number,
    private readonly secure: boolean,
  ) {}

  get log(): FacadeLog {
    return this.node.log;
  }

  get endpoint(): Endpoint {
    return { host, port: this.port };
  }

  /** The connection string for this node only. */
  get connection(): string {
    return `kurrentdb://${host}:${this.port}?tls=${this.secure}`;
  }

  callsOf(kind: CallKind): number {
    return this.node.calls.get(kind) ?? 0;
  }

  /** Accepts calls without answering them until `release` is called. */
  hold(): void {
    this.node.held ??= new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  release(): void {
    this.#release?.();
    this.node.held = null;
  }

  /** Accepts the next call of a kind without ever answering it. Answers all other calls. */
  hangNext(kind: CallKind): void {
    this.node.hanging.push(kind);
  }

  /** Silences existing subscriptions without closing them. New subscriptions work. */
  deafen(): void {
    this.node.deafness++;
  }

  /** Delays read calls by this many milliseconds per thousand events that their filters skip. */
  slowDown(milliseconds: number): void {
    this.node.slowness = milliseconds;
  }

  /** Makes the majority of nodes unavailable. Until they return, writes fail and no node is the leader. */
  loseQuorum(): void {
    this.node.quorum = false;
  }

  regainQuorum(): void {
    this.node.quorum = true;
  }

  /** Stores the next append and then stops without acknowledging it. */
  dieAfterNextAppend(): Promise<void> {
    return new Promise((resolve) => {
      this.node.insteadOfAnswer = () => {
        this.kill();
        resolve();
      };
    });
  }

  /** Makes this node a follower of `leader` or, if `leader` is null, the leader. */
  follow(leader: Endpoint | null): void {
    this.node.leader = leader;
  }

  /** Sets the cluster members that this node reports. */
  gossip(members: readonly Member[]): void {
    this.node.members = members;
  }

  /** Stops immediately, like a killed process. Connections break, but the log remains. */
  kill(): void {
    this.server.forceShutdown();
    this.release();
  }
}

const { read: reads, batchAppend: batches } = streamsService.StreamsService;
const streamsDefinition = {
  ...streamsService.StreamsService,
  read: { ...reads, responseSerialize: bytesOfAnswer },
  batchAppend: { ...batches, requestDeserialize: batchOf },
};

async function listen(server: Server, node: Node, options: FacadeOptions): Promise<number> {
  // The node reports this port. If no port is given, the port is unknown until the server is listening.
  const self = { host, port: options.port ?? 0 };
  const services: readonly [Parameters<Server['addService']>[0], UntypedServiceImplementation][] = [
    [
      streamsDefinition,
      {
        read: (call: Parameters<typeof read>[1]) => void read(node, call),
        batchAppend: (call: Parameters<typeof batchAppend>[1]) => void batchAppend(node, call),
        delete: unary(node, 'delete', (request: InstanceType<typeof streams.DeleteReq>) => {
          node.log.delete(streamName(request.getOptions()?.getStreamIdentifier()));
          return new streams.DeleteResp();
        }),
        tombstone: unary(node, 'tombstone', (request: InstanceType<typeof streams.TombstoneReq>) => {
          tombstone(node, request);
          return new streams.TombstoneResp();
        }),
      },
    ],
    [gossipService.GossipService, { read: anonymous(node, 'gossip', () => clusterInfo(node, self)) }],
    [
      featuresService.ServerFeaturesService,
      { getSupportedMethods: anonymous(node, 'features', () => supportedMethods(node)) },
    ],
  ];
  for (const [definition, implementation] of services) server.addService(definition, implementation);
  const { tls } = options;
  const credentials = tls
    ? ServerCredentials.createSsl(null, [
        { private_key: Buffer.from(tls.key), cert_chain: Buffer.from(tls.certificate) },
      ])
    : ServerCredentials.createInsecure();
  self.port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`${host}:${self.port}`, credentials, (error, port) =>
      error ? reject(error) : resolve(port),
    );
  });
  return self.port;
}

/** Handles a call that has one request and one response. */
function unary<Question, Answer>(node: Node, name: string, serve: (question: Question) => Answer) {
  return (call: ServerUnaryCall<Question, Answer>, answer: sendUnaryData<Answer>): void => {
    admit(node, name, call.metadata)
      .then(() => serve(call.request))
      .then(
        (response) => (losesAnswer(node) ? undefined : answer(null, response)),
        (error: unknown) => answer(error as CallRefusal),
      );
  };
}

/** Like `unary`, for calls that require no authentication. */
function anonymous<Answer>(node: Node, name: string, serve: () => Answer) {
  return (_call: ServerUnaryCall<unknown, Answer>, answer: sendUnaryData<Answer>): void => {
    node.calls.set(name, (node.calls.get(name) ?? 0) + 1);
    void (node.held ?? Promise.resolve()).then(() => answer(null, serve()));
  };
}
