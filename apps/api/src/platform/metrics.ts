import { createServer } from 'node:http';

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { type FailedAttempt, failedAttempts } from './http/failed-attempts.ts';
import { allLimits } from './limits/limits.ts';
import type { MailOutcome } from './mail/mail-sender.ts';
import { failureReasons } from './mail/mailer.ts';
import { version } from './version.ts';

/** Labels of a request. `route` is the pattern, to bound the number of series. */
interface RequestLabels {
  method: string;
  route: string;
  status: number;
}

/** Values that are read when the metrics are requested. */
export interface Gauges {
  /** Connections of the PostgreSQL pool, by state. */
  pool?: () => { idle: number; total: number; waiting: number };
  /** Running and queued password hashes. */
  hashing?: () => { pending: number };
  /** When the last backup was written, in epoch milliseconds. */
  lastBackup?: () => Promise<number | undefined>;
}

/** Metrics of the process, in Prometheus's text format. */
export interface Metrics {
  countRequest: (labels: RequestLabels, seconds: number) => void;
  countMail: (outcome: MailOutcome) => void;
  countLimit: (limit: string) => void;
  countFailedAttempt: (event: FailedAttempt['event']) => void;
  /** Returns all metrics as text. */
  text: () => Promise<string>;
}

/** Creates the metrics of a process. */
export function createMetrics(gauges: Gauges = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Responses by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from a request to its response',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const mails = addCounter(registry, 'mails_total', 'Attempts to send a mail, by outcome', 'outcome');
  const limits = addCounter(registry, 'limits_reached_total', 'Attempts beyond a limit', 'limit');
  const attempts = addCounter(registry, 'failed_attempts_total', 'Refused attempts to get in', 'event');
  addVersion(registry);
  // Prometheus sees the first one only as an increase from 0.
  for (const event of failedAttempts) attempts.inc({ event }, 0);
  for (const { name } of allLimits) limits.inc({ limit: name }, 0);
  for (const outcome of ['sent', ...failureReasons]) mails.inc({ outcome }, 0);
  addGauge(registry, 'database_pool_connections', 'Connections of the PostgreSQL pool', gauges.pool);
  addGauge(registry, 'password_hashes', 'Running and queued password hashes', gauges.hashing);
  addLastBackup(registry, gauges.lastBackup);
  return {
    countRequest: ({ method, route, status }, seconds) => {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    countMail: (outcome) => mails.inc({ outcome }),
    countLimit: (limit) => limits.inc({ limit }),
    countFailedAttempt: (event) => attempts.inc({ event }),
    text: () => registry.metrics(),
  };
}

function addVersion(registry: Registry): void {
  const gauge = new Gauge({
    name: 'hearthlight_info',
    help: 'The running version',
    labelNames: ['version'],
    registers: [registry],
  });
  gauge.set({ version }, 1);
}

const addCounter = <Label extends string>(registry: Registry, name: string, help: string, label: Label) =>
  new Counter({ name, help, labelNames: [label], registers: [registry] });

function addGauge(
  registry: Registry,
  name: string,
  help: string,
  read: (() => Record<string, number>) | undefined,
): void {
  if (!read) return;
  const gauge = new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      for (const [state, count] of Object.entries(read())) gauge.set({ state }, count);
    },
  });
}

/**
 * A response does not wait for the database, which may not answer: it has the time that was read for the one before.
 */
function addLastBackup(registry: Registry, readLast: Gauges['lastBackup']): void {
  if (!readLast) return;
  const read = () => {
    readLast().then(
      (at = 0) => gauge.set(at / 1000),
      () => undefined,
    );
  };
  const gauge = new Gauge({
    name: 'last_backup_timestamp_seconds',
    help: 'When the last backup was written, 0 for never',
    registers: [registry],
    collect: read,
  });
  read();
}

/** Serves `/metrics` on a separate port that visitors cannot reach. Returns its URL and a function that closes it. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const send = (text: string) =>
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
    metrics.text().then(send, () => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const open = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host}:${open}/metrics`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
