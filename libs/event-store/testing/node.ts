import type { Metadata } from '@grpc/grpc-js';
import type { FacadeLog } from './log.js';
import { accessDenied, notLeader, notReady, unauthenticated } from './refusal.js';

export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

/** The state of a node in the cluster, as reported to clients. */
export interface Member extends Endpoint {
  readonly state: 'leader' | 'follower' | 'unknown';
  readonly alive: boolean;
}

/** The state of a server's node. Tests change it. */
export interface Node {
  readonly log: FacadeLog;
  /** Passwords by user. Null if calls need no authentication. */
  readonly users: Readonly<Record<string, string>> | null;
  /** The maximum size of one append in bytes. The default is the default of the real server, 1 MiB. */
  readonly maxAppendSize: number;
  readonly version: string;
  /** The leading node. Null if this node is the leader. */
  leader: Endpoint | null;
  /** The members of the cluster. Null if this node is alone and the leader. */
  members: readonly Member[] | null;
  /** While it is not null, calls are accepted but not answered. */
  held: Promise<void> | null;
  /** Kinds of calls to accept without ever answering, one entry for each call. */
  readonly hanging: string[];
  /** The delay in milliseconds for every thousand events that a reader's filter skips. */
  slowness: number;
  /** Whether a majority of nodes is available. If not, writes fail and no node is the leader. */
  quorum: boolean;
  /** A counter that increases when existing subscriptions become silent. */
  deafness: number;
  /** Called once after the next write, instead of responding. */
  insteadOfAnswer: (() => void) | null;
  /** The number of accepted calls of each kind. */
  readonly calls: Map<string, number>;
}

/** Runs before each call: counts it, waits while the node is held, and refuses calls without permission. */
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

/** Whether to drop the response to a write. */
export function losesAnswer(node: Node): boolean {
  const act = node.insteadOfAnswer;
  node.insteadOfAnswer = null;
  act?.();
  return act !== null;
}
