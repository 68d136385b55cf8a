import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';

import * as z from 'zod';

/** What the server is told by its environment (`docs/decisions`, running it), parsed and with defaults filled in. */
export interface Config {
  port: number;
  host: string;
  /** A PostgreSQL server; without it the embedded SQLite in `dataDirectory`. */
  databaseUrl: string | undefined;
  dataDirectory: string;
  smtp: { url: string; from: string } | undefined;
  /** Signs access tokens and keys the hashes of codes. */
  secret: string;
  /** Without a slash at the end; `undefined` means `http://localhost:<port>`. */
  publicUrl: string | undefined;
  /** Proxies whose `X-Forwarded-For` is believed. */
  trustProxy: string[];
  sampleData: boolean;
  /** The origin of the backend that the site was built for, where that is another than this server. */
  backend: string | undefined;
}

/** A variable that is wrong. Its message is the one sentence that stops the start. */
export class ConfigError extends Error {}

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

const isProxy = (proxy: string) => {
  const [address = '', prefix] = proxy.split('/');
  if (proxyNames.includes(proxy)) return true;
  const most = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= most))
  );
};

const urlOf = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

/** Each variable with the end of the sentence that is said when its value is wrong. */
const variables = {
  PORT: {
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .refine((port) => port <= 65_535),
    must: 'must be a number from 0 to 65535',
  },
  HOST: { schema: z.string().regex(/^[\w.:-]+$/), must: 'must be an address or a host name to listen on' },
  DATABASE_URL: {
    schema: urlOf(['postgres:', 'postgresql:']),
    must: 'must be the address of a PostgreSQL server such as postgres://user:password@host:5432/name',
  },
  DATA_DIR: { schema: z.string(), must: 'must be the path of a folder' },
  SMTP_URL: {
    schema: urlOf(['smtp:', 'smtps:']),
    must: 'must be the address of a mail server such as smtps://user:password@host:465',
  },
  MAIL_FROM: {
    schema: z.string().regex(/^[^\r\n]*@[^\s@\r\n]+$/),
    must: 'must be the sender of all mails such as Hearthlight <hello@example.org>',
  },
  AUTH_SECRET: { schema: z.string().min(32), must: 'must be at least 32 characters that nobody can guess' },
  PUBLIC_URL: {
    schema: urlOf(['http:', 'https:']).transform((url) => new URL(url).href.replace(/\/+$/, '')),
    must: 'must be the address at which visitors reach the site such as https://example.org',
  },
  TRUST_PROXY: {
    schema: z
      .string()
      .transform((list) => list.split(',').map((proxy) => proxy.trim()))
      .refine((list) => list.every(isProxy)),
    must: 'must be a comma-separated list of addresses, networks such as 10.0.0.0/8, or the word loopback',
  },
  SAMPLE_DATA: { schema: z.enum(['yes', 'no']), must: 'must be yes or no' },
  VITE_API_URL: {
    schema: urlOf(['http:', 'https:']).transform((url) => new URL(url).origin),
    must: 'must be the address of the backend that the site is built for such as https://api.example.org',
  },
} as const;

type Name = keyof typeof variables;

function read<N extends Name>(
  env: NodeJS.ProcessEnv,
  name: N,
): z.output<(typeof variables)[N]['schema']> | undefined;
function read(env: NodeJS.ProcessEnv, name: Name): unknown {
  const value = env[name]?.trim();
  if (value === undefined || value === '') return undefined;
  const { schema, must } = variables[name];
  const result = schema.safeParse(value);
  if (!result.success) throw new ConfigError(`${name} ${must}.`);
  return result.data;
}

/** Reads the configuration. Makes the data folder, and in it the secret when none is given. Throws `ConfigError`. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const databaseUrl = read(env, 'DATABASE_URL');
  const dataDirectory = resolve(read(env, 'DATA_DIR') ?? 'data');
  const smtpUrl = read(env, 'SMTP_URL');
  const from = read(env, 'MAIL_FROM');
  const secret = read(env, 'AUTH_SECRET');
  if (databaseUrl !== undefined && secret === undefined) {
    throw new ConfigError('AUTH_SECRET is needed with DATABASE_URL, the same for every server process.');
  }
  if (smtpUrl !== undefined && from === undefined) {
    throw new ConfigError('MAIL_FROM is needed with SMTP_URL, because every mail has a sender.');
  }
  return {
    port: read(env, 'PORT') ?? 8000,
    host: read(env, 'HOST') ?? '127.0.0.1',
    databaseUrl,
    dataDirectory,
    smtp: smtpUrl !== undefined && from !== undefined ? { url: smtpUrl, from } : undefined,
    secret: secret ?? keptSecret(dataDirectory),
    publicUrl: read(env, 'PUBLIC_URL'),
    trustProxy: read(env, 'TRUST_PROXY') ?? [],
    sampleData: (read(env, 'SAMPLE_DATA') ?? (databaseUrl === undefined ? 'yes' : 'no')) === 'yes',
    backend: read(env, 'VITE_API_URL'),
  };
}

/** The secret of the data folder, made at the first start and readable by its owner only. */
function keptSecret(dataDirectory: string): string {
  const file = join(dataDirectory, 'auth-secret');
  try {
    mkdirSync(dataDirectory, { recursive: true });
    const made = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
    writeFileSync(file, made, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new ConfigError(`DATA_DIR must be a folder that can be written to.`);
    }
  }
  return readFileSync(file, 'utf8').trim();
}
