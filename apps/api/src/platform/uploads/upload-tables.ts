import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import { sql } from 'kysely';

import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { mediaType } from './media-type.ts';
import type { ByteRange, NewUpload, Uploads } from './uploads.ts';

/** Bytes of a row. Reading a file keeps a few rows in memory, and no connection between two of them. */
const partSize = 256 * 1024;

/** Uploads in PostgreSQL. */
export const uploadTables: Uploads = {
  put: (database, folder, files) =>
    inTransaction(database, async (transaction) => {
      for (const { name, data } of files) await insert(transaction, { name: `${folder}/${name}`, data });
    }),
  read: async (database, path) => {
    const found = await database
      .selectFrom('uploads')
      .select(['size', 'etag'])
      .where('path', '=', path)
      .executeTakeFirst();
    return (
      found && {
        ...found,
        type: mediaType(path),
        stream: (range = { start: 0, end: found.size - 1 }) =>
          Readable.from(bytesIn(database, path, range), { objectMode: false }),
      }
    );
  },
  remove: async (database, path) => {
    await database
      .deleteFrom('uploads')
      .where((either) => either.or([either('path', '=', path), within(path)]))
      .execute();
  },
  list: async (database, folder) => {
    const rows = await database
      .selectFrom('uploads')
      .select(['path', 'size', 'stored_at as storedAt'])
      .where(within(folder))
      .orderBy('path')
      .execute();
    return rows.map(({ path, ...facts }) => ({ name: path.slice(folder.length + 1), ...facts }));
  },
  folders: async (database, folder) => {
    const rows = await database
      .selectFrom('uploads')
      .select(sql<string>`split_part(substr(path, ${folder.length + 2}::integer), '/', 1)`.as('name'))
      .distinct()
      .where(within(folder))
      .execute();
    return rows.map(({ name }) => name);
  },
  stored: async (database, paths) => {
    const rows = await database
      .selectFrom('uploads')
      .select('path')
      .where(sql<boolean>`path = any(${paths})`)
      .execute();
    return new Set(rows.map(({ path }) => path));
  },
  // A transaction that was not committed leaves nothing behind.
  removeIncomplete: () => Promise.resolve(),
  changedAt: () => Promise.resolve(0),
};

/** Whether a path is below a folder. `0` follows `/`, so the index on paths answers it. */
const within = (folder: string) => sql<boolean>`path > ${`${folder}/`} and path < ${`${folder}0`}`;

/** Waits while another transaction stores or removes the same file. */
async function insert(transaction: Database, { name: path, data }: NewUpload): Promise<void> {
  const again = await transaction
    .updateTable('uploads')
    .set({ stored_at: Date.now() })
    .where('path', '=', path)
    .executeTakeFirst();
  if (again.numUpdatedRows > 0) return;
  const etag = `"${createHash('sha256').update(data).digest('base64url').slice(0, 27)}"`;
  const added = await transaction
    .insertInto('uploads')
    .values({ path, size: data.length, etag, stored_at: Date.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('path')
    .executeTakeFirst();
  if (!added) return;
  for (let part = 0; part * partSize < data.length; part += 1) {
    const bytes = Buffer.from(data.subarray(part * partSize, (part + 1) * partSize));
    await transaction.insertInto('upload_parts').values({ path, part, bytes }).execute();
  }
}

async function* bytesIn(database: Database, path: string, { end, start }: ByteRange): AsyncGenerator<Uint8Array> {
  for (let part = Math.floor(start / partSize); part * partSize <= end; part += 1) {
    const { bytes } = await database
      .selectFrom('upload_parts')
      .select('bytes')
      .where('path', '=', path)
      .where('part', '=', part)
      .executeTakeFirstOrThrow();
    const first = part * partSize;
    yield bytes.subarray(Math.max(start - first, 0), end - first + 1);
  }
}
