import { truncate } from '@hearthlight/domain';
import * as z from 'zod';

import { type AdminContext, AdminError, audited, type Command, rowNumber } from './command.ts';
import { day, picture, readDocument } from './document.ts';

const update = z.strictObject(
  { image_url: picture, date_published: day },
  { error: 'has a field that is not known or no field at all' },
);

async function rowOf(file: string | undefined) {
  const { fields, body } = await readDocument(file, update);
  return { ...fields, description: body };
}

async function addUpdate(context: AdminContext, file: string | undefined): Promise<void> {
  const row = await rowOf(file);
  const id = await audited(context, 'update add', async (database) => {
    const added = await database
      .insertInto('impact_updates')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { subject: `update ${added.id}`, result: added.id };
  });
  context.print(`Impact update ${id} is published.`);
}

async function editUpdate(
  context: AdminContext,
  typed: string | undefined,
  file: string | undefined,
): Promise<void> {
  const id = rowNumber(typed);
  const row = await rowOf(file);
  await audited(context, 'update edit', async (database) => {
    const changed = await database
      .updateTable('impact_updates')
      .set(row)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw noUpdate(id);
    return { subject: `update ${id}`, result: undefined };
  });
  context.print(`Impact update ${id} is changed.`);
}

async function removeUpdate(context: AdminContext, typed: string | undefined): Promise<void> {
  const id = rowNumber(typed);
  await audited(context, 'update remove', async (database) => {
    const removed = await database
      .deleteFrom('impact_updates')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw noUpdate(id);
    return { subject: `update ${id}`, result: undefined };
  });
  context.print(`Impact update ${id} is removed.`);
}

async function listUpdates({ database, print }: AdminContext): Promise<void> {
  const rows = await database
    .selectFrom('impact_updates')
    .selectAll()
    .orderBy('date_published', 'desc')
    .orderBy('id', 'desc')
    .execute();
  for (const row of rows) print(`${row.id}\t${row.date_published}\t${truncate(row.description, 80)}`);
  if (rows.length === 0) print('There are no impact updates.');
}

const noUpdate = (id: number) =>
  new AdminError(`There is no impact update ${id}; “update list” shows them all.`);

export const updateCommands: readonly Command[] = [
  { name: 'update list', takes: '', words: 0, summary: 'Lists all impact updates.', run: listUpdates },
  {
    name: 'update add',
    takes: '<file.md>',
    words: 1,
    summary: 'Publishes an impact update: image_url, date_published.',
    run: (context, [file]) => addUpdate(context, file),
  },
  {
    name: 'update edit',
    takes: '<number> <file.md>',
    words: 2,
    summary: 'Replaces an impact update.',
    run: (context, [id, file]) => editUpdate(context, id, file),
  },
  {
    name: 'update remove',
    takes: '<number>',
    words: 1,
    summary: 'Removes an impact update.',
    run: (context, [id]) => removeUpdate(context, id),
  },
];
