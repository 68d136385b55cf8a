import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

import { expect } from 'vitest';

import { freePort } from './free-port.ts';
import { running } from './server-process.ts';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Reads a file of the folder `deploy`. */
export const sample = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');

/** The variables in deploy/hearthlight.env.example. */
const exampleVariables = () =>
  Object.fromEntries(
    sample('hearthlight.env.example')
      .split('\n')
      .flatMap((line) => {
        const [, name, value] = /^([A-Z_]+)=(.+)$/.exec(line) ?? [];
        return name !== undefined && value !== undefined ? [[name, value]] : [];
      }),
  );

/** The variables set in the systemd unit, without its folders, and those that limit its memory. */
function unitVariables(): Record<string, string> {
  const settings = sample('hearthlight.service').matchAll(/^Environment=(\w+)=(.*)$/gm);
  const {
    DATA_DIR: _data,
    NODE_COMPILE_CACHE: _code,
    ...variables
  } = Object.fromEntries([...settings].map(([, name, value]) => [name, value]));
  return { ...variables, ...parseEnv(sample('memory.env')) };
}

/** Returns a setting of a systemd unit. */
export const settingOf = (unit: string, name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

/** Starts the systemd unit's command with its variables and waits until it responds. */
export async function startUnit(variables: Record<string, string>): Promise<{ child: ChildProcess; port: number }> {
  const unit = sample('hearthlight.service');
  const [command, ...args] = settingOf(unit, 'ExecStart').split(' ');
  expect([command, settingOf(unit, 'WorkingDirectory')]).toEqual(['/usr/bin/node', '/opt/hearthlight']);
  const port = Number(variables['PORT'] ?? (await freePort()));
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...unitVariables(), ...exampleVariables(), PORT: String(port), ...variables },
    stdio: 'ignore',
  });
  running.add(child);
  const responds = () =>
    fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(responds, { timeout: 30_000 }).toBe(true);
  return { child, port };
}
