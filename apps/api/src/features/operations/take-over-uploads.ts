import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyBaseLogger } from 'fastify';

import type { PictureSource } from '../../actions/action.ts';
import { type DatabaseTarget, engineOf } from '../../database/open.ts';
import { countOf } from '../../lib/count-of.ts';
import { copyUploads } from '../../platform/uploads/copy-uploads.ts';
import { uploadFolder } from '../../platform/uploads/upload-folder.ts';
import { recordNewPictures } from '../pictures/stored-pictures.ts';

/** Keeps pictures that are removed later from being copied again. */
const mark = 'uploads-in-database';

const markText =
  'The pictures and scanned bills of this folder were copied into the database. The server no longer reads them.\n';

/**
 * Copies the pictures and scans of an earlier version from the data folder into PostgreSQL, once for each folder. The
 * files stay. Logs what was copied, and why something cannot be copied instead of throwing.
 */
export async function takeOverUploads(
  target: DatabaseTarget,
  source: PictureSource,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<void> {
  const { dataDirectory } = target;
  const has = (name: string) => existsSync(join(dataDirectory, name));
  if (engineOf(target) === 'sqlite' || has(mark) || !(has('pictures') || has('bills'))) return;
  const { database, folders } = source;
  const from = { database, uploads: uploadFolder(dataDirectory) };
  try {
    const files = await copyUploads(from, { database, uploads: folders.uploads });
    await recordNewPictures(source);
    await writeFile(join(dataDirectory, mark), markText, { mode: 0o600 });
    const sentence = `Copied ${countOf(files, 'file')} of pictures and scanned bills from DATA_DIR into the database.`;
    if (files > 0) log.info({ event: 'uploads-taken-over', files }, sentence);
  } catch (err) {
    const sentence = 'Not all pictures and scanned bills in DATA_DIR could be copied into the database.';
    log.warn({ err, event: 'uploads-not-taken-over' }, sentence);
  }
}
