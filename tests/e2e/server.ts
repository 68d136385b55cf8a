import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { environment, root } from '../../tooling/prepare.mjs';

/** A running server with its own port and database. */
export interface RunningServer {
  url: string;
  dataDirectory: string;
  /** Returns everything it has printed. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Builds the site for `CONTENT_DIR` in `SITE_DIR`, without the desk. */
export function buildSite(variables: NodeJS.ProcessEnv): void {
  const options = { cwd: root, env: { ...environment, ...variables }, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build', '-w', 'apps/web'], options);
  if (status !== 0) throw new Error(`The site could not be built:\n${stderr}`);
}

/**
 * Starts the server for the built site and the API, with sample data. With `tooling/start.mjs`, it first builds the
 * site if it has changed.
 */
export async function startServer(
  variables: NodeJS.ProcessEnv = {},
  program = 'apps/api/src/entries/server.ts',
): Promise<RunningServer> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'hearthlight-e2e-'));
  const child = spawn('node', [join(root, program)], {
    env: { ...environment, TZ: 'Pacific/Honolulu', DATA_DIR: dataDirectory, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(`The server did not start:\n${output}`)));
  });
  return {
    url,
    dataDirectory,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
