import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ConfigError, readConfig } from './config.ts';
import { newFolder } from './testing/engines.ts';

const secret = 'a secret of more than thirty-two characters';

test('without any variable: the embedded database, the outbox, sample data and a secret that is kept', () => {
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
    trustProxy: [],
    sampleData: true,
    backend: undefined,
  });
  expect(config.secret).toMatch(/^[\w-]{43}$/);
  expect(readConfig({ DATA_DIR: folder }).secret).toBe(config.secret);
  expect(readFileSync(join(folder, 'auth-secret'), 'utf8')).toBe(config.secret);
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
});

test('all variables', () => {
  const config = readConfig({
    PORT: '0',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://user@db.example/name',
    AUTH_SECRET: secret,
    SMTP_URL: 'smtps://user:password@mail.example',
    MAIL_FROM: 'Hearthlight <hello@example.org>',
    PUBLIC_URL: 'https://hearthlight.example/',
    TRUST_PROXY: '10.0.0.0/8, loopback, 2001:db8::/32',
  });
  expect(config).toMatchObject({
    port: 0,
    smtp: { url: 'smtps://user:password@mail.example', from: 'Hearthlight <hello@example.org>' },
    publicUrl: 'https://hearthlight.example',
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
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
  [{ PUBLIC_URL: 'hearthlight.example' }, 'PUBLIC_URL'],
  [{ TRUST_PROXY: 'everyone' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  [{ SAMPLE_DATA: 'maybe' }, 'SAMPLE_DATA'],
  [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR'],
])('%j is refused with one sentence that names %s', (variables, name) => {
  const read = () => readConfig({ DATA_DIR: newFolder(), ...variables });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} [^.]*\\b.*\\.$`));
});
