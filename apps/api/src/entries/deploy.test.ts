import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

import { openDatabase } from '../database/open.ts';
import { newFolder } from '../testing/engines.ts';
import { freePort } from '../testing/free-port.ts';
import { killAfterEach } from '../testing/server-process.ts';
import { root, sample, settingOf, startUnit } from '../testing/systemd-unit.ts';

vi.setConfig({ testTimeout: 120_000 });
killAfterEach();

const packageIn = (path: string) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));

test('the command of the systemd unit serves the site and exits on SIGTERM', async () => {
  const { child, port } = await startUnit({ DATA_DIR: newFolder() });
  const response = await fetch(`http://127.0.0.1:${port}/api/latest-news/`);
  expect(response.status).toBe(200);
  expect(response.headers.get('strict-transport-security')).toContain('max-age=');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('the health check of the image passes only while the server responds', async () => {
  const check = z.tuple([z.literal('node'), z.literal('-e'), z.string()]);
  const [, ...args] = check.parse(JSON.parse(/^HEALTHCHECK [^]*?CMD (.*)$/m.exec(sample('Dockerfile'))?.[1] ?? ''));
  const { child, port } = await startUnit({ DATA_DIR: newFolder() });
  const status = async () => {
    const checking = spawn(process.execPath, args, { env: { PORT: String(port) }, stdio: 'ignore' });
    return (await once(checking, 'exit'))[0];
  };
  expect(await status()).toBe(0);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await status()).toBe(1);
});

test('the nightly backup unit writes one file per day of the week', async () => {
  const [folder, dataDirectory] = [newFolder(), newFolder()];
  await (await openDatabase({ databaseUrl: undefined, dataDirectory })).destroy();
  const [, command = ''] =
    /^\/bin\/sh -c '(.*)'$/.exec(settingOf(sample('hearthlight-backup.service'), 'ExecStart')) ?? [];
  const here = command
    .replaceAll('%%', '%')
    .replace('/usr/bin/node', process.execPath)
    .replace('/var/lib/hearthlight-backups', folder);
  const env = { ...process.env, DATA_DIR: dataDirectory, DATABASE_URL: '' };
  for (let night = 0; night < 2; night += 1) execFileSync('sh', ['-c', here], { cwd: root, env, stdio: 'ignore' });
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\w+\.backup$/)]);
});

test('the unit of a failed unit mails the operator with the variables of the server', async () => {
  const received = Promise.withResolvers<{ mail: string; to: string[] }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      received.resolve(text(stream).then((mail) => ({ mail, to })));
      stream.on('end', () => done());
    },
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const command = settingOf(sample('hearthlight-failure@.service'), 'ExecStart')
    .replace('/opt/hearthlight', root)
    .replace('%i', 'hearthlight-backup.service');
  const env = {
    PATH: process.env['PATH'],
    FAILURE_MAIL_TO: 'ruth@example.org',
    MAIL_FROM: 'Hearthlight <hello@example.org>',
    SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
  };
  const [code] = await once(spawn('sh', ['-c', command], { env, stdio: 'inherit' }), 'exit');
  expect(code).toBe(0);
  expect(await received.promise).toEqual({
    mail: expect.stringMatching(/^Subject: hearthlight-backup\.service failed on /m),
    to: ['ruth@example.org'],
  });
});

test.each(['hearthlight.service', 'hearthlight-backup.service'])('%s starts it', (name) => {
  expect(sample(name)).toMatch(/^(?:OnFailure=|ExecStopPost=.* )hearthlight-failure@%n\.service'?$/m);
});

test('hearthlight-admin uses the variables, program and user of the systemd unit', () => {
  const unit = sample('hearthlight.service');
  const command = sample('hearthlight-admin');
  expect(unit).toContain(`\nEnvironmentFile=${/^variables=(.*)$/m.exec(command)?.[1]}\n`);
  expect(command).toContain(`exec runuser -u ${settingOf(unit, 'User')} -- `);
  expect(command).toContain(` ${settingOf(unit, 'WorkingDirectory')}/apps/api/src/entries/cli.ts `);
  expect(existsSync(join(root, 'apps/api/src/entries/cli.ts'))).toBe(true);
});

test('the template unit equals the unit plus two ports', () => {
  const [, ...lines] = sample('hearthlight@.service').split('\n');
  const ports = ['Environment=PORT=%i', '# Port 18001 for the process on 8001.', 'Environment=METRICS_PORT=1%i'];
  const template = lines.filter((line) => !ports.includes(line)).join('\n');
  const [, ...unit] = sample('hearthlight.service').split('\n');
  expect(template.replace(' on port %i', '')).toBe(unit.join('\n'));
  expect(lines).toEqual(expect.arrayContaining(ports));
});

test('the unit, the image and npm start limit memory by the same file', () => {
  const file = 'deploy/memory.env';
  expect(sample('hearthlight.service')).toContain(`\nEnvironmentFile=/opt/hearthlight/${file}\n`);
  expect(sample('Dockerfile')).toContain(`\nCOPY ${file} deploy/\n`);
  expect(readFileSync(join(root, 'tooling/start.mjs'), 'utf8')).toContain(file);
  const [, , command] = z
    .tuple([z.literal('sh'), z.literal('-c'), z.string()])
    .parse(JSON.parse(/^CMD (.*)$/m.exec(sample('Dockerfile'))?.[1] ?? ''));
  const script = 'console.log(v8.getHeapStatistics().heap_size_limit / 2 ** 20, process.env.MALLOC_ARENA_MAX)';
  const printed = execFileSync('sh', ['-c', command.replace(/apps\S+$/, '--print "$SCRIPT"')], {
    cwd: root,
    env: { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, SCRIPT: script },
  });
  expect(printed.toString()).toMatch(/^\d{3,4} 2\n/);
});

test('the image has every package of the repository that the server uses', () => {
  const paths: string[] = packageIn('.').workspaces;
  const pathOf = new Map(paths.map((path) => [packageIn(path).name, path]));
  const used = new Set<string>();
  const use = (path: string) => {
    if (used.has(path)) return;
    used.add(path);
    for (const name of Object.keys(packageIn(path).dependencies)) {
      const own = pathOf.get(name);
      if (own !== undefined) use(own);
    }
  };
  use('apps/api');
  expect(used.size).toBeGreaterThan(1);
  const lines = sample('Dockerfile').split('\n');
  const installing = lines.findIndex((line) => line.startsWith('RUN npm ci --omit=dev -w apps/api'));
  for (const path of used) {
    expect(lines).toContain(`COPY ${path} ${path}`);
    // packages/words is there as a whole, because installing compiles its catalogs.
    const copied = path === 'packages/words' ? path : `${path}/package.json`;
    const installed = lines.findIndex((line) => line.startsWith(`COPY ${copied} ${path}`));
    expect(installed).toBeGreaterThan(0);
    expect(installed).toBeLessThan(installing);
  }
});

test('the compose file runs the site read-only and unprivileged, with PostgreSQL and a mail catcher', () => {
  expect(parse(sample('compose.yaml'))).toMatchObject({
    services: {
      site: { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
      database: {},
      mail: {},
    },
  });
  expect(sample('Dockerfile')).toMatch(/^USER node$[^]*^CMD .*exec node apps\/api\/src\/entries\/server\.ts"\]$/m);
});
