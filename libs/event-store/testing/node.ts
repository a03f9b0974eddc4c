import type { Metadata } from '@grpc/grpc-js';
import type { FacadeLog } from './log.js';
import { accessDenied, notLeader, notReady, unauthenticated } from './refusal.js';

export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

/** A node of the cluster with its state, as reported to clients. */
export interface Member extends Endpoint {
  readonly state: 'leader' | 'follower' | 'unknown';
  readonly alive: boolean;
}

/** The state of a node, which tests can change. */
export interface Node {
  readonly log: FacadeLog;
  /** Passwords by user. Null if calls require no authentication. */
  readonly users: Readonly<Record<string, string>> | null;
  /** The maximum number of bytes per append. Defaults to the real server's limit, 1 MiB. */
  readonly maxAppendSize: number;
  readonly version: string;
  /** The leader. Null if this node is the leader. */
  leader: Endpoint | null;
  /** The members of the cluster. Null if this node is the only one and thus the leader. */
  members: readonly Member[] | null;
  /** While this is not null, calls are accepted but not answered. */
  held: Promise<void> | null;
  /** The kinds of calls to accept without ever answering them. Each entry applies to a single call. */
  readonly hanging: string[];
  /** The delay in milliseconds per thousand events that a reader's filter skips. */
  slowness: number;
  /** Whether a majority of nodes is available. If not, writes fail and no node is the leader. */
  quorum: boolean;
  /** A counter whose increase silences existing subscriptions. */
  deafness: number;
  /** Called once after the next write instead of sending a response. */
  insteadOfAnswer: (() => void) | null;
  /** The number of accepted calls, by kind. */
  readonly calls: Map<string, number>;
}

/**
 * Called at the start of every call. Counts the call, waits while the node is held, and refuses calls without
 * permission.
 */
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

/**
 * If `insteadOfAnswer` is set, calls it once and returns true. The caller must then not send the response to the write.
 */
export function losesAnswer(node: Node): boolean {
  const act = node.insteadOfAnswer;
  node.insteadOfAnswer = null;
  act?.();
  return act !== null;
}
