import { isIP } from 'node:net';
import { resolve } from 'node:path';

import { deskDirectory, siteDirectory } from '@hearthlight/content';
import { rules } from '@hearthlight/domain';
import * as z from 'zod';

import { hasCode } from '../lib/has-code.ts';
import { isLocalHost } from '../platform/local-address.ts';
import { type LogLevel, logLevels } from '../platform/logger.ts';
import { existingSecret, minSecretLength, storedSecret } from './auth-secret.ts';

/** The server's configuration, read from environment variables (docs/operating.md), with defaults filled in. */
export interface Config {
  port: number;
  host: string;
  /** A PostgreSQL server. Without it, the server uses SQLite in `dataDirectory`. */
  databaseUrl: string | undefined;
  /** A replica of the PostgreSQL server, for public reads. */
  databaseReadUrl: string | undefined;
  dataDirectory: string;
  smtp: { url: string; from: string } | undefined;
  /** Signs access tokens and keys the hashes of codes. */
  secret: string;
  /** Without a trailing slash. `undefined` means `localUrl`. */
  publicUrl: string | undefined;
  /** The origin at which the desk is served. `undefined` means the site's. */
  deskUrl: string | undefined;
  /** The built desk. */
  deskDirectory: string;
  /** Whether subdomains are included in `Strict-Transport-Security`. */
  hstsSubdomains: boolean;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: string[];
  sampleData: boolean;
  /**
   * Whether the server listens on loopback alone and the site's address is local, not in production: see
   * `isLocalRequest`.
   */
  isLocal: boolean;
  /** The origin of the backend that the site was built for, if it is not this server. */
  backend: string | undefined;
  /** By default `info`, or `warn` on a terminal. */
  logLevel: LogLevel | undefined;
  /** Where `/metrics` is served. Port 0 chooses a free one. */
  metrics: { host: string; port: number } | undefined;
  /** Receives a daily mail about held comments. Without it, none is sent. */
  heldCommentsTo: string | undefined;
  /** After how many days an unpaid pledge is reminded of, and canceled. 0 for never. */
  pledgeDays: { reminder: number; expiry: number };
  /** Whether donors are reminded of standing orders that were not paid twice in a row. */
  planReminders: boolean;
  /** Milliseconds to keep accepting requests after SIGTERM. */
  drainTime: number;
}

/** An invalid environment variable. The message is one sentence that starts with its name. */
export class ConfigError extends Error {}

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

const isProxy = (proxy: string) => {
  const [address = '', prefix] = proxy.split('/');
  if (proxyNames.includes(proxy)) return true;
  const maxPrefix = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= maxPrefix));
};

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535);
const days = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number);
const defaultPort = 8000;

const host = z.string().regex(/^[\w.:-]+$/);

const urlOf = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

/** The address of a site, without a path. */
const origin = urlOf(['http:', 'https:'])
  .transform((url) => new URL(url))
  .refine((url) => url.href === `${url.origin}/`)
  .transform((url) => url.origin);

/** The schema of each variable and the end of its error message. */
const variables = {
  PORT: { schema: port, must: 'must be a number from 0 to 65535' },
  HOST: { schema: host, must: 'must be an address or a host name to listen on' },
  METRICS_PORT: { schema: port, must: 'must be a number from 0 to 65535' },
  METRICS_HOST: { schema: host, must: 'must be an address or a host name to listen on' },
  LOG_LEVEL: { schema: z.enum(logLevels), must: `must be one of ${logLevels.join(', ')}` },
  DRAIN_SECONDS: {
    schema: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number),
    must: 'must be a number of seconds',
  },
  DATABASE_URL: {
    schema: urlOf(['postgres:', 'postgresql:']),
    must: 'must be the address of a PostgreSQL server such as postgres://user:password@host:5432/name',
  },
  DATABASE_READ_URL: {
    schema: urlOf(['postgres:', 'postgresql:']),
    must: 'must be the address of a replica of the PostgreSQL server in DATABASE_URL',
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
  HELD_COMMENTS_TO: {
    schema: z.string().refine((value) => rules.email.safeParse(value).success),
    must: 'must be an e-mail address',
  },
  PLEDGE_REMINDER_DAYS: { schema: days, must: 'must be a number of days, or 0 for no reminders' },
  PLEDGE_EXPIRY_DAYS: { schema: days, must: 'must be a number of days, or 0 if pledges do not expire' },
  PLAN_REMINDERS: { schema: z.enum(['yes', 'no']), must: 'must be yes or no' },
  AUTH_SECRET: { schema: z.string().min(minSecretLength), must: 'must be at least 32 random characters' },
  PUBLIC_URL: {
    schema: origin,
    must: 'must be the address at which visitors reach the site, without a path, such as https://example.org',
  },
  DESK_URL: {
    schema: origin,
    must: 'must be the address at which staff reach the desk, without a path, such as https://desk.example.org',
  },
  DESK_DIR: { schema: z.string(), must: 'must be the path of the built desk' },
  HSTS: { schema: z.enum(['host', 'subdomains']), must: 'must be host or subdomains' },
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

function read<N extends Name>(env: NodeJS.ProcessEnv, name: N): z.output<(typeof variables)[N]['schema']> | undefined;
function read(env: NodeJS.ProcessEnv, name: Name): unknown {
  const value = env[name]?.trim();
  if (value === undefined || value === '') return undefined;
  const { schema, must } = variables[name];
  const result = schema.safeParse(value);
  if (!result.success) throw new ConfigError(`${name} ${must}.`);
  return result.data;
}

/** Reads the variables that select the database, for tools that need no other variable. Throws `ConfigError`. */
export function readDatabaseTarget(env: NodeJS.ProcessEnv): Pick<Config, 'databaseUrl' | 'dataDirectory'> {
  return {
    databaseUrl: read(env, 'DATABASE_URL'),
    dataDirectory: resolve(read(env, 'DATA_DIR') ?? 'data'),
  };
}

/**
 * Reads the configuration. Without `AUTH_SECRET` it creates the data folder and a secret in it. Throws `ConfigError`.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const { databaseUrl, dataDirectory } = readDatabaseTarget(env);
  const address = readHost(env);
  const publicUrl = readUrl(env, address);
  const isLocal =
    env['NODE_ENV'] !== 'production' &&
    isLocalHost(address) &&
    (publicUrl === undefined || isLocalHost(new URL(publicUrl).hostname));
  const metricsPort = read(env, 'METRICS_PORT');
  const sampleDefault = isLocal && databaseUrl === undefined ? 'yes' : 'no';
  return {
    port: read(env, 'PORT') ?? defaultPort,
    host: address,
    databaseUrl,
    databaseReadUrl: readReplica(env, databaseUrl),
    dataDirectory,
    smtp: readSmtp(env, publicUrl),
    secret: readSecret(env, databaseUrl, dataDirectory),
    publicUrl,
    deskUrl: read(env, 'DESK_URL'),
    deskDirectory: deskDirectory(siteDirectory(env), env),
    hstsSubdomains: read(env, 'HSTS') === 'subdomains',
    trustProxy: read(env, 'TRUST_PROXY') ?? [],
    sampleData: (read(env, 'SAMPLE_DATA') ?? sampleDefault) === 'yes',
    isLocal,
    backend: read(env, 'VITE_API_URL'),
    logLevel: read(env, 'LOG_LEVEL'),
    metrics:
      metricsPort === undefined ? undefined : { host: read(env, 'METRICS_HOST') ?? '127.0.0.1', port: metricsPort },
    heldCommentsTo: read(env, 'HELD_COMMENTS_TO'),
    pledgeDays: {
      reminder: read(env, 'PLEDGE_REMINDER_DAYS') ?? 14,
      expiry: read(env, 'PLEDGE_EXPIRY_DAYS') ?? 60,
    },
    planReminders: read(env, 'PLAN_REMINDERS') === 'yes',
    drainTime: (read(env, 'DRAIN_SECONDS') ?? 1) * 1000,
  };
}

/** Reads the site's address, which is required where other machines reach the server. Throws `ConfigError`. */
function readUrl(env: NodeJS.ProcessEnv, address: string): string | undefined {
  const url = read(env, 'PUBLIC_URL');
  if (url !== undefined || isLocalHost(address)) return url;
  throw new ConfigError(
    `PUBLIC_URL is required with HOST=${address}, because other machines reach the server there. Set it to the address at which visitors reach the site, such as https://example.org.`,
  );
}

function readReplica(env: NodeJS.ProcessEnv, databaseUrl: string | undefined): string | undefined {
  const url = read(env, 'DATABASE_READ_URL');
  if (url !== undefined && databaseUrl === undefined) {
    throw new ConfigError('DATABASE_READ_URL requires DATABASE_URL, the address of its primary server.');
  }
  return url;
}

/** Reads the mail server, which is required with an https `publicUrl`. Throws `ConfigError`. */
export function readSmtp(env: NodeJS.ProcessEnv, publicUrl?: string): Config['smtp'] {
  const url = read(env, 'SMTP_URL');
  const from = read(env, 'MAIL_FROM');
  if (url === undefined) {
    if (publicUrl?.startsWith('https:')) {
      throw new ConfigError('SMTP_URL is required with an https PUBLIC_URL, because codes are sent by mail.');
    }
    return undefined;
  }
  if (from === undefined) {
    throw new ConfigError('MAIL_FROM is required with SMTP_URL, because every mail has a sender.');
  }
  return { url: withRequiredTls(url), from };
}

/**
 * Adds nodemailer's `requireTLS` to an `smtp:` URL, so that no mail is sent in clear text if STARTTLS is missing or was
 * stripped by an attacker. Returns a URL with `requireTLS` or `ignoreTLS` unchanged.
 */
function withRequiredTls(url: string): string {
  const { protocol, searchParams } = new URL(url);
  if (protocol === 'smtps:' || searchParams.has('requireTLS') || searchParams.has('ignoreTLS')) return url;
  return `${url}${url.includes('?') ? '&' : '?'}requireTLS=true`;
}

/** Returns the origin at which the desk is served. Throws `ConfigError`. */
export const readDeskUrl = (env: NodeJS.ProcessEnv): string => read(env, 'DESK_URL') ?? readPublicUrl(env);

const readHost = (env: NodeJS.ProcessEnv): string => read(env, 'HOST') ?? '127.0.0.1';

/**
 * Returns the address of a site without `PUBLIC_URL`. `localhost` where it leads there, because passkeys need a name.
 */
export function localUrl({ host: address, port: number }: Pick<Config, 'host' | 'port'>): string {
  const isOther = isLocalHost(address) && !['127.0.0.1', '::1'].includes(address);
  return `http://${isOther ? address : 'localhost'}:${number}`;
}

const readPublicUrl = (env: NodeJS.ProcessEnv): string =>
  read(env, 'PUBLIC_URL') ?? localUrl({ host: readHost(env), port: read(env, 'PORT') ?? defaultPort });

/** Reads the settings for mails queued by the command line. Throws `ConfigError`. */
export function readMailing(env: NodeJS.ProcessEnv): { publicUrl: string; secret: string } {
  const { databaseUrl, dataDirectory } = readDatabaseTarget(env);
  return { publicUrl: readPublicUrl(env), secret: readSecret(env, databaseUrl, dataDirectory) };
}

/** Returns the server's secret as far as a command knows it: `AUTH_SECRET`, or the one in `DATA_DIR`. Creates none. */
export function findSecret(env: NodeJS.ProcessEnv): string | undefined {
  const { databaseUrl, dataDirectory } = readDatabaseTarget(env);
  return read(env, 'AUTH_SECRET') ?? (databaseUrl === undefined ? existingSecret(dataDirectory) : undefined);
}

function readSecret(env: NodeJS.ProcessEnv, databaseUrl: string | undefined, dataDirectory: string): string {
  const secret = read(env, 'AUTH_SECRET');
  if (secret !== undefined) return secret;
  if (databaseUrl !== undefined) {
    throw new ConfigError('AUTH_SECRET is required with DATABASE_URL and must be the same for every server process.');
  }
  return secretIn(dataDirectory);
}

function secretIn(dataDirectory: string): string {
  let secret: string | undefined;
  try {
    secret = storedSecret(dataDirectory);
  } catch {
    throw new ConfigError('DATA_DIR must be a writable folder.');
  }
  if (secret !== undefined) return secret;
  throw new ConfigError(
    'DATA_DIR has an incomplete secret in the file auth-secret. Delete the file to create a new one; this signs out all donors.',
  );
}

/** Returns an error handler that throws a `ConfigError` if the server cannot listen on the address. */
export const refuseAddress = (prefix: '' | 'METRICS_') => (error: unknown) => {
  const isAddress = error instanceof Error && 'syscall' in error;
  if (!isAddress) throw error;
  throw new ConfigError(
    hasCode(error, 'EADDRINUSE')
      ? `${prefix}PORT is in use by another program. Stop that program or choose another ${prefix}PORT.`
      : `The server cannot listen on ${prefix}HOST and ${prefix}PORT.`,
  );
};
