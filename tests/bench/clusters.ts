import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const bin = process.env['PG_BIN'] ?? '/usr/lib/postgresql/15/bin';

/** A running replica that can be promoted. */
interface Replica {
  port: number;
  url: string;
  promote: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A primary, and the address that leads to it or, later, to its replica. */
interface Cluster {
  folder: string;
  url: string;
  address: { url: string; move: (port: number) => void };
  /** Creates a streaming replica. With `synchronous`, each commit waits for it. */
  addReplica: (synchronous: boolean) => Promise<Replica>;
  /** Stops the server at once, like a failed machine. */
  kill: () => void;
  remove: () => void;
}

/** PostgreSQL refuses to run as root, so root runs it as the user `postgres`. */
const user = process.getuid?.() === 0 ? 'postgres' : undefined;

function run(program: string, ...args: string[]): void {
  const command = [join(bin, program), ...args];
  const [name = '', ...rest] = user === undefined ? command : ['runuser', '-u', user, '--', ...command];
  execFileSync(name, rest, { stdio: 'ignore' });
}

const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

function start(data: string, port: number, ...settings: string[]): void {
  const options = [`-p ${port}`, '-c listen_addresses=127.0.0.1', "-c unix_socket_directories=''", ...settings];
  run('pg_ctl', '-D', data, '-w', '-o', options.join(' '), '-l', join(data, 'log'), 'start');
}

/** Creates a cluster in a temporary folder and starts it. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthlight-failover-'));
  chmodSync(folder, 0o755);
  const files = join(folder, 'postgres');
  execFileSync('mkdir', ['-m', '0700', files]);
  if (user !== undefined) execFileSync('chown', [user, files]);
  const data = join(files, 'primary');
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust');
  const port = await freePort();
  start(data, port);
  const address = await moveableAddress(port);
  return {
    folder,
    url: urlOf(port),
    address,
    addReplica: (synchronous) => addReplica(files, { data, port }, synchronous),
    kill: () => {
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      address.cut();
    },
    remove: () => {
      address.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function addReplica(
  files: string,
  primary: { data: string; port: number },
  synchronous: boolean,
): Promise<Replica> {
  const data = join(files, 'replica');
  const port = await freePort();
  run('pg_basebackup', '-d', urlOf(primary.port), '-D', data, '-R', '-c', 'fast');
  start(data, port);
  if (synchronous) {
    const set = "alter system set synchronous_standby_names = '*'";
    run('psql', urlOf(primary.port), '-c', set, '-c', 'select pg_reload_conf()');
  }
  return {
    port,
    url: urlOf(port),
    promote: () => Promise.resolve(run('pg_ctl', '-D', data, '-w', 'promote')),
    stop: () => Promise.resolve(run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')),
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Opens a TCP address that forwards to `port` until it is moved. `cut` drops its connections, like a failed machine.
 */
async function moveableAddress(port: number) {
  let target = port;
  const sockets = new Set<Socket>();
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: urlOf(typeof address === 'object' && address ? address.port : 0),
    cut,
    move: (next: number) => {
      target = next;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
