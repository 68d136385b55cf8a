import { dayOf, type Language, sumMoney, toCents } from '@hearthlight/domain';

import type { Passwords } from '../../actions/services.ts';
import { hasRows } from '../../database/has-rows.ts';
import type { Database } from '../../database/schema.ts';
import { changeBooks } from '../../features/books/entries.ts';
import type { SampleCampaign } from '../../features/campaigns/sample.ts';
import { textHash } from '../../features/comments/post-comment.ts';
import type { SampleDonor } from '../../features/donors/sample.ts';
import { closeSampleMonths } from '../../features/ledger/sample.ts';
import { cleanHtml } from '../../features/news/clean-html.ts';
import type { SampleArticle } from '../../features/news/sample.ts';
import { titleColumns } from '../../features/news/titles.ts';
import { emailKey } from '../../lib/email-key.ts';
import { nameKey } from '../../lib/name-key.ts';
import { markSample } from '../../platform/sample-mark.ts';
import type { Uploads } from '../../platform/uploads/uploads.ts';
import { addBills, addGifts, type CampaignIds, idOf } from './add-books.ts';
import { countGivers, lastGiftDay, type SampleBooks, sampleBooks } from './books.ts';
import { inOfficeHours } from './office-hours.ts';
import { fillReport, reportOf } from './report.ts';
import type { ChoosePicture } from './sample-pictures.ts';
import type { DatedGift } from './sample-year.ts';
import { englishSample, type Sample } from './sample.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Less than an hour, different for each text, so that not everything is published in the same minute. */
const minutesOf = (text: string) => ((text.length * 17) % 60) * minute;
const daysBefore = (now: number, daysAgo: number) => dayOf(now - daysAgo * day);

/** Selects the sample data to add. */
export interface SampleOptions {
  /** Whether to add the demo donor, whose password is public. */
  donor: boolean;
  /** The rows. Default: those in English. */
  sample?: Sample;
  /** Chooses the pictures. Default: those named in the sample data. */
  choosePicture?: ChoosePicture;
  /**
   * Adds gifts and bills from the year before that of the About page. Needs the foundation's time zone and
   * `AUTH_SECRET` for closing their months, its name and language for the bills, and a folder for their scans. Without
   * them, and where there are real gifts, the books have the gifts of the demo donor only, and campaigns begin with the
   * rest of their amounts.
   */
  books?: { timeZone: string; secret: string; payer: string; language?: Language; uploads?: Uploads };
}

const noBooks: SampleBooks = { bills: [], gifts: [] };

const asNamed: ChoosePicture = (picture) => picture;

/** Adds the sample data in one transaction. Does nothing if it was ever added before. */
export async function addSampleData(
  database: Database,
  now: number,
  passwords: Passwords,
  { books, donor, choosePicture = asNamed, sample = englishSample }: SampleOptions = { donor: true },
): Promise<void> {
  const today = daysBefore(now, 0);
  // Campaigns are as old as the amounts of the home page.
  const agedAt = now - (Date.parse(today) - Date.parse(lastGiftDay(sample, today)));
  const own = donor ? donorGifts(sample.donor, { now, agedAt }) : [];
  const gifts = own.filter(({ status }) => status === 'completed');
  const { bills, gifts: others } = books ? sampleBooks(sample, today, gifts) : noBooks;
  const passwordHash = await passwords.hash(sample.donor.password);
  await database.transaction().execute(async (transaction) => {
    if (!(await markSample(transaction, now))) return;
    // Books with real gifts get no others.
    const closing = (await hasRows(transaction, 'gifts')) ? undefined : books;
    const opening = closing ? others : [];
    const campaigns = await addCampaigns(transaction, now, {
      agedAt,
      choosePicture,
      gifts: [...gifts, ...opening],
      sample,
    });
    const report = reportOf(sample.year, today, { bills, gifts: [...gifts, ...others] });
    const { timeZone = 'UTC' } = books ?? {};
    await addNews(transaction, now, { campaigns, choosePicture, report, sample, timeZone });
    await addUpdates(transaction, now, { campaigns, choosePicture, sample });
    if (!donor && !closing) return;
    await changeBooks(transaction);
    if (donor) await addDonor(transaction, now, { donor: sample.donor, passwordHash, agedAt });
    await addGifts(transaction, now, { campaigns, gifts: [...own, ...opening] });
    if (!closing) return;
    await addBills(transaction, { bills, campaigns, ...closing });
    await closeSampleMonths(transaction, { now, ...closing });
  });
}

// The lists are newest first. Rows are inserted in reverse, so that the newest have the highest ids.

interface Sources {
  campaigns: CampaignIds;
  choosePicture: ChoosePicture;
  sample: Sample;
}

async function addNews(
  database: Database,
  now: number,
  {
    campaigns,
    choosePicture,
    report,
    sample,
    timeZone,
  }: Sources & { report: Readonly<Record<string, string>>; timeZone: string },
): Promise<void> {
  const articles = sample.news.map(({ cover_image_url: address, cover_image_description, ...article }, index) => ({
    ...article,
    cover: choosePicture({ address, description: cover_image_description }, index),
  }));
  const authors = new Set(sample.news.map(({ author_name: name }) => name));
  const answeredAt = (at: number, name: string) => (authors.has(name) ? inOfficeHours(at, timeZone) : at);
  for (const { campaign, comments, cover, days_ago, detail, ...article } of articles.toReversed()) {
    const { id } = await database
      .insertInto('news')
      .values({
        ...article,
        ...titleColumns(article.title),
        cover_image_url: cover.address,
        cover_image_description: cover.description ?? null,
        campaign_id: idOf(campaigns, campaign),
        is_sample: 1,
        detail: cleanHtml(fillReport(detail, report)),
        published_at: now - days_ago * day - minutesOf(article.title),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addComments(database, now, { newsId: id, comments, answeredAt });
  }
}

async function addComments(
  database: Database,
  now: number,
  {
    answeredAt,
    comments,
    newsId,
  }: Pick<SampleArticle, 'comments'> & { newsId: number; answeredAt: (at: number, name: string) => number },
): Promise<void> {
  const rows = comments.toReversed().map(({ comentator_name, comment, hours_ago }) => ({
    news_id: newsId,
    comentator_name,
    comment,
    published_at: answeredAt(now - hours_ago * hour - minutesOf(comment), comentator_name),
    state: 'shown' as const,
    held_reason: null,
    text_hash: textHash(comment),
  }));
  if (rows.length > 0) await database.insertInto('comments').values(rows).execute();
}

async function addCampaigns(
  database: Database,
  now: number,
  {
    choosePicture,
    gifts,
    sample,
    agedAt,
  }: Omit<Sources, 'campaigns'> & { gifts: readonly DatedGift[]; agedAt: number },
): Promise<CampaignIds> {
  const rows = sample.campaigns.map((campaign, index) => ({
    title: campaign.title,
    image_url: choosePicture({ address: campaign.image_url }, index).address,
    target_cents: toCents(campaign.target_amount),
    ...openingOf(campaign, gifts),
    date_started: daysBefore(agedAt, campaign.started_days_ago),
    date_ended: campaign.ended_days_ago === undefined ? null : daysBefore(now, campaign.ended_days_ago),
    description: campaign.description,
    is_sample: 1,
  }));
  if (rows.length === 0) return new Map();
  const added = await database.insertInto('campaigns').values(rows.toReversed()).returning(['id', 'title']).execute();
  return new Map(added.map(({ id, title }) => [title, id]));
}

/** A campaign's figures before the gifts in the books, which complete its amount and contributors. */
function openingOf({ amount_raised, no_of_contributors, title }: SampleCampaign, gifts: readonly DatedGift[]) {
  const own = gifts.filter(({ campaign }) => campaign === title);
  const cents = toCents(amount_raised) - toCents(sumMoney(own.map(({ amount }) => amount)));
  const contributors = no_of_contributors - countGivers(own);
  return {
    raised_cents: cents,
    opening_cents: cents,
    contributors,
    opening_contributors: contributors,
  };
}

async function addUpdates(
  database: Database,
  now: number,
  { campaigns, choosePicture, sample }: Sources,
): Promise<void> {
  const rows = sample.updates.map(({ campaign, days_ago, image_url: address, ...update }, index) => ({
    ...update,
    image_url: choosePicture({ address }, index).address,
    campaign_id: idOf(campaigns, campaign),
    date_published: daysBefore(now, days_ago),
    is_sample: 1,
  }));
  if (rows.length > 0) await database.insertInto('impact_updates').values(rows.toReversed()).execute();
}

async function addDonor(
  database: Database,
  now: number,
  { donor, passwordHash, agedAt }: { donor: SampleDonor; passwordHash: string; agedAt: number },
): Promise<void> {
  const { id } = await database
    .insertInto('donors')
    .values({
      email: donor.email,
      email_key: emailKey(donor.email),
      first_name: donor.first_name,
      last_name: donor.last_name,
      name_key: nameKey(donor),
      password_hash: passwordHash,
      goal_cents: toCents(donor.client_goal),
      created_at: agedAt - donor.created_days_ago * day,
      last_login_at: now - day,
      user_agent: '',
      is_sample: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (donor.joined_campaigns.length === 0) return;
  await database
    .insertInto('registrations')
    .columns(['donor_id', 'campaign_id', 'joined_at'])
    .expression((from) =>
      from
        .selectFrom('campaigns')
        .select((select) => [select.val(id).as('donor_id'), 'id', select.val(now).as('joined_at')])
        .where('title', 'in', donor.joined_campaigns),
    )
    .execute();
}

/** The donations of the demo donor. Those to campaigns are made by the day of their amounts. */
export const donorGifts = (
  { donations, email, first_name, last_name }: SampleDonor,
  { now, agedAt }: { now: number; agedAt: number },
): DatedGift[] =>
  donations.map(
    ({
      amount_donated: amount,
      campaign,
      days_ago: days,
      donation_cause: cause,
      payment_method: method,
      payment_status: status,
    }) => ({
      name: `${first_name} ${last_name}`,
      email,
      campaign,
      cause,
      amount,
      date: daysBefore(campaign === undefined ? now : agedAt, days),
      method,
      status,
    }),
  );
