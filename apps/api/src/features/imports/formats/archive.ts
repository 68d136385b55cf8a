import { crc32 } from 'node:zlib';

import { importLimits } from '@hearthlight/domain/desk';
import { importFile as words } from '@hearthlight/words/import-file';
import { Unzip, UnzipInflate } from 'fflate';

import { ActionError } from '../../../actions/action.ts';
import { fileLimits, tooLarge } from '../rows/file-limits.ts';
import { notStatement } from '../rows/not-statement.ts';

/** A file of an archive. */
interface ArchivedFile {
  name: string;
  content: Buffer;
}

const start = Buffer.from('PK\u0003\u0004', 'latin1');
const end = Buffer.from('PK\u0005\u0006', 'latin1');

/** Whether a file is a ZIP archive. Spreadsheets are too. */
export const isArchive = (bytes: Buffer): boolean => bytes.subarray(0, start.length).equals(start);

const damaged = () => new ActionError(words.isDamaged);

/** Files that operating systems add to an archive. */
const isOther = (name: string) => name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)/i.test(name);

/**
 * Returns the statements in an archive, by name. Counts what comes out of it, because an archive may state any size.
 * Throws an `ActionError` for a damaged one by its checksums, a spreadsheet, one within another, and beyond
 * `fileLimits`.
 */
export function filesIn(bytes: Buffer): ArchivedFile[] {
  const files = unpack(bytes);
  if (files.some(({ name }) => name === '[Content_Types].xml' || name === 'mimetype'))
    throw notStatement('spreadsheet');
  if (files.some(({ content }) => isArchive(content))) throw damaged();
  return files
    .filter(({ name }) => !isOther(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)));
}

function unpack(bytes: Buffer): ArchivedFile[] {
  const files: ArchivedFile[] = [];
  const most = Math.min(importLimits.bytes, Math.max(bytes.length * fileLimits.ratio, importLimits.bytes / 20));
  let [open, length] = [0, 0];
  const unzip = new Unzip((entry) => {
    open += 1;
    if (open > fileLimits.entries) throw tooLarge();
    const pieces: Uint8Array[] = [];
    entry.ondata = (error, piece, isLast) => {
      if (error) throw error;
      length += piece.length;
      if (length > most) throw tooLarge();
      pieces.push(piece);
      if (isLast) files.push({ name: entry.name, content: Buffer.concat(pieces) });
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    // In pieces, so that the limits stop a file that grows.
    for (let at = 0; at < bytes.length; at += piece)
      unzip.push(bytes.subarray(at, at + piece), at + piece >= bytes.length);
  } catch (error) {
    throw error instanceof ActionError ? error : damaged();
  }
  const sums = files.map(({ content }) => crc32(content)).toSorted((one, other) => one - other);
  if (String(sums) !== String(statedSums(bytes)?.toSorted((one, other) => one - other))) throw damaged();
  return files;
}

/** Returns the checksums in the directory of an archive, which is its end, or `undefined` if it has none. */
function statedSums(bytes: Buffer): number[] | undefined {
  const directory = bytes.lastIndexOf(end);
  if (directory < 0 || directory + 20 > bytes.length) return undefined;
  const sums: number[] = [];
  let at = bytes.readUInt32LE(directory + 16);
  while (at + 46 <= directory) {
    sums.push(bytes.readUInt32LE(at + 16));
    // The lengths of the name, the extra field and the comment.
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return sums;
}

/** Bytes that are unpacked at a time. */
const piece = 16 * 1024;
