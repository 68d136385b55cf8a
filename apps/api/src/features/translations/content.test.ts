import { calls } from '@hearthlight/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { ActionContext } from '../../actions/action.ts';
import { addContent, editContent } from '../../actions/content.ts';
import { aCampaignFile, adminContextOf, aMarkdownFile, anArticleFile } from '../../testing/admin.ts';
import { aSignedInDonor } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { gift } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { campaignFiles } from '../campaigns/commands.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { newsArticles } from '../news/commands.ts';
import { listAudit } from '../staff/audit-commands.ts';
import { updateFiles } from '../updates/commands.ts';

const anUpdateFile = (body: string, more = '') =>
  aMarkdownFile(`image_url: /pictures/well.svg\ndate_published: 2026-11-12${more}`, body);

describe.each(engines)('content on $name', (engine) => {
  let context: TestContext;
  let admin: ActionContext;
  let token: string;
  beforeAll(async () => {
    context = await createTestContext(engine);
    admin = adminContextOf(context);
    token = (await aSignedInDonor(context, 'ada@example.org')).access_token;
  });
  afterAll(() => context.close());

  const lastAudit = async () => (await listAudit(context.database)).rows[0];
  const detailOf = (title: string) => context.request('newsDetail', { params: { title } });
  const campaignOfArticle = async () => (await detailOf('About a well')).json().news_details.campaign;
  const ofUpdates = async () => (await dashboard()).records.impact_updates;
  const dashboard = async () => calls.dashboard.response.parse((await context.request('dashboard', { token })).json());

  test('adds, edits, lists and removes an article', async () => {
    const { id } = await addContent(admin, newsArticles, anArticleFile('A/B roofs: 50 %'));
    expect(await lastAudit()).toMatchObject({
      at: '2026-11-20T09:30:00.000Z',
      actor: 'ruth',
      action: 'news add',
      subject: `news ${id}`,
      detail: 'A/B roofs: 50 %',
    });
    const { news_details: article } = calls.newsDetail.response.parse((await detailOf('A/B roofs: 50 %')).json());
    expect(article).toMatchObject({
      tags: 'Roofs, Guinea',
      detail: '<h2>Roofs</h2>\n<p>A <strong>bold</strong>  story.</p>',
      date_published: '2026-11-20T09:30:00.000Z',
    });
    await editContent(admin, newsArticles, id, anArticleFile('Roofs again', 'date: 2026-10-01'));
    expect((await detailOf('A/B roofs: 50 %')).json()).toMatchObject({
      news_details: { title: 'Roofs again' },
    });
    await editContent(admin, newsArticles, id, anArticleFile('Roofs again'));
    expect((await newsArticles.list(context.database)).lines).toEqual([`${id}\t2026-10-01\tRoofs again`]);
    expect(await newsArticles.remove(admin, id)).toEqual({
      id,
      title: 'Roofs again',
      removed: { comments: 0 },
    });
    expect((await newsArticles.list(context.database)).rows).toEqual([]);
  });

  test('rejects a title that another article has', async () => {
    const { id } = await addContent(admin, newsArticles, anArticleFile('One'));
    const other = await addContent(admin, newsArticles, anArticleFile('Other'));
    const taken = 'An article with this title already exists.';
    await expect(addContent(admin, newsArticles, anArticleFile('One'))).rejects.toThrow(taken);
    await expect(editContent(admin, newsArticles, other.id, anArticleFile('One'))).rejects.toThrow(taken);
    for (const added of [id, other.id]) await newsArticles.remove(admin, added);
  });

  test('rejects an unknown id and records nothing', async () => {
    const before = await listAudit(context.database);
    const file = anArticleFile('Nobody reads this');
    await expect(newsArticles.remove(admin, 999)).rejects.toThrow('This article no longer exists.');
    await expect(updateFiles.remove(admin, 999)).rejects.toThrow('This no longer exists.');
    await expect(editContent(admin, newsArticles, 999, file)).rejects.toThrow('This article no longer exists.');
    expect(await listAudit(context.database)).toEqual(before);
  });

  test('adds, edits, lists and removes a campaign', async () => {
    const { id } = await addContent(admin, campaignFiles, aCampaignFile('0'));
    await context.request('joinCampaign', { token, body: { campaign_id: id } });
    await recordGift(admin, { ...gift, campaignId: id });
    await expect(campaignFiles.remove(admin, id)).rejects.toThrow('This campaign has donations or bills');
    await editContent(admin, campaignFiles, id, aCampaignFile('95.5'));
    expect((await dashboard()).records.campaigns).toEqual([
      expect.objectContaining({
        target_amount: 18_000.5,
        amount_raised: 120.5,
        no_of_contributors: 1,
        date_ended: '2027-01-31',
        description: 'Water for four villages.',
        registration_status: true,
      }),
    ]);
    const { lines, rows } = await campaignFiles.list(context.database);
    expect(lines).toEqual([`${id}\t2026-02-14\t2027-01-31\t$120.50 of $18,000.50\tA well`]);
    expect(rows).toEqual([expect.objectContaining({ id, target_amount: 18_000.5, amount_raised: 120.5 })]);
    await context.database.deleteFrom('gifts').execute();
    await campaignFiles.remove(admin, id);
    expect(await lastAudit()).toMatchObject({ action: 'campaign remove', subject: `campaign ${id}` });
    expect((await dashboard()).records.campaigns).toEqual([]);
  });

  test('rejects a campaign that ends before it starts', async () => {
    await expect(addContent(admin, campaignFiles, aCampaignFile('0', '2026-02-13'))).rejects.toThrow(
      'Choose a last day that is not before the first.',
    );
  });

  test('rejects a campaign with its opening amount under both names', async () => {
    const file = aCampaignFile('0\nopening_amount: 5');
    await expect(addContent(admin, campaignFiles, file)).rejects.toThrow('has both opening_amount and amount_raised');
  });

  test('adds, edits, lists and removes an impact update', async () => {
    const { id } = await addContent(admin, updateFiles, anUpdateFile('The pump runs.'));
    await editContent(admin, updateFiles, id, anUpdateFile('The pump has run for forty days.'));
    expect((await dashboard()).records.impact_updates).toEqual([
      {
        image_url: '/pictures/well.svg',
        date_published: '2026-11-12',
        description: 'The pump has run for forty days.',
        title: null,
        place: null,
        campaign: null,
      },
    ]);
    await updateFiles.remove(admin, id);
    expect((await updateFiles.list(context.database)).rows).toEqual([]);
  });

  test('updates and articles name their campaign until it is removed', async () => {
    const { id } = await addContent(admin, campaignFiles, aCampaignFile('0'));
    const fields = `\ntitle: Forty days of water\nplace: Garbatula, Kenya\ncampaign: ${id}`;
    await addContent(admin, updateFiles, anUpdateFile('The pump runs.', fields));
    await addContent(admin, newsArticles, anArticleFile('About a well', `campaign: ${id}`));
    expect(await ofUpdates()).toEqual([
      expect.objectContaining({
        title: 'Forty days of water',
        place: 'Garbatula, Kenya',
        campaign: { id, title: 'A well' },
      }),
    ]);
    expect(await campaignOfArticle()).toEqual({ id, title: 'A well', image_url: '/pictures/well.svg' });
    const renamed = aMarkdownFile(
      'title: A deep well\nimage_url: /pictures/well.svg\ntarget_amount: 1\ndate_started: 2026-02-14',
      'Water.',
    );
    await editContent(admin, campaignFiles, id, renamed);
    expect(await campaignOfArticle()).toMatchObject({ title: 'A deep well' });
    await campaignFiles.remove(admin, id);
    expect(await campaignOfArticle()).toBeNull();
    expect(await ofUpdates()).toEqual([expect.objectContaining({ campaign: null })]);
  });

  test('rejects an unknown campaign', async () => {
    const message = 'This campaign no longer exists.';
    const update = anUpdateFile('The pump runs.', '\ncampaign: 999');
    await expect(addContent(admin, updateFiles, update)).rejects.toThrow(message);
    const article = anArticleFile('No campaign', 'campaign: 999');
    await expect(addContent(admin, newsArticles, article)).rejects.toThrow(message);
  });
});
