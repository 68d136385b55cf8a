import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { afterEach } from 'vitest';

import { childEnvironment } from './child-environment.ts';
import { newFolder, type TestTarget } from './engines.ts';

export const serverFile = fileURLToPath(new URL('../entries/server.ts', import.meta.url));
export const secret = 'a secret of more than thirty-two characters';

/** The processes that a test started. */
export const running = new Set<ChildProcess>();

/** Ends all of them after each test of the file. */
export function killAfterEach(): void {
  afterEach(() => {
    // nginx must end its workers, so it gets SIGTERM.
    for (const child of running) child.kill(child.spawnfile === 'nginx' ? 'SIGTERM' : 'SIGKILL');
    running.clear();
  });
}

/** Sends JSON. */
export const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

type Command = readonly [program: string, args: string[]];

/** Starts a process, by default a server on a free port, and collects its output. */
export function launch(variables: Record<string, string>, [program, args]: Command = [process.execPath, [serverFile]]) {
  const child = spawn(program, args, {
    env: { ...childEnvironment, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  return { child, output };
}

/** Starts a server and waits for its banner. */
export async function start(
  target: Pick<TestTarget, 'databaseUrl' | 'dataDirectory'>,
  more: Record<string, string> = {},
  command?: Command,
  isReady: () => Promise<boolean> = () => Promise.resolve(false),
) {
  const variables = {
    DATA_DIR: target.dataDirectory || newFolder(),
    AUTH_SECRET: secret,
    ...(target.databaseUrl !== undefined && { DATABASE_URL: target.databaseUrl }),
    ...more,
  };
  const { child, output } = launch(variables, command);
  const address = () => /Hearthlight is at (http:[^\s"]+)/.exec(output.out)?.[1]?.replace('localhost', '127.0.0.1');
  while (address() === undefined && !(await isReady()) && child.exitCode === null && running.has(child)) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { child, output, url: address() ?? '' };
}

/** Stops a process with SIGTERM. Returns its exit code. */
export async function stop(child: ChildProcess): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return child.exitCode;
}
