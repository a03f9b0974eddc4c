/**
 * The client's gRPC library names the server of a TLS connection also where it is reached by its IP address. There are no such names (RFC 6066,
 * section 3), and Node 26 refuses them. Without a name Node holds the certificate against the address itself.
 */
import { isIP } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import { credentials, type ChannelCredentials } from '@grpc/grpc-js';

type Connecting = ChannelCredentials['_createSecureConnector'];

const secure = Object.getPrototypeOf(credentials.createSsl()) as { _createSecureConnector: Connecting };
const connectorOf = secure._createSecureConnector;

secure._createSecureConnector = function (this: ChannelCredentials, ...to: Parameters<Connecting>) {
  const connector: ReturnType<Connecting> & { readonly connectionOptions?: ConnectionOptions } =
    connectorOf.apply(this, to);
  const { connectionOptions } = connector;
  if (isIP(connectionOptions?.servername ?? '') !== 0) delete connectionOptions?.servername;
  return connector;
};
