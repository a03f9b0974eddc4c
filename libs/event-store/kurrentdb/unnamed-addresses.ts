/**
 * Omits the server name from TLS handshakes with IP addresses. The client's gRPC library sends a name, although RFC
 * 6066, section 3, forbids it and Node 26 refuses it. If no name is sent, Node checks the certificate against the
 * address.
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
