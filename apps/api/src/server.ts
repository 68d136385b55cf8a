import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { foundation } from '@hearthlight/domain';
import type { FastifyInstance } from 'fastify';

import { trueChance } from './accounts/chance.ts';
import { argon2Passwords, type Passwords } from './accounts/passwords.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { isDatabaseAway } from './database/failures.ts';
import { keepTidy } from './database/housekeeping.ts';
import { openDatabase } from './database/open.ts';
import type { Database } from './database/schema.ts';
import { smtpMailer } from './mail/mailer.ts';
import { outboxIn } from './mail/outbox.ts';

const siteDirectory = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** What is under way at a signal has this long to finish. */
const patience = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

async function start(config: Config): Promise<void> {
  const passwords = argon2Passwords();
  const database = await openDatabase(config);
  const donor = config.sampleData ? await sampleDonorOf(database, passwords) : undefined;
  let { port } = config;
  const publicUrl = () => config.publicUrl ?? `http://localhost:${port}`;
  const app = await buildApp({
    database,
    now: Date.now,
    chance: trueChance,
    passwords,
    ...mailOf(config, publicUrl),
    secret: config.secret,
    publicUrl,
    ...(config.backend !== undefined && { backend: config.backend }),
    siteDirectory,
    trustProxy: config.trustProxy,
    log: true,
  });
  await app.listen({ port, host: config.host });
  const address = app.server.address();
  if (address !== null && typeof address === 'object') port = address.port;
  const stopTidying = keepTidy(database, Date.now);
  stopOnSignals(app, async () => {
    stopTidying();
    await database.destroy();
  });
  say(banner(publicUrl(), config.smtp === undefined, donor));
}

/** Real mail, or the outbox with each mail told in the terminal. */
function mailOf({ smtp, dataDirectory }: Config, publicUrl: () => string) {
  if (smtp) {
    const note = (error: unknown) =>
      complain(`A mail was not sent: ${error instanceof Error ? error.message : String(error)}`);
    return { mailer: smtpMailer(smtp, note) };
  }
  const outbox = outboxIn(join(dataDirectory, 'outbox'), {
    now: Date.now,
    tell: ({ to, subject }) => say(`Mail to ${to}: ${subject} (${publicUrl()}/dev/mail)`),
  });
  return { mailer: outbox, outbox };
}

async function sampleDonorOf(database: Database, passwords: Passwords) {
  const { addSampleData, hasSampleData, sampleDonor } = await import('./database/sample.ts');
  if (!(await hasSampleData(database))) await addSampleData(database, Date.now(), passwords);
  return sampleDonor;
}

function banner(url: string, hasOutbox: boolean, donor?: { email: string; password: string }): string {
  return [
    '',
    `  ${foundation.product} is at ${url}`,
    ...(hasOutbox ? [`  Mails are kept in the outbox: ${url}/dev/mail`] : []),
    ...(donor ? [`  Sign in as ${donor.email} with the password ${donor.password}`] : []),
    '',
  ].join('\n');
}

/** Finishes what is under way, takes nothing new, and ends. */
function stopOnSignals(app: FastifyInstance, afterwards: () => Promise<void>): void {
  const stop = () => {
    setTimeout(() => process.exit(1), patience).unref();
    // A browser keeps its connection after the answer that was under way; it would be waited for.
    setInterval(() => app.server.closeIdleConnections(), 50).unref();
    app
      .close()
      .then(afterwards)
      .then(() => process.exit(0))
      .catch(() => process.exit(1));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** The one sentence for a start that cannot be. */
function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'PORT is taken by another program; stop it or choose another PORT.';
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') return 'HOST and PORT cannot be listened on.';
  if (isDatabaseAway(error) || isLoginRefused(code)) {
    return process.env['DATABASE_URL']
      ? 'DATABASE_URL names a database that cannot be reached.'
      : 'DATA_DIR holds a database that cannot be opened.';
  }
  return `The server cannot start: ${error instanceof Error ? error.message : String(error)}`;
}

/** PostgreSQL's words for a wrong user, password or database name. */
const isLoginRefused = (code: unknown) => typeof code === 'string' && /^(?:28|3D)/.test(code);

try {
  await start(readConfig(process.env));
} catch (error) {
  complain(sentenceFor(error));
  process.exitCode = 1;
  process.exit();
}
