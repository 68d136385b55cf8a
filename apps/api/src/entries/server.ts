import { siteDirectory } from '@hearthlight/content';
import type { FastifyInstance } from 'fastify';

import { closeWorkers } from '../actions/file-task.ts';
import { engineOf } from '../database/open.ts';
import { firstOwnerLink } from '../features/staff/links.ts';
import { followLanguage } from '../lib/formats.ts';
import { secureRandom } from '../lib/secure-random.ts';
import { createLogger } from '../platform/logger.ts';
import { type Metrics, serveMetrics } from '../platform/metrics.ts';
import { stopOnSignals } from '../platform/stop-on-signals.ts';
import { uploadsOf } from '../platform/uploads/uploads-of.ts';
import { buildApp } from './app.ts';
import { type Config, localUrl, readConfig, refuseAddress } from './config.ts';
import { readContent, type TranslatedContent } from './content.ts';
import { prepareSampleData } from './demo-data.ts';
import { startJobs } from './jobs.ts';
import type { EarlyServer } from './listen-early.ts';
import { createQueue, createTransport } from './mail-sending.ts';
import { openMeasured } from './open-databases.ts';
import { isTerminal, printError } from './print.ts';
import { report, startLines, startFailure, warnOfSettings } from './start-report.ts';

async function start(config: Config): Promise<void> {
  const content = readContent();
  followLanguage(content.foundation);
  const log = createLogger(config.logLevel ?? (isTerminal ? 'warn' : 'info'));
  const { database, early, metrics, passwords, readDatabase } = await openMeasured(config, log);
  const accounts = await prepareSampleData(config, { content, database, passwords });
  await warnOfSettings(config, database, log);
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
    await stopJobs();
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
  dataDirectory: config.dataDirectory,
  uploads: uploadsOf(config),
  trustProxy: config.trustProxy,
  isLocal: config.isLocal,
});

try {
  await start(readConfig(process.env));
} catch (error) {
  printError(startFailure(error));
  process.exitCode = 1;
  process.exit();
}
