import type { Readable } from 'node:stream';

import type { Database } from '../../database/schema.ts';

/** A file to store. */
export interface NewUpload {
  name: string;
  data: Uint8Array;
}

/** The known facts about a stored file that has not been read. */
export interface UploadFacts {
  name: string;
  /** In bytes. */
  size: number;
  /** Epoch milliseconds. */
  storedAt: number;
}

/** Positions of the first and the last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A stored file that can be read. */
export interface StoredUpload {
  /** In bytes. */
  size: number;
  /** The media type. */
  type: string;
  etag: string;
  /** Streams the file, or a part of it. */
  stream: (range?: ByteRange) => Readable;
}

/**
 * Uploaded pictures and scanned bills, by their paths: `pictures/<id>/960.jpg`, `bills/<name>.pdf`. Names depend on the
 * content, so a stored file never changes. In PostgreSQL, changes are part of the transaction that they are given.
 */
export interface Uploads {
  /** Stores files in a folder, all or none. Those that are stored already stay; a single one counts as stored now. */
  put: (database: Database, folder: string, files: readonly NewUpload[]) => Promise<void>;
  read: (database: Database, path: string) => Promise<StoredUpload | undefined>;
  /** Removes a file, or a folder with its files. */
  remove: (database: Database, path: string) => Promise<void>;
  /** Lists the files of a folder. */
  list: (database: Database, folder: string) => Promise<UploadFacts[]>;
  /** Lists the names of the folders in a folder. */
  folders: (database: Database, folder: string) => Promise<string[]>;
  /** Returns which paths are stored. */
  stored: (database: Database, paths: readonly string[]) => Promise<Set<string>>;
  /**
   * Removes what processes left behind that were killed while they stored a file, except what is newer than `before`,
   * in epoch milliseconds.
   */
  removeIncomplete: (before: number) => Promise<void>;
  /**
   * Returns when something other than `put` and `remove` may have changed a folder last, in epoch milliseconds, or 0
   * when nothing else can.
   */
  changedAt: (folder: string) => Promise<number>;
}
