import { contentDirectory } from '@hearthlight/content';
import type { Logger } from 'pino';

import { factsForActions } from '../actions/action.ts';
import type { Database } from '../database/schema.ts';
import { sendHeldDigestDaily } from '../features/comments/held-digest.ts';
import { handleUnpaidPledgesHourly } from '../features/gifts/unpaid-pledges.ts';
import { mailKinds, pictureUses } from '../features/index.ts';
import { checkPlansHourly } from '../features/plans/check-plans.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { markServer } from '../platform/server-mark.ts';
import type { UploadSource } from '../platform/uploads/copy-uploads.ts';
import { uploadsOf } from '../platform/uploads/uploads-of.ts';
import type { Config } from './config.ts';
import type { TranslatedContent } from './content.ts';
import { removeExpiredHourly } from './expired-rows.ts';

/** Starts the hourly removal of expired rows and uploads. Returns a function that stops it. */
const startRetention = (source: UploadSource, log: Logger) =>
  removeExpiredHourly({
    ...source,
    now: Date.now,
    logError: (error) => log.error({ err: error, event: 'retention-failed' }),
  });

interface JobServices {
  content: TranslatedContent;
  database: Database;
  log: Logger;
  mailer: Mailer;
  publicUrl: () => string;
}

/**
 * Starts marking that a server uses the database, removing expired rows, handling unpaid pledges and, if configured,
 * mailing held comments. Returns a function that stops all of them.
 */
export function startJobs(config: Config, { log, ...services }: JobServices): () => Promise<void> {
  const { deskUrl, heldCommentsTo: to } = config;
  const source = { database: services.database, uploads: uploadsOf(config) };
  const logMarkError = (error: unknown) => log.error({ err: error, event: 'server-mark-failed' });
  const removeMark = markServer(services.database, Date.now, logMarkError);
  const stops = [startRetention(source, log), startPledges(config, { log, ...services })];
  if (to !== undefined) {
    const deskOrigin = () => deskUrl ?? services.publicUrl();
    const logError = (error: unknown) => log.error({ err: error, event: 'digest-failed' });
    stops.push(sendHeldDigestDaily({ ...services, deskOrigin, now: Date.now, to }, logError));
  }
  return async () => {
    for (const stop of stops) stop();
    await removeMark();
  };
}

/**
 * Starts the hourly reminders and cancellations of unpaid pledges, and checks of plans. Returns a function that stops
 * them.
 */
function startPledges(
  { planReminders: remind, pledgeDays, secret, ...target }: Config,
  { content, database, log, publicUrl }: JobServices,
): () => void {
  const context = {
    database,
    now: Date.now,
    actor: content.foundation.product,
    ...factsForActions(content.foundation),
    folders: { uploads: uploadsOf(target), content: contentDirectory() },
    pictureUses,
    mailing: () => ({ content, kinds: mailKinds, publicUrl: publicUrl(), secret }),
  };
  const logError = (error: unknown) => log.error({ err: error, event: 'pledges-failed' });
  const stops = [
    handleUnpaidPledgesHourly(context, pledgeDays, logError),
    checkPlansHourly(context, { remind }, logError),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
