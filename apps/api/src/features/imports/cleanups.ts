import type { Cleanup } from '../../actions/feature.ts';
import { uploadLife } from './uploaded-file.ts';

/** Deletes files with personal data that nobody imported. */
const oldUploads: Cleanup = (database, now) =>
  database
    .deleteFrom('imports')
    .where('state', '=', 'uploaded')
    .where('uploaded_at', '<', now - uploadLife)
    .execute();

export const cleanups = [oldUploads];
