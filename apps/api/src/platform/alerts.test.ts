import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

import { sample } from '../testing/systemd-unit.ts';
import { failedAttempts } from './http/failed-attempts.ts';
import { allLimits, callLimits } from './limits/limits.ts';
import { failureReasons } from './mail/mailer.ts';
import { createMetrics } from './metrics.ts';

const schema = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const alerts = schema.parse(parse(sample('alerts.yml'))).groups.flatMap(({ rules }) => rules);

/** Returns which values of a label some alert on a metric selects, as Prometheus does: anchored at both ends. */
function selectorsOf(metric: string, label: string): RegExp[] {
  const selector = new RegExp(String.raw`${metric}\{${label}=~"([^"]*)"\}`, 'g');
  return alerts.flatMap(({ expr }) =>
    [...expr.matchAll(selector)].map(([, pattern]) => new RegExp(`^(?:${pattern})$`)),
  );
}

/** Limits of mails that warn a person: nobody goes beyond them by guessing or flooding. */
const warnings = new Set<string>([
  callLimits.staffTypos.name,
  callLimits.staffWarning.name,
  callLimits.staffGuessWarning.name,
  callLimits.guessWarning.name,
]);

test.each(allLimits)('one alert covers the limit $name, unless it is one of warnings', ({ name }) => {
  const selectors = selectorsOf('limits_reached_total', 'limit');
  const covering = selectors.filter((selector) => selector.test(name));
  expect(covering).toHaveLength(warnings.has(name) ? 0 : 1);
});

test.each(failedAttempts)('an alert covers the event %s', (event) => {
  const selectors = selectorsOf('failed_attempts_total', 'event');
  expect(selectors.filter((selector) => selector.test(event))).toHaveLength(1);
});

test('each limit, event and outcome of a mail is exported from the start, so that its first increase is seen', async () => {
  const text = await createMetrics().text();
  for (const { name } of allLimits) expect(text).toContain(`limits_reached_total{limit="${name}"} 0`);
  for (const outcome of ['sent', ...failureReasons]) expect(text).toContain(`mails_total{outcome="${outcome}"} 0`);
  for (const event of failedAttempts) expect(text).toContain(`failed_attempts_total{event="${event}"} 0`);
});

test('the alerts name metrics that exist', async () => {
  const nothing = { idle: 0, total: 0, waiting: 0 };
  const gauges = { pool: () => nothing, hashing: () => ({ pending: 0 }), lastBackup: async () => undefined };
  const text = await createMetrics(gauges).text();
  const names = alerts.flatMap(
    ({ expr }) => expr.match(/\b\w+_(?:total|bytes|bucket|connections|hashes|timestamp_seconds)\b/g) ?? [],
  );
  expect(new Set(names).size).toBeGreaterThan(6);
  for (const name of names) expect(text).toMatch(new RegExp(`^# TYPE ${name.replace('_bucket', '')} `, 'm'));
});

test('the time of the last backup is exported, and kept while the database does not answer', async () => {
  const backups = [Promise.resolve(undefined), Promise.resolve(1_500), Promise.reject(new Error('no database'))];
  const metrics = createMetrics({ lastBackup: () => backups.shift() ?? new Promise(() => undefined) });
  const exported = async () => /^last_backup_timestamp_seconds (.*)$/m.exec(await metrics.text())?.[1];
  expect([await exported(), await exported(), await exported(), await exported()]).toEqual(['0', '1.5', '1.5', '1.5']);
});
