import { ContentError } from '@hearthlight/content';
import type { Foundation } from '@hearthlight/domain';
import type { Logger } from 'pino';

import { isDatabaseUnavailable, unavailableReason } from '../database/failures.ts';
import type { Database } from '../database/schema.ts';
import { OtherCurrency } from '../features/books/currency.ts';
import { otherSecretProblem } from '../features/staff/totp.ts';
import { version } from '../platform/version.ts';
import { type Config, ConfigError } from './config.ts';
import type { DemoAccounts } from './demo-data.ts';
import { isTerminal, print } from './print.ts';

/** Prints lines to the terminal, or logs them. */
export function report(lines: readonly string[], log: Logger): void {
  if (isTerminal) print(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  else for (const line of lines) log.info({ event: 'started' }, line);
}

/** Says that the second factors of staff need another `AUTH_SECRET`, because the desk refuses them as wrong codes. */
async function warnOfOtherSecret({ secret }: Config, database: Database, log: Logger): Promise<void> {
  const problem = await otherSecretProblem(database, secret);
  if (problem === undefined) return;
  if (isTerminal) print(problem);
  else log.warn({ event: 'other-secret' }, problem);
}

/**
 * Says what is missing from a site that others can reach without HTTPS, which `PUBLIC_URL` allows for a network of
 * one's own: encryption, and mail if there is no `SMTP_URL`.
 */
export function warnOfOpenStart(
  { isLocal, publicUrl, smtp }: Pick<Config, 'isLocal' | 'publicUrl' | 'smtp'>,
  log: Pick<Logger, 'warn'>,
): void {
  if (isLocal || publicUrl === undefined) return;
  if (publicUrl.startsWith('http:'))
    log.warn({ event: 'no-https' }, 'PUBLIC_URL is not https: passwords and names travel unencrypted.');
  if (smtp === undefined)
    log.warn({ event: 'no-mail' }, 'SMTP_URL is missing: codes, receipts and updates reach nobody.');
}

/** Warns of settings with which the server starts, but not all of it works as one expects. */
export async function warnOfSettings(config: Config, database: Database, log: Logger): Promise<void> {
  warnOfOpenStart(config, log);
  await warnOfOtherSecret(config, database, log);
}

interface StartFacts extends DemoAccounts {
  url: string;
  hasOutbox: boolean;
  metrics: string | undefined;
  /** The link for the first owner of the desk, until there is one. */
  ownerLink: string | undefined;
}

/** Returns the lines to print after a start. */
export function startLines(
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
    `Version ${version}`,
  ];
}

/** Returns a sentence that explains why the server cannot start. */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof ContentError || error instanceof OtherCurrency)
    return error.message;
  if (isDatabaseUnavailable(error)) {
    const what = process.env['DATABASE_URL']
      ? 'DATABASE_URL names a database that cannot be reached'
      : 'DATA_DIR contains a database that cannot be opened';
    return `${what}: ${unavailableReason(error)}.`;
  }
  return `The server cannot start: ${error instanceof Error ? error.message : String(error)}`;
}
