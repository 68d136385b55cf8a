import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { deleteDonor } from '../features/donors/delete-donor.ts';
import { uploadFolder } from '../platform/uploads/upload-folder.ts';
import { noMailing } from '../testing/admin.ts';
import { newFolder } from '../testing/engines.ts';
import { openDatabase } from './open.ts';

const traces = ['grace.hopper.trace@example.org', 'Murray-Trace', 'hash-of-the-trace', 'browser-of-the-trace'];

test('no data of a deleted donor stays in the files, even while the server has the database open', async () => {
  const target = { databaseUrl: undefined, dataDirectory: newFolder() };
  const server = await openDatabase(target);
  const [email = '', last_name = '', password_hash = '', user_agent = ''] = traces;
  const row = { first_name: 'Grace', goal_cents: 0, created_at: 1, last_login_at: 1 };
  await server
    .insertInto('donors')
    .values({ email, email_key: email, last_name, password_hash, user_agent, ...row })
    .execute();
  const admin = await openDatabase(target);
  const folders = { uploads: uploadFolder(target.dataDirectory), content: '' };
  const context = {
    database: admin,
    now: Date.now,
    actor: 'ruth',
    timeZone: 'UTC',
    languages: ['en'] as const,
    folders,
    needsApproval: false,
    pictureUses: [],
    mailing: noMailing,
  };
  await deleteDonor(context, email);
  await admin.destroy();
  for (const name of readdirSync(target.dataDirectory)) {
    const bytes = readFileSync(join(target.dataDirectory, name));
    expect([name, traces.filter((trace) => bytes.includes(trace))]).toEqual([name, []]);
  }
  await server.destroy();
});
