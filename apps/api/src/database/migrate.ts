import { sql } from 'kysely';
import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  DEFAULT_MIGRATION_TABLE,
  type Migration,
  MIGRATION_LOCK_ID,
  type MigrationResultSet,
  Migrator,
} from 'kysely/migration';

import { isDuplicate } from './failures.ts';
import { first } from './migrations/0001-first.ts';
import { newsVersion } from './migrations/0002-news-version.ts';
import { codesByEnd } from './migrations/0003-codes-by-end.ts';
import { accountSafety } from './migrations/0004-account-safety.ts';
import { repeatedComments } from './migrations/0005-repeated-comments.ts';
import { outbox } from './migrations/0006-outbox.ts';
import { books } from './migrations/0007-books.ts';
import { newsDrafts } from './migrations/0008-news-drafts.ts';
import { bills } from './migrations/0009-bills.ts';
import { toldCampaigns } from './migrations/0010-told-campaigns.ts';
import { ledger } from './migrations/0011-ledger.ts';
import { mailing } from './migrations/0012-mailing.ts';
import { keptUpdateMails } from './migrations/0013-kept-update-mails.ts';
import { picturesVersion } from './migrations/0014-pictures-version.ts';
import { outboxByEmail } from './migrations/0015-outbox-by-email.ts';
import { sampleRows } from './migrations/0016-sample-rows.ts';
import { booksCurrency } from './migrations/0017-books-currency.ts';
import { donorLanguage } from './migrations/0018-donor-language.ts';
import { staff } from './migrations/0019-staff.ts';
import { desk } from './migrations/0020-desk.ts';
import { translations } from './migrations/0021-translations.ts';
import { campaignOrder } from './migrations/0022-campaign-order.ts';
import { pictureDetails } from './migrations/0023-picture-details.ts';
import { signedLedger } from './migrations/0024-signed-ledger.ts';
import { imports } from './migrations/0025-imports.ts';
import { giftList } from './migrations/0026-gift-list.ts';
import { donorsAndMonths } from './migrations/0027-donors-and-months.ts';
import { billApproval } from './migrations/0028-bill-approval.ts';
import { deskLists } from './migrations/0029-desk-lists.ts';
import { sentUpdates } from './migrations/0030-sent-updates.ts';
import { pictureUses } from './migrations/0031-picture-uses.ts';
import { receipts } from './migrations/0032-receipts.ts';
import { pledges } from './migrations/0033-pledges.ts';
import { givers } from './migrations/0034-givers.ts';
import { pictureList } from './migrations/0035-picture-list.ts';
import { settledGivers } from './migrations/0036-settled-givers.ts';
import { giverIndex } from './migrations/0037-giver-index.ts';
import { staffSafety } from './migrations/0038-staff-safety.ts';
import { openArticles } from './migrations/0039-open-articles.ts';
import { replacedPictures } from './migrations/0040-replaced-pictures.ts';
import { gifts } from './migrations/0041-gifts.ts';
import { searchKeys } from './migrations/0042-search-keys.ts';
import { giftAmounts } from './migrations/0043-gift-amounts.ts';
import { uploads } from './migrations/0044-uploads.ts';
import { plans } from './migrations/0045-plans.ts';
import { anonymousDonors } from './migrations/0046-anonymous-donors.ts';
import { billDates } from './migrations/0047-bill-dates.ts';
import { moreSearchKeys } from './migrations/0048-more-search-keys.ts';
import { paidPledges } from './migrations/0049-paid-pledges.ts';
import { pictureNames } from './migrations/0051-picture-names.ts';
import { occasions } from './migrations/0052-occasions.ts';
import { entrySums } from './migrations/0053-entry-sums.ts';
import { pledgePayments } from './migrations/0054-pledge-payments.ts';
import { anonymousGifts } from './migrations/0055-anonymous-gifts.ts';
import { emailKeys } from './migrations/0056-email-keys.ts';
import { furtherGifts } from './migrations/0057-further-gifts.ts';
import { waitingRows } from './migrations/0058-waiting-rows.ts';
import { causeKeys } from './migrations/0059-cause-keys.ts';
import { leftOut } from './migrations/0060-left-out.ts';
import { importSources } from './migrations/0061-import-sources.ts';
import { shortNumbers } from './migrations/0062-short-numbers.ts';
import { missedPayments } from './migrations/0063-missed-payments.ts';
import { giftsByName } from './migrations/0064-gifts-by-name.ts';
import type { Database, Engine } from './schema.ts';

/** The migrations of the first versions. */
const firstMigrations = (engine: Engine): Record<string, Migration> => ({
  '0001-first': first(engine),
  '0002-news-version': newsVersion(engine),
  '0003-codes-by-end': codesByEnd,
  '0004-account-safety': accountSafety(engine),
  '0005-repeated-comments': repeatedComments,
  '0006-outbox': outbox(engine),
  '0007-books': books(engine),
  '0008-news-drafts': newsDrafts(engine),
  '0009-bills': bills(engine),
  '0010-told-campaigns': toldCampaigns(engine),
  '0011-ledger': ledger(engine),
  '0012-mailing': mailing(engine),
  '0013-kept-update-mails': keptUpdateMails(engine),
  '0014-pictures-version': picturesVersion,
  '0015-outbox-by-email': outboxByEmail,
  '0016-sample-rows': sampleRows,
  '0017-books-currency': booksCurrency,
  '0018-donor-language': donorLanguage,
  '0019-staff': staff(engine),
  '0020-desk': desk(engine),
  '0021-translations': translations(engine),
  '0022-campaign-order': campaignOrder(engine),
  '0023-picture-details': pictureDetails,
  '0024-signed-ledger': signedLedger(engine),
  '0025-imports': imports(engine),
  '0026-gift-list': giftList,
  '0027-donors-and-months': donorsAndMonths(engine),
  '0028-bill-approval': billApproval(engine),
  '0029-desk-lists': deskLists,
});

const laterMigrations = (engine: Engine): Record<string, Migration> => ({
  '0030-sent-updates': sentUpdates(engine),
  '0031-picture-uses': pictureUses(engine),
  '0032-receipts': receipts(engine),
  '0033-pledges': pledges(engine),
  '0034-givers': givers,
  '0035-picture-list': pictureList,
  '0036-settled-givers': settledGivers(engine),
  '0037-giver-index': giverIndex(engine),
  '0038-staff-safety': staffSafety,
  '0039-open-articles': openArticles(engine),
  '0040-replaced-pictures': replacedPictures,
  '0041-gifts': gifts(engine),
  '0042-search-keys': searchKeys,
  '0043-gift-amounts': giftAmounts,
  '0044-uploads': uploads(engine),
  '0045-plans': plans(engine),
  '0046-anonymous-donors': anonymousDonors(engine),
  '0047-bill-dates': billDates,
  '0048-more-search-keys': moreSearchKeys(engine),
  '0049-paid-pledges': paidPledges(engine),
  '0051-picture-names': pictureNames,
  '0052-occasions': occasions(engine),
  '0053-entry-sums': entrySums(engine),
  '0054-pledge-payments': pledgePayments(engine),
  '0055-anonymous-gifts': anonymousGifts(engine),
  '0056-email-keys': emailKeys,
  '0057-further-gifts': furtherGifts(engine),
  '0058-waiting-rows': waitingRows(engine),
  '0059-cause-keys': causeKeys(engine),
  '0060-left-out': leftOut(engine),
  '0061-import-sources': importSources,
  '0062-short-numbers': shortNumbers,
  '0063-missed-payments': missedPayments,
  '0064-gifts-by-name': giftsByName,
});

/** All migrations, ordered by name. Never change a released migration; add another one. */
const migrationsFor = (engine: Engine): Record<string, Migration> => ({
  ...firstMigrations(engine),
  ...laterMigrations(engine),
});

/** The table where earlier versions recorded migrations, before Kysely's `Migrator`. */
const formerTable = 'migrations';

/** The PostgreSQL advisory lock of earlier versions, so that none of their processes migrates concurrently. */
const formerLock = 7_482_301;

/**
 * Applies the pending migrations in one transaction. When several processes start together, one migrates and the others
 * wait. Throws when the database has an unknown migration.
 */
export async function migrate(database: Database, engine: Engine): Promise<void> {
  await adoptFormerTable(database, engine);
  await runMigrations(database, engine, (migrator) => migrator.migrateToLatest());
}

/** Applies the migrations up to and including `last`. */
export async function migrateTo(database: Database, engine: Engine, last: string): Promise<void> {
  await runMigrations(database, engine, (migrator) => migrator.migrateTo(last));
}

/**
 * Runs migrations in one transaction, or as part of the caller's. Other processes wait for the transaction on SQLite
 * and for a row lock on PostgreSQL. The row lock ends with the transaction, so it also works behind a pooler.
 */
async function runMigrations(
  database: Database,
  engine: Engine,
  run: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<void> {
  const runWith = async (connection: Database) => {
    const { error } = await run(migratorFor(connection, engine));
    if (error !== undefined) throw withSentence(error);
  };
  if (engine === 'sqlite' || database.isTransaction) return runWith(database);
  await createLockRow(database);
  await database.transaction().execute(async (transaction) => {
    await sql`select id from ${lockTable} where id = ${MIGRATION_LOCK_ID} for update`.execute(transaction);
    await runWith(transaction);
  });
}

const lockTable = sql.table(DEFAULT_MIGRATION_LOCK_TABLE);

/** Creates the row to lock, in Kysely's table. */
async function createLockRow(database: Database): Promise<void> {
  const create = sql`create table if not exists ${lockTable}
    (id varchar(255) not null primary key, is_locked integer not null default 0)`;
  await create.execute(database).catch((error: unknown) => {
    // PostgreSQL reports a duplicate when another process creates the table at the same time.
    if (!isDuplicate(error)) throw error;
  });
  await sql`insert into ${lockTable} (id, is_locked) values (${MIGRATION_LOCK_ID}, 0)
    on conflict do nothing`.execute(database);
}

const migratorFor = (database: Database, engine: Engine) =>
  new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(migrationsFor(engine)) } });

/** Names of migrations, in order. */
export interface MigrationState {
  /** Migrations in the database. Empty if it is not a Hearthlight database. */
  applied: string[];
  /** Migrations that this version would apply. */
  pending: string[];
  /** Migrations in the database that this version does not know. */
  unknown: string[];
}

/** Returns the names of all migrations of this version, in order. */
export const knownMigrations = (engine: Engine): string[] => Object.keys(migrationsFor(engine));

/** Compares the migrations in the database with those of this version. */
export async function readMigrations(database: Database, engine: Engine): Promise<MigrationState> {
  const known = knownMigrations(engine);
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) {
    return { applied: [], pending: known, unknown: [] };
  }
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(database);
  const applied = rows.map(({ name }) => name);
  return {
    applied,
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
}

/** Moves the names from the former table to Kysely's table. */
async function adoptFormerTable(database: Database, engine: Engine): Promise<void> {
  if (!(await hasFormerTable(database))) return;
  await database.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${formerLock})`.execute(transaction);
    // Another process may have moved the names since the first check.
    if (!(await hasFormerTable(transaction))) return;
    const target = sql.table(DEFAULT_MIGRATION_TABLE);
    const former = sql.table(formerTable);
    await transaction.schema
      .createTable(DEFAULT_MIGRATION_TABLE)
      .ifNotExists()
      .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
      .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
      .execute();
    const now = new Date().toISOString();
    await sql`insert into ${target} (name, timestamp) select name, ${now} from ${former}`.execute(transaction);
    await transaction.schema.dropTable(formerTable).execute();
  });
}

async function hasFormerTable(database: Database): Promise<boolean> {
  const tables = await database.introspection.getTables();
  return tables.some(({ name }) => name === formerTable);
}

function withSentence(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  const [, name] = /previously executed migration (\S+) is missing/.exec(message) ?? [];
  if (name === undefined) return error;
  return new Error(
    `the database has the migration “${name}”, which this version does not know. Start the version that added it, or a newer one.`,
    { cause: error },
  );
}
