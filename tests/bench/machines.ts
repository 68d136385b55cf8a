import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

import * as z from 'zod';

/** Returns a file of `deploy/`. */
export const deployed = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), 'utf8');

const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' });

/**
 * The folder of all files and logs. The process in the namespace of the machines gets it from the one that started it.
 */
export const folder = process.env['BENCH_FOLDER'] ?? mkdtempSync(join(tmpdir(), 'hearthlight-standby-'));

/** Starts a program. Its output goes to a file in `folder`. */
function startLogged(name: string, [program = '', ...args]: readonly string[], env = {}): ChildProcess {
  const log = join(folder, `${name}.log`);
  const command = `exec "$@" >> ${log} 2>&1`;
  return spawn('sh', ['-c', command, name, program, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: 'ignore',
  });
}

/** A machine with etcd, Patroni and PostgreSQL: a network namespace with its own address. */
export interface Machine {
  name: string;
  address: string;
  boot: () => void;
  /** Kills all its processes. */
  powerOff: () => void;
  unplug: () => void;
  plug: () => void;
}

/** Creates the network and its machines, which are off. Needs a network namespace of its own, and root. */
export function createMachines(): Machine[] {
  run('chmod', '0755', folder);
  // Hides those of others.
  mkdirSync('/run/netns', { recursive: true });
  run('mount', '-t', 'tmpfs', 'tmpfs', '/run/netns');
  run('ip', 'link', 'set', 'lo', 'up');
  run('ip', 'link', 'add', 'lan', 'type', 'bridge');
  run('ip', 'addr', 'add', '10.0.0.1/24', 'dev', 'lan');
  run('ip', 'link', 'set', 'lan', 'up');
  return ['db1', 'db2', 'db3'].map((name, index) => createMachine(name, `10.0.0.${11 + index}`));
}

function createMachine(name: string, address: string): Machine {
  const link = (state: 'down' | 'up') => run('ip', 'link', 'set', `${name}-lan`, state);
  run('ip', 'netns', 'add', name);
  run('ip', 'link', 'add', `${name}-lan`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  run('ip', 'link', 'set', `${name}-lan`, 'master', 'lan');
  link('up');
  for (const command of [`addr add ${address}/24 dev eth0`, 'link set eth0 up', 'link set lo up'])
    run('ip', '-n', name, ...command.split(' '));
  const own = (text: string) => text.replaceAll('10.0.0.11', address).replaceAll('db1', name);
  const files = join(folder, name);
  mkdirSync(files);
  const config = join(files, 'patroni.yml');
  const patroni = deployed('patroni/patroni.yml')
    .replaceAll(/^(name|.*listen|.*connect_address): .*$/gm, own)
    .replace('/var/lib/postgresql/15/hearthlight', join(files, 'data'))
    // The machines share a file system.
    .replace(/^postgresql:$/m, `postgresql:\n  parameters: { unix_socket_directories: '${files}' }`);
  writeFileSync(config, patroni, { mode: 0o600 });
  run('chown', '-R', 'postgres', files);
  const etcd = Object.entries(parseEnv(deployed('patroni/etcd'))).map(([key, value]) => [
    key,
    /CLUSTER|V2/.test(key) ? value : own(value ?? ''),
  ]);
  const inside = ['ip', 'netns', 'exec', name, 'runuser', '-u', 'postgres', '--'];
  return {
    name,
    address,
    boot: () => {
      const state = Object.fromEntries([...etcd, ['ETCD_DATA_DIR', join(files, 'etcd')]]);
      startLogged(`${name}-etcd`, [...inside, 'etcd'], state);
      startLogged(`${name}-patroni`, [...inside, 'patroni', config]);
    },
    powerOff: () => {
      for (const pid of run('ip', 'netns', 'pids', name).split('\n').filter(Boolean)) kill(Number(pid));
    },
    unplug: () => void link('down'),
    plug: () => void link('up'),
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with another.
  }
}

/** Starts HAProxy with `deploy/patroni/haproxy.cfg`. */
export function startHaproxy(): ChildProcess {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, deployed('patroni/haproxy.cfg'));
  return startLogged('haproxy', ['haproxy', '-db', '-f', file]);
}

/** Starts nginx with `deploy/nginx.conf`, without a certificate, on a port for two servers. */
export function startNginx(port: number, servers: readonly number[]): ChildProcess {
  const site = deployed('nginx.conf')
    .replace(/^server \{\n {4}listen 80;[^]*?^\}$/m, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll(/^ *ssl_.*$/gm, '')
    .replace('/var/log/nginx/access.log', '/dev/null')
    .replace('/var/cache/nginx-hearthlight', join(folder, 'pictures'))
    .replace(/server 127\.0\.0\.1:8000 (.*);/, (_, options: string) =>
      servers.map((server) => `server 127.0.0.1:${server} ${options};`).join('\n'),
    );
  const file = join(folder, 'nginx.conf');
  const main = `user root; daemon off; pid ${join(folder, 'nginx.pid')}; events {} http { access_log off;`;
  writeFileSync(file, `${main} ${site} }`);
  return startLogged('nginx', ['nginx', '-p', folder, '-c', file, '-e', 'stderr']);
}

const clusterState = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

/** Returns the leader by the view of one machine, if it sees all replicate and one of them synchronously. */
async function leaderSeenBy({ address }: Machine): Promise<string | undefined> {
  const response = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2000) });
  const { members } = clusterState.parse(await response.json());
  const roles = members.map(({ role, state }) => `${role} ${state}`).toSorted();
  const isHealthy = /^leader running,replica \w+,sync_standby (?:running|streaming)$/.test(roles.join());
  return isHealthy ? members.find(({ role }) => role === 'leader')?.name : undefined;
}

/** Returns the leader once all machines agree that all replicate. */
export async function healthyLeader(machines: readonly Machine[]): Promise<Machine> {
  for (;;) {
    const seen = machines.map((machine) => leaderSeenBy(machine).catch(() => undefined));
    const names = new Set(await Promise.all(seen));
    const leader = machines.find(({ name }) => names.size === 1 && names.has(name));
    if (leader) return leader;
    await wait(500);
  }
}
