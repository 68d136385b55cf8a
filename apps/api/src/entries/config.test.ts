import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { siteDirectory } from '@hearthlight/content';
import { describe, expect, test } from 'vitest';

import { openDatabase } from '../database/open.ts';
import { newFolder } from '../testing/engines.ts';
import { ConfigError, readConfig, readDeskUrl } from './config.ts';

const secret = 'a secret of more than thirty-two characters';

test('defaults to SQLite, the outbox, sample data and a stored secret', () => {
  const folder = newFolder();
  const config = readConfig({ DATA_DIR: folder });
  expect(config).toEqual({
    port: 8000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    dataDirectory: folder,
    smtp: undefined,
    secret: config.secret,
    publicUrl: undefined,
    deskUrl: undefined,
    deskDirectory: fileURLToPath(new URL('../../../desk/dist', import.meta.url)),
    hstsSubdomains: false,
    trustProxy: [],
    sampleData: true,
    isLocal: true,
    backend: undefined,
    logLevel: undefined,
    metrics: undefined,
    pledgeDays: { reminder: 14, expiry: 60 },
    planReminders: false,
    drainTime: 1000,
  });
  expect(config.secret).toMatch(/^[\w-]{43}$/);
  expect(readConfig({ DATA_DIR: folder }).secret).toBe(config.secret);
  expect(readFileSync(join(folder, 'auth-secret'), 'utf8')).toBe(config.secret);
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
});

const deskOf = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: newFolder(), ...env }).deskDirectory;

test('finds the desk beside the site of its content folder', () => {
  const variables = { CONTENT_DIR: '/srv/northwind' };
  const name = basename(siteDirectory(variables));
  expect(name).not.toBe('dist');
  expect(deskOf(variables)).toBe(fileURLToPath(new URL(`../../../desk/${name}`, import.meta.url)));
  expect(deskOf({ ...variables, SITE_DIR: '/var/site' })).toBe('/var/site-desk');
  expect(deskOf({ ...variables, DESK_DIR: '/var/desk' })).toBe('/var/desk');
});

test('reads all variables', () => {
  const config = readConfig({
    PORT: '0',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://user@db.example/name',
    DATABASE_READ_URL: 'postgres://user@replica.example/name',
    AUTH_SECRET: secret,
    SMTP_URL: 'smtps://user:password@mail.example',
    MAIL_FROM: 'Hearthlight <hello@example.org>',
    HSTS: 'subdomains',
    PUBLIC_URL: 'https://hearthlight.example/',
    TRUST_PROXY: '10.0.0.0/8, loopback, 2001:db8::/32',
  });
  expect(config).toMatchObject({
    port: 0,
    databaseReadUrl: 'postgres://user@replica.example/name',
    smtp: { url: 'smtps://user:password@mail.example', from: 'Hearthlight <hello@example.org>' },
    publicUrl: 'https://hearthlight.example',
    hstsSubdomains: true,
    isLocal: false,
    trustProxy: ['10.0.0.0/8', 'loopback', '2001:db8::/32'],
    sampleData: false,
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '65536' }, 'PORT'],
  [{ HOST: 'a b' }, 'HOST'],
  [{ DATABASE_URL: 'mysql://x', AUTH_SECRET: secret }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://x' }, 'AUTH_SECRET'],
  [{ DATABASE_READ_URL: 'postgres://x' }, 'DATABASE_READ_URL'],
  [{ DATABASE_URL: 'postgres://x', DATABASE_READ_URL: 'x', AUTH_SECRET: secret }, 'DATABASE_READ_URL'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
  [{ PUBLIC_URL: 'hearthlight.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'http://hearthlight.example/giving' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'http://hearthlight.example/?a=b' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'http://ada@hearthlight.example/' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://hearthlight.example' }, 'SMTP_URL'],
  [{ HOST: '0.0.0.0' }, 'PUBLIC_URL'],
  [{ HOST: '::' }, 'PUBLIC_URL'],
  [{ HOST: '192.168.1.5' }, 'PUBLIC_URL'],
  [{ HSTS: 'yes' }, 'HSTS'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ METRICS_PORT: 'x' }, 'METRICS_PORT'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS'],
  [{ TRUST_PROXY: 'everyone' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  [{ SAMPLE_DATA: 'maybe' }, 'SAMPLE_DATA'],
  [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR'],
])('rejects %j with a sentence that names %s', (variables, name) => {
  const read = () => readConfig({ DATA_DIR: newFolder(), ...variables });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} [^.]*\\b.*\\.$`));
});

const mail = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'hello@example.org' };

test.each([
  [undefined, true],
  ['http://localhost:8000', true],
  ['http://hearthlight.localhost', true],
  ['http://127.0.0.1:8000', true],
  ['http://[::1]:8000', true],
  ['https://hearthlight.example', false],
  ['http://192.168.1.5:8000', false],
  ['http://localhost.example', false],
  ['http://127.0.0.1.example', false],
])('with PUBLIC_URL %s, has sample data by default and demo accounts: %s', (url, expected) => {
  const { isLocal, sampleData } = readConfig({ DATA_DIR: newFolder(), PUBLIC_URL: url, ...mail });
  expect([isLocal, sampleData]).toEqual([expected, expected]);
});

test('has neither sample data nor demo accounts in production', () => {
  const { isLocal, sampleData } = readConfig({ DATA_DIR: newFolder(), NODE_ENV: 'production' });
  expect([isLocal, sampleData]).toEqual([false, false]);
});

test.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
])('with HOST %s and a local PUBLIC_URL, has sample data by default and demo accounts: %s', (host, expected) => {
  const variables = { DATA_DIR: newFolder(), HOST: host, PUBLIC_URL: 'http://localhost:8000' };
  const { isLocal, sampleData } = readConfig(variables);
  expect([isLocal, sampleData]).toEqual([expected, expected]);
});

test.each([
  [{}, 'http://localhost:8000'],
  [{ HOST: '::1', PORT: '9000' }, 'http://localhost:9000'],
  [{ HOST: '0.0.0.0' }, 'http://localhost:8000'],
  [{ HOST: '127.0.0.2' }, 'http://127.0.0.2:8000'],
  [{ HOST: 'desk.localhost' }, 'http://desk.localhost:8000'],
  [{ HOST: '127.0.0.2', PUBLIC_URL: 'https://hearthlight.example' }, 'https://hearthlight.example'],
])('with %j, the site is at %s', (variables, url) => {
  expect(readDeskUrl(variables)).toBe(url);
});

test.each([
  ['smtp://mail.example:587', 'smtp://mail.example:587?requireTLS=true'],
  ['smtp://mail.example/?pool=true', 'smtp://mail.example/?pool=true&requireTLS=true'],
  ['smtp://mail.example?requireTLS=false', 'smtp://mail.example?requireTLS=false'],
  ['smtp://mail.example?ignoreTLS=true', 'smtp://mail.example?ignoreTLS=true'],
  ['smtps://mail.example', 'smtps://mail.example'],
])('SMTP_URL %s is used as %s', (url, used) => {
  expect(readConfig({ DATA_DIR: newFolder(), ...mail, SMTP_URL: url }).smtp?.url).toBe(used);
});

describe('the stored secret', () => {
  test.each(['', 'short'])('is rejected when the file contains %j', (text) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'auth-secret'), text);
    expect(() => readConfig({ DATA_DIR: folder })).toThrow(/^DATA_DIR has an incomplete secret/);
    expect(readFileSync(join(folder, 'auth-secret'), 'utf8')).toBe(text);
  });

  test.runIf(process.platform === 'linux')('is not left incomplete when writing fails', () => {
    const folder = newFolder();
    const module = JSON.stringify(new URL('config.ts', import.meta.url).href);
    const code = `const { readConfig } = await import(${module}); readConfig({ DATA_DIR: ${JSON.stringify(folder)} });`;
    // A file size limit of 0 acts like a full disk: files can be created but not written.
    const limited = 'trap "" XFSZ; ulimit -f 0; exec "$@"';
    const start = () =>
      execFileSync('bash', ['-c', limited, 'bash', process.execPath, '--input-type=module', '--eval', code], {
        stdio: 'ignore',
      });
    expect(start).toThrow(/Command failed/);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is the same for processes that start together', () => {
    const folder = newFolder();
    const module = JSON.stringify(new URL('config.ts', import.meta.url).href);
    const code = `const { readConfig } = await import(${module}); process.stdout.write(readConfig({ DATA_DIR: ${JSON.stringify(folder)} }).secret + ' ');`;
    const one = `"${process.execPath}" --input-type=module --eval "$CODE"`;
    const printed = execFileSync('bash', ['-c', `${Array(4).fill(one).join(' & ')} & wait`], {
      env: { ...process.env, CODE: code },
    });
    const secrets = printed.toString().trim().split(' ');
    expect(secrets).toHaveLength(4);
    expect(new Set(secrets).size).toBe(1);
  });
});

test('the data folder and its files are readable only by their owner', async () => {
  const folder = join(newFolder(), 'data');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  readConfig({ DATA_DIR: folder });
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory: folder });
  await database.updateTable('donors').set({ first_name: 'Ada' }).execute();
  const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777;
  expect(modeOf('.')).toBe(0o700);
  for (const name of readdirSync(folder)) expect([name, modeOf(name)]).toEqual([name, 0o600]);
  expect(existsSync(join(folder, 'hearthlight.sqlite-wal'))).toBe(true);
  await database.destroy();
});
