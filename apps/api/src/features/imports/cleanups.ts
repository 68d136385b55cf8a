import type { Cleanup } from '../../actions/feature.ts';
import { uploadLife } from './uploaded-file.ts';

/** Deletes files with personal data that nobody imported. */
const oldUploads: Cleanup = (database, now) =>
  database
    .deleteFrom('imports')
    .where('state', '=', 'uploaded')
    .where('uploaded_at', '<', now - uploadLife)
    .execute();

/** Milliseconds for which a decision about a row can be undone so that the row waits again. */
const decisionLife = 31 * uploadLife;

/** Deletes rows about which somebody has decided. They may name people. */
const decidedRows: Cleanup = (database, now) =>
  database
    .deleteFrom('waiting_rows')
    .where('decided_by', 'in', (from) =>
      from
        .selectFrom('imports')
        .select('id')
        .where('imported_at', '<', now - decisionLife),
    )
    .execute();

export const cleanups = [oldUploads, decidedRows];
