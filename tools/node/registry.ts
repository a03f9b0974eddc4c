import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pin } from './fetched.js';

/** How the registry responds to requests for the tarball. */
export type Answer = 'whole' | 'cut-off' | 'silent' | 'missing';

const name = 'node-of-tests';
const version = '99.1.0';

/**
 * A program that prints a version or runs the tests' own Node. The program removes `RETRACE_NODE`, because that Node
 * would otherwise start this program again, endlessly.
 */
const program = (says: string) => `#!/bin/sh
if [ "$1" = --version ]; then echo ${says}; exit; fi
unset RETRACE_NODE
exec "${process.execPath}" "$@"
`;

/**
 * Returns a package with `program` as its build of Node. The package is padded, so that its download can be cut off.
 */
function packed(folder: string, says: string): Buffer {
  const source = path.join(folder, 'package');
  mkdirSync(path.join(source, 'bin'), { recursive: true });
  writeFileSync(
    path.join(source, 'package.json'),
    JSON.stringify({ name, version, bin: { node: 'bin/node' } }),
  );
  writeFileSync(path.join(source, 'bin/node'), program(says));
  chmodSync(path.join(source, 'bin/node'), 0o755);
  let padding = '';
  for (let line = 0; line < 20_000; line++) padding += createHash('sha256').update(`${line}`).digest('hex');
  writeFileSync(path.join(source, 'padding'), padding);
  const tarball = path.join(folder, 'package.tgz');
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package']);
  return readFileSync(tarball);
}

/** An npm registry on the loopback interface that serves one package. */
export class TestRegistry {
  answer: Answer = 'whole';
  /** The number of requests for the tarball. */
  downloads = 0;
  private readonly server: Server;
  private port = 0;

  private constructor(
    private readonly folder: string,
    private readonly tarball: Buffer,
  ) {
    this.server = createServer((request, response) => {
      if (request.url?.endsWith('.tgz') === true) this.sendTarball(response);
      else if (this.answer === 'missing') response.writeHead(404).end('{}');
      else response.end(JSON.stringify(this.manifest()));
    });
  }

  static async open(says = `v${version}`): Promise<TestRegistry> {
    const folder = mkdtempSync(path.join(tmpdir(), 'registry-'));
    const registry = new TestRegistry(folder, packed(folder, says));
    await registry.resume();
    return registry;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  get pin(): Pin {
    return {
      name,
      version,
      integrity: `sha512-${createHash('sha512').update(this.tarball).digest('base64')}`,
    };
  }

  /** The environment with which npm uses this registry and a separate cache. */
  get environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      npm_config_registry: this.address,
      npm_config_cache: path.join(this.folder, 'cache'),
      npm_config_noproxy: '127.0.0.1',
    };
  }

  /** Stops the server, so that its address refuses connections. */
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Starts the server again at the same address. */
  async resume(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    if (this.server.listening) await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private manifest() {
    const dist = {
      tarball: `${this.address}${name}/-/${name}-${version}.tgz`,
      integrity: this.pin.integrity,
    };
    return {
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { name, version, bin: { node: 'bin/node' }, dist } },
    };
  }

  private sendTarball(response: ServerResponse): void {
    this.downloads++;
    response.setHeader('content-length', this.tarball.length);
    if (this.answer === 'whole') response.end(this.tarball);
    else if (this.answer === 'silent') response.write(this.tarball.subarray(0, 1_000));
    else
      response.write(this.tarball.subarray(0, this.tarball.length / 2), () => {
        response.destroy();
      });
  }
}
