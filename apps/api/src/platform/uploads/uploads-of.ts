import { type DatabaseTarget, engineOf } from '../../database/open.ts';
import { uploadFolder } from './upload-folder.ts';
import { uploadTables } from './upload-tables.ts';
import type { Uploads } from './uploads.ts';

/** Returns where uploads are: in PostgreSQL, or in the data folder beside SQLite. */
export const uploadsOf = (target: DatabaseTarget): Uploads =>
  engineOf(target) === 'postgres' ? uploadTables : uploadFolder(target.dataDirectory);
