import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

/** A server that runs in its own process. */
export interface ServerProcess {
  port: number;
  /** Returns the CPU time used so far, in seconds. */
  cpu: () => number;
  /** Returns the resident memory in bytes. */
  memory: () => number;
  /** Returns the highest resident memory since the last call, or since the start, in bytes. */
  peakMemory: () => number;
  /**
   * Returns the memory of the process and of those that it started, in bytes: the proportional set size (PSS), in which
   * a page that several processes share, such as one of Node.js itself, counts once.
   */
  treeMemory: () => number;
  /** Sends a signal and waits for the process to exit. */
  kill: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

const pathOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const server = pathOf('apps/api/src/entries/server.ts');

/** Starts Hearthlight on the database in `dataDirectory`. */
export function startHearthlight(
  dataDirectory: string,
  variables: Record<string, string> = {},
): Promise<ServerProcess> {
  const environment = {
    PORT: '0',
    DATA_DIR: dataDirectory,
    ...parseEnv(readFileSync(pathOf('deploy/memory.env'), 'utf8')),
    NODE_COMPILE_CACHE: pathOf('node_modules/.cache/compiled'),
    ...variables,
  };
  return startProcess([server], environment, /Hearthlight is at http:\/\/[^:]+:(\d+)/);
}

/** Starts a bare `node:http` server that returns `content` for every request. */
export function startBare(content: string | Buffer): Promise<ServerProcess> {
  // In a file, because a variable is limited to 128 kB.
  const file = join(mkdtempSync(join(tmpdir(), 'hearthlight-bench-')), 'body');
  writeFileSync(file, content);
  const code = `const body = require('node:fs').readFileSync(process.env.BODY);
    const server = require('node:http').createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
      response.end(body);
    });
    server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));`;
  return startProcess(['--input-type=commonjs', '--eval', code], { BODY: file }, /port (\d+)/);
}

async function startProcess(args: string[], variables: Record<string, string>, banner: RegExp): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'] ?? '', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(child, banner);
  return {
    port,
    cpu: () => cpuOf(child.pid),
    memory: () => memoryOf(child.pid),
    peakMemory: () => {
      const peak = peakOf(child.pid);
      // Resets the peak (proc(5)).
      writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
      return peak;
    },
    treeMemory: () => shareOf(child.pid) + childrenOf(child.pid).reduce((sum, id) => sum + shareOf(id), 0),
    kill: async (signal) => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await ended;
    },
  };
}

function portOf(child: ChildProcess, banner: RegExp): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const port = banner.exec(output)?.[1];
      if (port === undefined) return;
      // Discard the request log: searching it for each chunk would slow the load down.
      child.stdout?.off('data', read).resume();
      resolve(Number(port));
    };
    child.stdout?.on('data', read);
    child.once('exit', () => reject(new Error('the server exited before it listened')));
  });
}

/** Returns user and system CPU time in seconds, from Linux's /proc with 100 ticks per second. */
function cpuOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Returns resident memory in bytes, from Linux's /proc. */
const memoryOf = (pid: number | undefined) => kilobytesIn(`/proc/${pid}/status`, /VmRSS:\s+(\d+)/) * 1024;

const peakOf = (pid: number | undefined) => kilobytesIn(`/proc/${pid}/status`, /VmHWM:\s+(\d+)/) * 1024;

/** The seconds and the highest resident memory, in bytes, of a command, and its exit code. */
export interface CommandFigures {
  seconds: number;
  peak: number;
  code: number | null;
}

/** Runs a command of `npm run admin` to its end. What it prints goes to a file. */
export async function measureCommand(
  args: readonly string[],
  variables: Record<string, string>,
  output: string,
): Promise<CommandFigures> {
  const file = openSync(output, 'w');
  const start = performance.now();
  const child = spawn(process.execPath, [pathOf('apps/api/src/entries/cli.ts'), ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...variables },
    stdio: ['ignore', file, file],
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid));
  }, 50);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  closeSync(file);
  return { seconds: (performance.now() - start) / 1000, peak, code };
}

/** Returns the proportional set size in bytes, from Linux's /proc. 0 for a process that has ended. */
function shareOf(pid: number | undefined): number {
  try {
    return kilobytesIn(`/proc/${pid}/smaps_rollup`, /Pss:\s+(\d+)/) * 1024;
  } catch {
    return 0;
  }
}

const kilobytesIn = (file: string, line: RegExp) => Number(line.exec(readFileSync(file, 'utf8'))?.[1] ?? 0);

/** Returns the ids of the processes that a process started. */
function childrenOf(pid: number | undefined): number[] {
  const ids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return ids.map(Number).filter((id) => id > 0);
}
