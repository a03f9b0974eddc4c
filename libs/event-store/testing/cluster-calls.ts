import { createHash } from 'node:crypto';
import type { Endpoint, Member, Node } from './node.js';
import { features, gossip, shared } from './protocol.js';

const { LEADER, FOLLOWER, UNKNOWN } = gossip.MemberInfo.VNodeState;
const states = { leader: LEADER, follower: FOLLOWER, unknown: UNKNOWN } as const;

export function clusterInfo({ members, quorum }: Node, self: Endpoint) {
  const alone: Member = { ...self, state: 'leader', alive: true };
  const seen = (members ?? [alone]).map((member) =>
    quorum ? member : { ...member, state: 'unknown' as const },
  );
  return new gossip.ClusterInfo().setMembersList(seen.map(memberInfo));
}

function memberInfo({ host, port, state, alive }: Member) {
  const id = createHash('sha256').update(`${host}:${port}`).digest('hex');
  const uuid = `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-8${id.slice(17, 20)}-${id.slice(20, 32)}`;
  return new gossip.MemberInfo()
    .setInstanceId(new shared.UUID().setString(uuid))
    .setTimeStamp(String(Date.now()))
    .setState(states[state])
    .setIsAlive(alive)
    .setHttpEndPoint(new gossip.EndPoint().setAddress(host).setPort(port));
}

/** Lists the methods that the server supports. If they include `batchappend`, clients append batches. */
export function supportedMethods({ version }: Node) {
  const methods = ['read', 'delete', 'tombstone', 'batchappend'];
  return new features.SupportedMethods()
    .setEventStoreServerVersion(version)
    .setMethodsList(
      methods.map((name) =>
        new features.SupportedMethod()
          .setServiceName('event_store.client.streams.streams')
          .setMethodName(name),
      ),
    );
}
