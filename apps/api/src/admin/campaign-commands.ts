import * as z from 'zod';

import { type AdminContext, AdminError, audited, type Command, rowNumber } from './command.ts';
import { cents, day, dollars, line, picture, readDocument } from './document.ts';

const campaign = z.strictObject(
  {
    title: line,
    image_url: picture,
    target_amount: cents,
    amount_raised: cents,
    date_started: day,
    date_ended: day.nullish(),
  },
  { error: 'has a field that is not known or no field at all' },
);

async function rowOf(file: string | undefined) {
  const { fields, body } = await readDocument(file, campaign);
  const { target_amount: target, amount_raised: raised, date_ended: ended, ...row } = fields;
  if (ended && ended < row.date_started) throw new AdminError('The campaign would end before it starts.');
  return { ...row, target_cents: target, raised_cents: raised, date_ended: ended ?? null, description: body };
}

async function addCampaign(context: AdminContext, file: string | undefined): Promise<void> {
  const row = await rowOf(file);
  const id = await audited(context, 'campaign add', async (database) => {
    const added = await database
      .insertInto('campaigns')
      .values({ ...row, contributors: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { subject: `campaign ${added.id}`, detail: row.title, result: added.id };
  });
  context.print(`Campaign ${id} is open: ${row.title}`);
}

async function editCampaign(
  context: AdminContext,
  typed: string | undefined,
  file: string | undefined,
): Promise<void> {
  const id = rowNumber(typed);
  const row = await rowOf(file);
  await audited(context, 'campaign edit', async (database) => {
    const changed = await database
      .updateTable('campaigns')
      .set(row)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw noCampaign(id);
    return { subject: `campaign ${id}`, detail: row.title, result: undefined };
  });
  context.print(`Campaign ${id} is changed: ${row.title}`);
}

async function removeCampaign(context: AdminContext, typed: string | undefined): Promise<void> {
  const id = rowNumber(typed);
  const title = await audited(context, 'campaign remove', async (database) => {
    const removed = await database
      .deleteFrom('campaigns')
      .where('id', '=', id)
      .returning('title')
      .executeTakeFirst();
    if (!removed) throw noCampaign(id);
    return { subject: `campaign ${id}`, detail: removed.title, result: removed.title };
  });
  context.print(`Campaign ${id} and its registrations are removed: ${title}`);
}

async function listCampaigns({ database, print }: AdminContext): Promise<void> {
  const rows = await database.selectFrom('campaigns').selectAll().orderBy('id', 'desc').execute();
  for (const row of rows) {
    const money = `${dollars(row.raised_cents)} of ${dollars(row.target_cents)}`;
    print([row.id, row.date_started, row.date_ended ?? 'no end', money, row.title].join('\t'));
  }
  if (rows.length === 0) print('There are no campaigns.');
}

const noCampaign = (id: number) =>
  new AdminError(`There is no campaign ${id}; “campaign list” shows them all.`);

export const campaignCommands: readonly Command[] = [
  { name: 'campaign list', takes: '', words: 0, summary: 'Lists all campaigns.', run: listCampaigns },
  {
    name: 'campaign add',
    takes: '<file.md>',
    words: 1,
    summary: 'Opens a campaign: title, image_url, target_amount, amount_raised, date_started [, date_ended].',
    run: (context, [file]) => addCampaign(context, file),
  },
  {
    name: 'campaign edit',
    takes: '<number> <file.md>',
    words: 2,
    summary: 'Replaces what a campaign says; its contributors stay.',
    run: (context, [id, file]) => editCampaign(context, id, file),
  },
  {
    name: 'campaign remove',
    takes: '<number>',
    words: 1,
    summary: 'Removes a campaign and who registered for it.',
    run: (context, [id]) => removeCampaign(context, id),
  },
];
