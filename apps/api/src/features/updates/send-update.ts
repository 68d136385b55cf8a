import { setImmediate } from 'node:timers/promises';

import { programText, type Audience } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, audited, type ChangeOptions } from '../../actions/action.ts';
import { requireVersion } from '../../actions/require-version.ts';
import { inBatches } from '../../database/in-batches.ts';
import type { Database } from '../../database/schema.ts';
import { mailsToRetry } from '../../platform/mail/mailings.ts';
import { requireCampaign } from '../books/requirements.ts';
import { keepPictures } from '../pictures/stored-pictures.ts';
import { readMailedUpdate } from './mailed-update.ts';
import { countRecipients, queueUpdate, type Recipients } from './queue-update.ts';
import { isTested } from './test-update.ts';
import { insertUpdate, lockUpdate, type UpdateEntry, type UpdateFields } from './updates.ts';

/** Donors per transaction. Other requests are answered between two of them. */
const batch = 500;

/** An impact update to send, in the version that was tested. */
interface Sending {
  id: number;
  version: number;
}

/**
 * Queues an update for the donors of an audience who have not got it. Throws an `ActionError` unless the staff member
 * has got this version as a test mail. If the server stops meanwhile, sending again reaches the others.
 */
export async function sendUpdate(
  context: ActionContext,
  sending: Sending,
  { audience, staffId }: { audience: Audience; staffId: number },
): Promise<void> {
  const first = await audited(context, 'update send', async (database) => {
    await lockUpdate(database, sending.id);
    const update = await readMailedUpdate(database, sending.id);
    requireVersion(update, sending.version);
    if (!(await isTested(database, update, staffId))) throw untested();
    const count = await countRecipients(database, update, audience);
    if (count === 0) throw nobody();
    const result = await queueUpdate(context, database, update, { audience, limit: batch });
    const detail = programText(audience === 'all' ? 'mailsToAll' : 'mailsToCampaign', { count });
    return { subject: { kind: 'update', id: sending.id }, detail, result };
  });
  for (let sent = first; sent.count === batch;) {
    sent = await queueBatch(context, sending, { audience, after: sent.last });
  }
}

/** Queues the next mails. Throws an `ActionError` once the update was changed or removed. */
async function queueBatch(context: ActionContext, { id, version }: Sending, recipients: Recipients) {
  await setImmediate();
  return context.database.transaction().execute(async (database) => {
    await lockUpdate(database, id);
    const update = await readMailedUpdate(database, id);
    requireVersion(update, version);
    return queueUpdate(context, database, update, { ...recipients, limit: batch });
  });
}

/**
 * Queues the mails of an update that failed again, in its current text and to the donors' current addresses. Leaves out
 * mails that may have arrived. Throws an `ActionError` unless the staff member has got this text as a test mail.
 */
export async function retryUpdate(context: ActionContext, id: number, staffId: number): Promise<void> {
  const ids = await mailsToRetry(context.database, { kind: 'impact update', about: id }, context.now());
  await audited(context, 'update retry', async (database) => {
    const update = await lockUpdate(database, id);
    if (!(await isTested(database, update, staffId))) throw untested();
    const count = await queueAgain(context, database, id, ids.slice(0, batch));
    if (count === 0) throw nobody();
    return {
      subject: { kind: 'update', id },
      detail: programText('mails', { count: ids.length }),
      result: undefined,
    };
  });
  for await (const some of inBatches(ids.slice(batch), batch)) {
    await context.database.transaction().execute(async (database) => {
      await lockUpdate(database, id);
      await queueAgain(context, database, id, some);
    });
  }
}

/** Replaces failed mails with new ones. Somebody else may have replaced some of them. */
async function queueAgain(context: ActionContext, database: Database, id: number, ids: readonly string[]) {
  const update = await readMailedUpdate(database, id);
  const removed = await database
    .deleteFrom('outbox')
    .where('id', 'in', ['', ...ids])
    .returning('id')
    .execute();
  const mails = removed.map((mail) => mail.id);
  const donors = await database
    .deleteFrom('update_mails')
    .where('mail_id', 'in', ['', ...mails])
    .returning('donor_id as id')
    .execute();
  const recipients = { audience: 'all' as const, donors: donors.map((donor) => donor.id) };
  const { count } = await queueUpdate(context, database, update, recipients);
  return count;
}

/**
 * Adds an impact update unless it exists, and mails it to the donors of its campaign who have not received it. Can be
 * repeated after an interruption: it finds the update that it added, and mails nobody twice.
 */
export async function mailUpdate(
  context: ActionContext,
  fields: UpdateFields,
  options: ChangeOptions = {},
): Promise<UpdateEntry & { mails: number }> {
  return audited(
    context,
    'update mail',
    async (database) => {
      await keepPictures(database, context.folders, fields);
      const { id, mails } = await findAndQueue(context, database, fields);
      const result = { id, title: fields.title ?? '', mails };
      return { subject: { kind: 'update', id }, detail: programText('mails', { count: mails }), result };
    },
    options,
  );
}

async function findAndQueue(context: ActionContext, database: Database, fields: UpdateFields) {
  const { campaign_id: campaignId, description, title } = fields;
  if (campaignId === null) {
    throw new ActionError('Only an update with a campaign can be mailed: name it in the front matter.');
  }
  // Locks the books. A second command waits here, then finds the update and the mails of the first.
  await requireCampaign(database, campaignId);
  const campaign = await database
    .selectFrom('campaigns')
    .select(['id', 'title'])
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  const known = await database
    .selectFrom('impact_updates')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .where('date_published', '=', fields.date_published)
    .where('description', '=', description)
    .executeTakeFirst();
  const { id } = known ?? (await insertUpdate(database, fields));
  // Staff may be sending it in the desk.
  await lockUpdate(database, id);
  const update = { id, campaign, title: title ?? '', description, image_url: fields.image_url };
  const { count } = await queueUpdate(context, database, update, { audience: 'campaign' });
  return { id, mails: count };
}

const untested = () => new ActionError(words.testFirst, { status: 409 });

const nobody = () => new ActionError(words.nobodyLeft, { status: 409 });
