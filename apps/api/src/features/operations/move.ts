import { programText } from '@hearthlight/domain/desk';
import { sql } from 'kysely';

import { ActionError } from '../../actions/action.ts';
import { movedMessage } from '../../database/failures.ts';
import { loadSnapshot, type RowCounts } from '../../database/load-snapshot.ts';
import { connectDatabase } from '../../database/open.ts';
import type { Database } from '../../database/schema.ts';
import { snapshotOf } from '../../database/snapshot.ts';
import { readTables } from '../../database/tables.ts';
import { copyUploads } from '../../platform/uploads/copy-uploads.ts';
import { uploadFolder } from '../../platform/uploads/upload-folder.ts';
import { uploadTables } from '../../platform/uploads/upload-tables.ts';
import type { Operation } from './backup.ts';
import { hasTables, openCurrent } from './open-existing.ts';

/** The outcome of a move. */
interface Moved {
  rows: RowCounts;
  /** The number of pictures' files and scanned bills. */
  files: number;
}

/**
 * Copies the SQLite database with pictures and scanned bills, including sessions, into an empty PostgreSQL database.
 * Keeps SQLite's write lock throughout and then makes the SQLite database read-only, so that no acknowledged write is
 * lost. Throws an `ActionError` when the source is not SQLite or the destination has tables.
 */
export async function moveToPostgres({ actor, now, target }: Operation, databaseUrl: string): Promise<Moved> {
  if (target.databaseUrl !== undefined) {
    throw new ActionError('Only an SQLite database can be moved. Unset DATABASE_URL and set DATA_DIR.');
  }
  const source = await openCurrent(target);
  const destination = await connectDatabase({ databaseUrl, dataDirectory: target.dataDirectory });
  try {
    return await source.transaction().execute(async (reading) => {
      return destination.transaction().execute(async (writing) => {
        if (await hasTables(writing)) throw new ActionError('The PostgreSQL database has data. Name an empty one.');
        const snapshot = await snapshotOf(reading, 'sqlite');
        const rows = await loadSnapshot(writing, 'postgres', snapshot, { includes: () => true, now });
        const files = await copyUploads(
          { database: reading, uploads: uploadFolder(target.dataDirectory) },
          { database: writing, uploads: uploadTables },
        );
        const entry = {
          at: now,
          actor,
          action: 'database move',
          kind: 'database',
          detail: programText('fromSqlite'),
        };
        await writing
          .insertInto('audit')
          .values({ ...entry, subject: 'database' })
          .execute();
        // Before the commit: if this fails, the destination stays empty and the command can be repeated.
        await makeReadOnly(reading);
        return { rows, files };
      });
    });
  } finally {
    await source.destroy();
    await destination.destroy();
  }
}

/** Makes every later write fail, including those of a running server. */
async function makeReadOnly(database: Database): Promise<void> {
  for (const { name } of await readTables(database, 'sqlite')) {
    for (const event of ['insert', 'update', 'delete']) {
      await sql`
        create trigger ${sql.id(`moved_${name}_${event}`)} before ${sql.raw(event)} on ${sql.table(name)}
        begin select raise(abort, ${sql.lit(movedMessage)}); end`.execute(database);
    }
  }
}
