import type { Metadata } from '@grpc/grpc-js';
import type { FacadeLog } from './log.js';
import { accessDenied, notLeader, notReady, unauthenticated } from './refusal.js';

export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

/** A node as it tells others of itself and of its cluster. */
export interface Member extends Endpoint {
  readonly state: 'leader' | 'follower' | 'unknown';
  readonly alive: boolean;
}

/** The running state of a server's node. Tests change it. */
export interface Node {
  readonly log: FacadeLog;
  /** Without users, no authentication. */
  readonly users: Readonly<Record<string, string>> | null;
  /** Bytes of one append, as the server is configured; its default is 1 MiB. */
  readonly maxAppendSize: number;
  /** The version that the server reports. */
  readonly version: string;
  /** The leading node. Null if this node leads. */
  leader: Endpoint | null;
  /** Null if this node is alone, as leader. */
  members: readonly Member[] | null;
  /** While it is set, calls are taken and not answered. */
  held: Promise<void> | null;
  /** Calls of these kinds that are taken and never answered, one for each time it is named. */
  readonly hanging: string[];
  /** Milliseconds for every thousand events that a filtered reader is not given. */
  slowness: number;
  /** Whether a majority of nodes is up. Otherwise nothing is written, and no node leads. */
  quorum: boolean;
  /** Grows when subscriptions that there are stop telling anything. */
  deafness: number;
  /** Called once after the next write, instead of its answer. */
  insteadOfAnswer: (() => void) | null;
  /** How often each kind of call was taken. */
  readonly calls: Map<string, number>;
}

/** Before a call is served: counts it, waits while the node is held, and refuses whom it has to. */
export async function admit(node: Node, call: string, metadata: Metadata): Promise<void> {
  node.calls.set(call, (node.calls.get(call) ?? 0) + 1);
  if (node.held) await node.held;
  const hangs = node.hanging.indexOf(call);
  if (hangs !== -1) {
    node.hanging.splice(hangs, 1);
    await new Promise(() => {});
  }
  requireAccess(node, metadata);
  const isWrite = call !== 'read' && call !== 'subscribe';
  if (!node.quorum && (isWrite || metadata.get('requires-leader')[0] === 'true')) throw notReady();
  if (node.leader && metadata.get('requires-leader')[0] === 'true') throw notLeader(node.leader);
}

function requireAccess({ users }: Node, metadata: Metadata): void {
  if (users === null) return;
  const header = String(metadata.get('authorization')[0] ?? '');
  if (header === '') throw accessDenied();
  const [name = '', ...password] = Buffer.from(header.replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':');
  if (users[name] !== password.join(':')) throw unauthenticated();
}

/** True when the answer to a write is lost on its way. */
export function losesAnswer(node: Node): boolean {
  const act = node.insteadOfAnswer;
  node.insteadOfAnswer = null;
  act?.();
  return act !== null;
}
