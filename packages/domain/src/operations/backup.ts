import * as z from 'zod/mini';

/*
 * The format of a backup: gzip-compressed lines of JSON, encrypted with a passphrase as age does it
 * (https://age-encryption.org/v1) or not. The server writes it; the server and the browser read it.
 */

const value = z.union([z.string(), z.number(), z.null()]);

/** The first line of a backup. */
export const backupHead = z.object({
  format: z.literal('hearthlight-backup'),
  version: z.literal(1),
  created_at: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()).check(z.minLength(1)),
  sequences: z.record(z.string(), z.number()),
});
export type BackupHead = z.output<typeof backupHead>;

const rowBatch = z.object({ table: z.string(), columns: z.array(z.string()), rows: z.array(z.array(value)) });
const dataFile = z.object({
  /** Relative to the data folder, and nowhere else. */
  file: z.string().check(z.regex(/^(?:auth-secret|(?:pictures|bills)(?:\/\w[\w.-]*)+)$/)),
  /** Base64. */
  data: z.base64(),
});
const line = z.union([rowBatch, dataFile, z.object({ end: z.literal(true), lines: z.number() })]);
export type BackupPart = z.output<typeof rowBatch> | z.output<typeof dataFile>;
export type BackupFile = z.output<typeof dataFile>;

/** How an encrypted backup begins. */
export const encryptedBackupStart = 'age-encryption.org/v1\n';

/** Thrown for a backup that is damaged or incomplete. */
export class DamagedBackup extends Error {}

/**
 * Reads the lines of a backup. Returns `undefined` if the first one is of no backup in this format. `parts` throws a
 * `DamagedBackup` and can be read once.
 */
export async function readBackup(
  lines: AsyncGenerator,
): Promise<{ head: BackupHead; parts: AsyncGenerator<BackupPart> } | undefined> {
  const first = await lines.next();
  const head = backupHead.safeParse(first.done ? undefined : first.value);
  return head.success ? { head: head.data, parts: partsOf(lines) } : undefined;
}

async function* partsOf(lines: AsyncGenerator): AsyncGenerator<BackupPart> {
  let count = 0;
  for await (const read of lines) {
    const part = line.safeParse(read);
    if (!part.success) break;
    if ('end' in part.data) {
      // Reads what follows: the checksum of the compressed lines.
      if (part.data.lines === count && (await lines.next()).done) return;
      break;
    }
    count += 1;
    yield part.data;
  }
  throw new DamagedBackup('the backup is damaged or incomplete');
}

/** The contents of a backup. */
export interface BackupSummary {
  /** ISO 8601. */
  createdAt: string;
  engine: BackupHead['engine'];
  /** The newest migration: the version of the database. */
  migration: string;
  /** Row counts by table. */
  rows: Record<string, number>;
  /** Number of pictures, scanned bills and the secret. */
  files: number;
  /** The closed months, `YYYY-MM`, the oldest first. */
  months: string[];
}

/** Reads a whole backup. Returns `undefined` if it is none. Throws a `DamagedBackup`. */
export async function summarizeBackup(lines: AsyncGenerator): Promise<BackupSummary | undefined> {
  const backup = await readBackup(lines);
  if (!backup) return undefined;
  const { created_at: createdAt, engine, migrations } = backup.head;
  const rows: Record<string, number> = {};
  const months: string[] = [];
  let files = 0;
  for await (const part of backup.parts) {
    if ('file' in part) files += 1;
    else {
      rows[part.table] = (rows[part.table] ?? 0) + part.rows.length;
      if (part.table === 'ledgers') {
        const at = part.columns.indexOf('month');
        months.push(...part.rows.map((row) => String(row[at])));
      }
    }
  }
  return { createdAt, engine, migration: migrations.at(-1) ?? '', rows, files, months: months.toSorted() };
}
