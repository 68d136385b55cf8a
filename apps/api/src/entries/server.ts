import { join } from 'node:path';

import { type Content, contentDirectory, ContentError, siteDirectory } from '@hearthlight/content';
import type { Foundation } from '@hearthlight/domain';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import { factsForActions } from '../actions/action.ts';
import { closeWorkers } from '../actions/file-task.ts';
import type { Passwords } from '../actions/services.ts';
import { isDatabaseUnavailable } from '../database/failures.ts';
import { migrateInThread } from '../database/migrate-in-thread.ts';
import { connectDatabase, engineOf, openDatabase } from '../database/open.ts';
import type { Database } from '../database/schema.ts';
import { argon2Passwords } from '../features/accounts/passwords.ts';
import { billsDirectory } from '../features/bills/bill-scan.ts';
import { OtherCurrency, requireCurrency } from '../features/books/currency.ts';
import { sendHeldDigestDaily } from '../features/comments/held-digest.ts';
import { handleUnpaidPledgesHourly } from '../features/gifts/unpaid-pledges.ts';
import { mailKinds, pictureUses } from '../features/index.ts';
import { picturesDirectory } from '../features/pictures/picture-store.ts';
import { firstOwnerLink } from '../features/staff/links.ts';
import { otherSecretProblem } from '../features/staff/totp.ts';
import { emailKey } from '../lib/email-key.ts';
import { followLanguage } from '../lib/formats.ts';
import { secureRandom } from '../lib/secure-random.ts';
import { createLogger } from '../platform/logger.ts';
import { createMailQueue } from '../platform/mail/mail-queue.ts';
import type { Mailer, MailTransport } from '../platform/mail/mailer.ts';
import { createOutbox, type Outbox } from '../platform/mail/outbox.ts';
import { createMetrics, type Gauges, type Metrics, serveMetrics } from '../platform/metrics.ts';
import { stopOnSignals } from '../platform/stop-on-signals.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, localUrl, readConfig, refuseAddress } from './config.ts';
import { readContent, type TranslatedContent } from './content.ts';
import { countedPasswords } from './counted-passwords.ts';
import { removeExpiredHourly } from './expired-rows.ts';
import { type EarlyServer, listenEarly } from './listen-early.ts';

/** Prints plain text to a terminal and JSON lines to anything else. */
const isTerminal = process.stdout.isTTY;

const print = (line: string) => process.stdout.write(`${line}\n`);
const printError = (line: string) => process.stderr.write(`${line}\n`);

async function start(config: Config): Promise<void> {
  const content = readContent();
  followLanguage(content.foundation);
  const log = createLogger(config.logLevel ?? (isTerminal ? 'warn' : 'info'));
  const { database, early, metrics, passwords, readDatabase } = await openMeasured(config, log);
  const accounts = await prepareSampleData(config, { content, database, passwords });
  await warnOfOtherSecret(config, database, log);
  let { port } = config;
  const publicUrl = () => config.publicUrl ?? localUrl({ ...config, port });
  const { transport, ...outbox } = await createTransport(config, content, publicUrl);
  const mailQueue = createQueue(config, { database, log, metrics, transport });
  const app = await buildApp({
    ...settingsOf(config, content),
    ...outbox,
    database,
    readDatabase,
    passwords,
    mailer: mailQueue,
    transport,
    isMailWorkerRunning: () => mailQueue.isRunning(),
    publicUrl,
    log,
    metrics,
  });
  const metricsServer = await startMetrics(config, metrics);
  port = await listen(app, config, early).catch(refuseAddress(''));
  mailQueue.start();
  const stopJobs = startJobs(config, { content, database, log, mailer: mailQueue, publicUrl });
  const cleanUp = async () => {
    stopJobs();
    await mailQueue.close();
    metricsServer?.close();
    await database.destroy();
    if (readDatabase !== database) await readDatabase.destroy();
  };
  stopOnSignals(app, { drainTime: config.drainTime, finishWork: closeWorkers, cleanUp });
  const facts = { url: publicUrl(), hasOutbox: config.isLocal && config.smtp === undefined, ...accounts };
  const ownerLink = await firstOwnerLink(database, Date.now(), config.deskUrl ?? publicUrl());
  report(startLines(content.foundation, { ...facts, ownerLink, metrics: metricsServer?.url }), log);
}

/** Says that the second factors of staff need another `AUTH_SECRET`, because the desk refuses them as wrong codes. */
async function warnOfOtherSecret({ secret }: Config, database: Database, log: Logger): Promise<void> {
  const problem = await otherSecretProblem(database, secret);
  if (problem === undefined) return;
  if (isTerminal) print(problem);
  else log.warn({ event: 'other-secret' }, problem);
}

/** Listens, or takes over from the server that answers during a long migration. Returns the actual port. */
async function listen(
  app: FastifyInstance,
  { host, port }: Config,
  early: Promise<EarlyServer> | undefined,
): Promise<number> {
  const before = await early;
  if (before) {
    await app.ready();
    await before.passTo(app.server);
  } else await app.listen({ host, port });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** Serves the metrics, if configured. */
const startMetrics = async ({ metrics: address }: Config, metrics: Metrics) =>
  address && (await serveMetrics(metrics, address).catch(refuseAddress('METRICS_')));

/** Returns the dependencies that come straight from the configuration and the content. */
const settingsOf = (config: Config, content: TranslatedContent) => ({
  content,
  translations: content.translations,
  engine: engineOf(config),
  databaseUrl: config.databaseUrl,
  now: Date.now,
  random: secureRandom,
  secret: config.secret,
  hstsSubdomains: config.hstsSubdomains,
  ...(config.backend !== undefined && { backend: config.backend }),
  siteDirectory: siteDirectory(),
  ...(config.deskUrl !== undefined && { deskUrl: config.deskUrl }),
  deskDirectory: config.deskDirectory,
  picturesDirectory: picturesDirectory(config.dataDirectory),
  billsDirectory: billsDirectory(config.dataDirectory),
  trustProxy: config.trustProxy,
  isLocal: config.isLocal,
});

/**
 * Opens the database and creates the metrics, with gauges for the connection pool and the hashing queue. Returns
 * the server that listens if migrations take longer than two seconds.
 */
async function openMeasured(config: Config, log: Logger) {
  const { countPending, passwords } = countedPasswords(argon2Passwords());
  const gauges: Gauges = { hashing: () => ({ pending: countPending() }) };
  let early: Promise<EarlyServer> | undefined;
  const onWait = () => {
    early = listenEarly(config);
    // `listen` awaits it after the migration.
    early.catch(() => undefined);
    const line = 'The database is being migrated. The server starts as soon as that is done.';
    if (isTerminal) print(line);
    else log.info({ event: 'migrating' }, line);
  };
  const database = await openDatabase(config, {
    onWait,
    onPool: (pool) => {
      gauges.pool = () => ({ idle: pool.idleCount, total: pool.totalCount, waiting: pool.waitingCount });
    },
    ...(engineOf(config) === 'sqlite' && { migrate: migrateInThread }),
  });
  await requireCurrency(database);
  return {
    database,
    early,
    metrics: createMetrics(gauges),
    passwords,
    readDatabase: await openForReads(config, database),
  };
}

/**
 * Opens the replica, if configured. Opens a second connection to SQLite, because its only one answers nothing else while
 * a transaction is open, and an import of many rows takes seconds.
 */
async function openForReads(config: Config, database: Database): Promise<Database> {
  const { databaseReadUrl: databaseUrl, dataDirectory } = config;
  const isReplicated = databaseUrl !== undefined;
  return isReplicated || engineOf(config) === 'sqlite'
    ? connectDatabase({ databaseUrl, dataDirectory })
    : database;
}

/** Prints lines to the terminal, or logs them. */
function report(lines: readonly string[], log: Logger): void {
  if (isTerminal) print(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  else for (const line of lines) log.info({ event: 'started' }, line);
}

/** Starts the hourly removal of expired rows. Returns a function that stops it. */
const startRetention = (database: Database, log: Logger) =>
  removeExpiredHourly({
    database,
    now: Date.now,
    logError: (error) => log.error({ err: error, event: 'retention-failed' }),
  });

/** Creates the mail queue, which logs failed attempts and counts outcomes. */
const createQueue = ({ secret }: Config, { database, log, metrics, transport }: QueueServices) =>
  createMailQueue({
    database,
    now: Date.now,
    secret,
    kinds: mailKinds,
    transport,
    logError: (error) => log.error({ err: error, event: 'mail-failed' }),
    onOutcome: (_kind, outcome) => metrics.countMail(outcome),
  });

interface JobServices {
  content: TranslatedContent;
  database: Database;
  log: Logger;
  mailer: Mailer;
  publicUrl: () => string;
}

/**
 * Starts removing expired rows, handling unpaid pledges and, if configured, mailing held comments. Returns a function that
 * stops all of them.
 */
function startJobs(config: Config, { log, ...services }: JobServices): () => void {
  const { heldCommentsTo: to } = config;
  const stops = [startRetention(services.database, log), startPledges(config, { log, ...services })];
  if (to !== undefined) {
    const logError = (error: unknown) => log.error({ err: error, event: 'digest-failed' });
    stops.push(sendHeldDigestDaily({ ...services, now: Date.now, to }, logError));
  }
  return () => {
    for (const stop of stops) stop();
  };
}

/** Starts the hourly reminders and cancellations of unpaid pledges. Returns a function that stops them. */
function startPledges(
  { dataDirectory, pledgeDays, secret }: Config,
  { content, database, log, publicUrl }: JobServices,
): () => void {
  const context = {
    database,
    now: Date.now,
    actor: content.foundation.product,
    ...factsForActions(content.foundation),
    folders: { data: dataDirectory, content: contentDirectory() },
    pictureUses,
    mailing: () => ({ content, kinds: mailKinds, publicUrl: publicUrl(), secret }),
  };
  const logError = (error: unknown) => log.error({ err: error, event: 'pledges-failed' });
  return handleUnpaidPledgesHourly(context, pledgeDays, logError);
}

interface QueueServices {
  database: Database;
  log: Logger;
  metrics: Metrics;
  transport: MailTransport;
}

/** Creates the SMTP transport, or the outbox if no mail server is configured. */
async function createTransport(
  { smtp, dataDirectory, isLocal }: Config,
  { foundation }: Content,
  publicUrl: () => string,
): Promise<{ transport: MailTransport; outbox?: Outbox }> {
  if (smtp) {
    const { smtpTransport } = await import('../platform/mail/smtp-transport.ts');
    return { transport: smtpTransport(smtp, foundation.supportEmail) };
  }
  const outbox = createOutbox(join(dataDirectory, 'outbox'), {
    now: Date.now,
    onMail: ({ to, subject }) => {
      if (isLocal && isTerminal) print(`Mail to ${to}: ${subject} (${publicUrl()}/dev/mail)`);
    },
  });
  return { transport: outbox, outbox };
}

/**
 * Adds the sample data, if configured. Removes the demo donor and owner where other machines reach the server, because
 * their passwords are public. Otherwise returns them.
 */
async function prepareSampleData(
  { dataDirectory, isLocal, sampleData, secret }: Config,
  { content, database, passwords }: { content: Content; database: Database; passwords: Passwords },
): Promise<DemoAccounts> {
  const { addSampleData, hasSampleData } = await import('../features/sample/sample-data.ts');
  const { pictureChooser } = await import('../features/sample/sample-pictures.ts');
  const { sampleOf } = await import('../features/sample/sample.ts');
  const { sampleDonor } = await import('../features/donors/sample.ts');
  const { removeDemoDonor } = await import('../features/sample/remove-sample-data.ts');
  const { addDemoOwner, hasDemoOwner, removeDemoOwner, sampleOwner } =
    await import('../features/staff/sample.ts');
  if (!isLocal) {
    await database.transaction().execute(removeDemoDonor);
    await removeDemoOwner(database);
  }
  if (sampleData && !(await hasSampleData(database))) {
    const choosePicture = pictureChooser(content);
    const now = Date.now();
    const sample = sampleOf(content, now);
    const { name: payer, timeZone } = content.foundation;
    const books = { dataDirectory, payer, secret, timeZone };
    await addSampleData(database, now, passwords, { donor: isLocal, sample, choosePicture, books });
    if (isLocal) await addDemoOwner(database, { now, passwords, secret });
  }
  if (!isLocal || !sampleData) return {};
  return {
    donor: (await canSignIn(database, passwords, sampleDonor)) ? sampleDonor : undefined,
    owner: (await hasDemoOwner(database, passwords)) ? sampleOwner : undefined,
  };
}

/** The demo accounts whose public passwords work. */
interface DemoAccounts {
  donor?: { email: string; password: string } | undefined;
  owner?: { email: string; password: string } | undefined;
}

/** Whether the demo donor exists and has this password. Both may have changed since the data was added. */
async function canSignIn(
  database: Database,
  passwords: Passwords,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const donor = await database
    .selectFrom('donors')
    .select('password_hash')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return donor !== undefined && (await passwords.verify(donor.password_hash, password));
}

interface StartFacts extends DemoAccounts {
  url: string;
  hasOutbox: boolean;
  metrics: string | undefined;
  /** The link for the first owner of the desk, until there is one. */
  ownerLink: string | undefined;
}

/** Returns the lines to print after a start. */
function startLines(
  { product }: Foundation,
  { url, hasOutbox, donor, metrics, owner, ownerLink }: StartFacts,
): string[] {
  return [
    `${product} is at ${url}`,
    ...(hasOutbox ? [`Mails go to the outbox: ${url}/dev/mail`] : []),
    ...(donor ? [`Sign in as ${donor.email} with the password ${donor.password}`] : []),
    ...(owner
      ? [
          `Open the desk at ${url}/desk/ as ${owner.email} with the password ${owner.password} and the code at ${url}/dev/code`,
        ]
      : []),
    ...(ownerLink === undefined ? [] : [`The desk has no owner yet. Become one at ${ownerLink}`]),
    ...(metrics === undefined ? [] : [`Metrics are at ${metrics}`]),
  ];
}

/** Returns a sentence that explains why the server cannot start. */
function startFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof ContentError || error instanceof OtherCurrency)
    return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (isDatabaseUnavailable(error) || isLoginRefused(code)) {
    return process.env['DATABASE_URL']
      ? 'DATABASE_URL names a database that cannot be reached.'
      : 'DATA_DIR contains a database that cannot be opened.';
  }
  return `The server cannot start: ${error instanceof Error ? error.message : String(error)}`;
}

/** Whether a PostgreSQL error code means a wrong user, password or database name. */
const isLoginRefused = (code: unknown) => typeof code === 'string' && /^(?:28|3D)/.test(code);

try {
  await start(readConfig(process.env));
} catch (error) {
  printError(startFailure(error));
  process.exitCode = 1;
  process.exit();
}
