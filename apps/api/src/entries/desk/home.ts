import { type DeskHome, may } from '@hearthlight/domain/desk';

import type { Database } from '../../database/schema.ts';
import { lastClosedMonth, monthsAfter, monthsFrom } from '../../features/books/months.ts';
import { todayOf } from '../../features/books/requirements.ts';
import type { StaffSession } from '../../features/staff/staff-sessions.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { backupState, readLastBackup } from '../../platform/last-backup.ts';
import { mailState, unsentMails } from '../../platform/mail/unsent-mails.ts';

const day = 24 * 3_600_000;
/** Campaigns that end within these days are shown. */
const endingDays = 14;
/** Rows per part of the page. A longer list has its own page. */
const maxRows = 10;
/** Counts stop here. The page shows '1,000 or more'. */
const maxCount = 1000;

/** Dependencies of the first page. */
export interface HomeServices {
  database: Database;
  now: () => number;
  timeZone: string;
  /** Whether mails are stored in the outbox, because no mail server is configured. */
  hasOutbox: boolean;
}

/** Returns what needs a staff member, as far as the role can act on it. */
export async function readHome(
  services: HomeServices,
  { staff: { role } }: Pick<StaffSession, 'staff'>,
): Promise<DeskHome> {
  const moderates = may(role, 'comments.moderate');
  const manages = may(role, 'staff.manage');
  return {
    ...(moderates && { held_comments: await countHeld(services.database) }),
    ...(may(role, 'news.write') && {
      scheduled_news: await scheduledNews(services),
      drafts: await newestDrafts(services.database),
    }),
    ...(may(role, 'campaigns.write') && { ending_campaigns: await endingCampaigns(services) }),
    ...(may(role, 'updates.write') && {
      unsent_mails: await unsentMails(services.database, 'impact update'),
    }),
    ...(may(role, 'books.write') && { months_to_close: await monthsToClose(services) }),
    ...(manages && { health: await readHealth(services) }),
    first_steps: await firstSteps(services, role),
  };
}

async function countHeld(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom((from) =>
      from.selectFrom('comments').select('id').where('state', '=', 'held').limit(maxCount).as('held'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function scheduledNews({ database, now }: HomeServices) {
  const rows = await database
    .selectFrom('news')
    .select(['id', 'title', 'published_at'])
    .where('draft', '=', 0)
    .where('published_at', '>', now())
    .orderBy('published_at')
    .orderBy('id')
    .limit(maxRows)
    .execute();
  return rows.map(({ published_at: at, ...row }) => ({ ...row, published_at: isoInstant(at) }));
}

/** The newest drafts. The index of the list of articles has them first. */
async function newestDrafts(database: Database) {
  const rows = await database
    .selectFrom('news')
    .select(['id', 'title', 'edited_at'])
    .where('draft', '=', 1)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(5)
    .execute();
  return rows.map(({ edited_at: at, ...row }) => ({
    ...row,
    edited_at: at === null ? null : isoInstant(at),
  }));
}

async function endingCampaigns(services: HomeServices) {
  const today = todayOf(services);
  const last = todayOf({ ...services, now: () => services.now() + endingDays * day });
  const rows = await services.database
    .selectFrom('campaigns')
    .select(['id', 'title', 'date_ended'])
    .where('date_ended', '>=', today)
    .where('date_ended', '<=', last)
    .orderBy('date_ended')
    .orderBy('id')
    .limit(maxRows)
    .execute();
  return rows.map(({ date_ended: end, ...row }) => ({ ...row, date_ended: end ?? '' }));
}

/** Months since the last closed one that are over. Before a foundation closes its first month, only a proposed one. */
async function monthsToClose(services: HomeServices): Promise<string[]> {
  const last = await lastClosedMonth(services.database);
  if (last === undefined) {
    const proposals = await services.database.selectFrom('month_proposals').select('month').execute();
    return proposals.map(({ month }) => month);
  }
  return monthsFrom(monthsAfter(last, 1), todayOf(services).slice(0, 7), maxRows);
}

async function readHealth({ database, hasOutbox, now }: HomeServices): Promise<DeskHome['health']> {
  const backup = await readLastBackup(database);
  const { failed } = await unsentMails(database);
  return {
    mail: mailState({ hasOutbox, failed }),
    backup: backupState(backup, now()),
    last_backup_at: backup === undefined ? null : isoInstant(backup),
  };
}

async function firstSteps(
  { database, hasOutbox }: HomeServices,
  role: StaffSession['staff']['role'],
): Promise<DeskHome['first_steps']> {
  const hasOwn = async (table: 'news' | 'campaigns') =>
    (await database.selectFrom(table).select('id').where('is_sample', '=', 0).limit(1).executeTakeFirst()) !==
    undefined;
  const staff = await database.selectFrom('staff').select('id').limit(2).execute();
  return [
    ...(may(role, 'staff.manage') && staff.length < 2 ? ['staff' as const] : []),
    ...(may(role, 'news.write') && !(await hasOwn('news')) ? ['news' as const] : []),
    ...(may(role, 'campaigns.write') && !(await hasOwn('campaigns')) ? ['campaign' as const] : []),
    ...(may(role, 'staff.manage') && hasOutbox ? ['mail' as const] : []),
  ];
}
