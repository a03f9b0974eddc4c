/** Builds requests from the protocol messages in the client package. */
import shared from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import streams from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { GlobalPosition } from '../streams/port.js';
import { positionOf } from './position.js';

export type Question = InstanceType<typeof streams.ReadReq>;
type Options = InstanceType<typeof streams.ReadReq.Options>;

const { Options: QuestionOptions } = streams.ReadReq;
const { FORWARDS, BACKWARDS } = QuestionOptions.ReadDirection;
const empty = () => new shared.Empty();

/** A limit that exceeds the length of any stream. */
const all = Number.MAX_SAFE_INTEGER;

/** A pattern that excludes system streams, whose names start with "$". */
const ownStreams = '^[^$]';

/** The streams to read. */
export interface Wanted {
  /** Prefixes of stream names. If empty, all streams except system streams. */
  readonly prefixes: readonly string[];
  /** A regular expression that stream names must also match as a whole. */
  readonly matching?: string | undefined;
}

/** The interval between the server's progress reports. */
export interface Stride {
  /** The number of positions scanned per window. */
  readonly window: number;
  /** The number of windows between two reports. */
  readonly windows: number;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

function filterOf({ prefixes, matching }: Wanted, stride?: Stride) {
  const expression = new QuestionOptions.FilterOptions.Expression();
  if (matching !== undefined) {
    const starts = prefixes.length === 0 ? '(?!\\$)' : `(?=${prefixes.map(escaped).join('|')})`;
    expression.setRegex(`^${starts}(?:${matching})$`);
  } else if (prefixes.length === 0) expression.setRegex(ownStreams);
  else expression.setPrefixList([...prefixes]);
  const filter = new QuestionOptions.FilterOptions()
    .setStreamIdentifier(expression)
    .setCheckpointintervalmultiplier(stride?.windows ?? 1);
  return stride === undefined ? filter.setCount(empty()) : filter.setMax(stride.window);
}

function question(fill: (options: Options) => Options): Question {
  const options = new QuestionOptions()
    .setResolveLinks(false)
    .setUuidOption(new QuestionOptions.UUIDOption().setString(empty()));
  return new streams.ReadReq().setOptions(fill(options));
}

const identifier = (stream: string) => new shared.StreamIdentifier().setStreamName(Buffer.from(stream));

function everything(after: GlobalPosition | undefined) {
  const place = new QuestionOptions.AllOptions();
  if (after === undefined) return place.setStart(empty());
  const { commit, prepare } = positionOf(after);
  return place.setPosition(
    new QuestionOptions.Position().setCommitPosition(`${commit}`).setPreparePosition(`${prepare}`),
  );
}

/** Requests a stream's events from a revision, forwards or backwards. `from` defaults to the first or last event. */
export function eventsOf(
  stream: string,
  from: number | undefined,
  direction: 'forwards' | 'backwards',
  most: number,
): Question {
  const place = new QuestionOptions.StreamOptions().setStreamIdentifier(identifier(stream));
  if (from !== undefined) place.setRevision(`${from}`);
  else if (direction === 'forwards') place.setStart(empty());
  else place.setEnd(empty());
  return question((options) =>
    options
      .setStream(place)
      .setReadDirection(direction === 'forwards' ? FORWARDS : BACKWARDS)
      .setCount(`${Math.min(most, all)}`)
      .setNoFilter(empty()),
  );
}

/** Requests a stream's events after a revision (-1 for all), and then new events. */
export const comingOf = (stream: string, after: number): Question => {
  const place = new QuestionOptions.StreamOptions().setStreamIdentifier(identifier(stream));
  if (after < 0) place.setStart(empty());
  else place.setRevision(`${after}`);
  return question((options) =>
    options
      .setStream(place)
      .setReadDirection(FORWARDS)
      .setSubscription(new QuestionOptions.SubscriptionOptions())
      .setNoFilter(empty()),
  );
};

/** Requests all streams' events after a position, and then new events, with reports of the server's progress. */
export const coming = (after: GlobalPosition | undefined, wanted: Wanted, stride: Stride): Question =>
  question((options) =>
    options
      .setAll(everything(after))
      .setReadDirection(FORWARDS)
      .setSubscription(new QuestionOptions.SubscriptionOptions())
      .setFilter(filterOf(wanted, stride)),
  );

/** Requests the last `most` events in reverse order, excluding system streams. */
export const lastOfAll = (most: number): Question =>
  question((options) =>
    options
      .setAll(new QuestionOptions.AllOptions().setEnd(empty()))
      .setReadDirection(BACKWARDS)
      .setCount(`${most}`)
      .setFilter(filterOf({ prefixes: [] })),
  );
