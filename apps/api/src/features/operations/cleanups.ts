import type { Cleanup } from '../../actions/feature.ts';
import { clockTolerance, day } from '../../lib/clock.ts';
import { maxWindow } from '../../platform/limits/limits.ts';
import { maxDelay } from '../../platform/mail/mail-sender.ts';

/** How long failed mails stay listed, in milliseconds. */
export const failedMailLife = 14 * day;
/** How long sent mails stay in the export of a donor's data, in milliseconds. */
export const sentMailLife = 365 * day;

const pastLimits: Cleanup = (database, now) => database.deleteFrom('limits').where('resets_at', '<', now).execute();

/** Deletes counters that a wrong clock dated too far in the future. */
const futureLimits: Cleanup = (database, now) =>
  database
    .deleteFrom('limits')
    .where('resets_at', '>', now + maxWindow + clockTolerance)
    .execute();

const failedMails: Cleanup = (database, now) =>
  database
    .deleteFrom('outbox')
    .where('expires_at', '<', now - failedMailLife)
    .execute();

const sentMails: Cleanup = (database, now) =>
  database
    .deleteFrom('sent_mails')
    .where('sent_at', '<', now - sentMailLife)
    .execute();

/** Makes mails due that a wrong clock dated too far in the future. */
const futureMails: Cleanup = (database, now) =>
  database
    .updateTable('outbox')
    .set({ due_at: now })
    .where('state', '=', 'waiting')
    .where('due_at', '>', now + maxDelay + clockTolerance)
    .execute();

/** Longer than any upload or restore takes, in milliseconds. */
const incompleteUploadLife = day;

const incompleteUploads: Cleanup = (_database, now, uploads) => uploads.removeIncomplete(now - incompleteUploadLife);

export const cleanups = [incompleteUploads, pastLimits, futureLimits, failedMails, sentMails, futureMails];
