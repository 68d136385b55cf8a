import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export interface Running {
  port: number;
  /** Seconds of processor that it has used. */
  cpu: () => number;
  /** Bytes of memory that it holds. */
  memory: () => number;
  kill: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

const server = fileURLToPath(new URL('../apps/api/src/server.ts', import.meta.url));

/** Starts Hearthlight on the database in `dataDirectory`. */
export function startHearthlight(dataDirectory: string, more: Record<string, string> = {}): Promise<Running> {
  const variables = { PORT: '0', DATA_DIR: dataDirectory, ...more };
  return started([server], variables, /Hearthlight is at http:\/\/[^:]+:(\d+)/);
}

/** Starts a server that does nothing but answer each request with the same bytes. */
export function startBare(answer: string): Promise<Running> {
  const code = `const body = Buffer.from(process.env.BODY, 'base64');
    const server = require('node:http').createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
      response.end(body);
    });
    server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));`;
  const variables = { BODY: Buffer.from(answer).toString('base64') };
  return started(['--input-type=commonjs', '--eval', code], variables, /port (\d+)/);
}

async function started(args: string[], variables: Record<string, string>, banner: RegExp): Promise<Running> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'] ?? '', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(child, banner);
  return {
    port,
    cpu: () => cpuOf(child.pid),
    memory: () => memoryOf(child.pid),
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
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = banner.exec(output)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('exit', () => reject(new Error('the server ended before it listened')));
  });
}

/** User and system time of a process, by Linux; the clock there ticks 100 times a second. */
function cpuOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function memoryOf(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}
