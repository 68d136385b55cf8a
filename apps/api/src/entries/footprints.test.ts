import { makePaymentReference } from '@hearthlight/domain';
import type { DeskCallName } from '@hearthlight/domain/desk';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { donorKey } from '../features/books/giver.ts';
import { handleUnpaidPledges } from '../features/gifts/unpaid-pledges.ts';
import { checkPlans } from '../features/plans/check-plans.ts';
import { adminContextOf, aCampaignFile, aMarkdownFile, anArticleFile, runAdmin } from '../testing/admin.ts';
import { bankColumns } from '../testing/bank-columns.ts';
import { aSignedInDonor, browserOf, codeIn, password, signIn } from '../testing/donors.ts';
import { sqlite } from '../testing/engines.ts';
import { footprintOf } from '../testing/footprint.ts';
import { aPhotograph } from '../testing/photographs.ts';
import {
  addStaff,
  aSignedInStaff,
  cookieOf,
  deskCall,
  deskRequest,
  openStaffSession,
  staffPassword,
} from '../testing/staff.ts';
import { content, createTestContext, type TestContext } from '../testing/test-context.ts';
import { addSampleData } from './sample/sample-data.ts';

/*
 * Which rows each action adds, changes and removes while others of the same kind exist. An action that forgets whose row it means
 * changes the others too.
 */

let context: TestContext;
let owner: { id: number; cookie: string };
let second: { id: number; cookie: string };
let ada: { id: number; token: string };
let eda: { id: number; token: string };
/** A donor whom no action means. */
let ida: { id: number; token: string };

type Options = NonNullable<Parameters<typeof deskCall>[2]>;

const call = (name: DeskCallName, options: Options = {}) =>
  deskCall(context, name, { cookie: owner.cookie, ...options });

/** Returns the footprint of a call of the desk. */
const footprint = (name: DeskCallName, options: Options = {}) =>
  footprintOf(context.database, () => call(name, options));

/** Returns the footprint of a call of the site, which must succeed. */
const footprintOfSite = (...[name, options]: Parameters<TestContext['request']>) =>
  footprintOf(context.database, async () => {
    const response = await context.request(name, options);
    expect([name, response.statusCode, response.body]).toMatchObject([name, 200, expect.any(String)]);
  });

/** Makes a call that adds an entry. Returns its number. */
async function add(name: DeskCallName, body: object): Promise<number> {
  const added: unknown = await call(name, { body });
  if (typeof added !== 'object' || added === null || !('id' in added)) throw new Error(`${name} adds nothing`);
  return Number(added.id);
}

async function donor(email: string) {
  const { access_token: token } = await aSignedInDonor(context, email);
  const { id } = await context.database
    .selectFrom('donors')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { id, token };
}

beforeAll(async () => {
  const foundation = { ...content.foundation, languages: ['en', 'es', 'pl'] as const };
  context = await createTestContext(sqlite, { content: { ...content, foundation } });
  owner = await aSignedInStaff(context, 'owner');
  second = await aSignedInStaff(context, 'owner', 'second@example.org', 'Peter Otieno');
  ada = await donor('ada@example.org');
  eda = await donor('eda@example.org');
  ida = await donor('ida@example.org');
  await addSampleData(context.database, context.clock.now, context.deps.passwords);
});
afterAll(() => context.close());

/** Steps that follow one another, and what each must touch. */
type Steps = [name: string, footprint: () => Promise<string>][];

async function footprintsOf(steps: Steps): Promise<string[]> {
  const found: string[] = [];
  for (const [name, act] of steps) found.push(`${name}: ${await act()}`);
  return found;
}

/** Returns steps of calls for one entry. */
const stepsOf = (id: number, ...steps: [DeskCallName, body?: object, params?: object][]): Steps =>
  steps.map(([name, body = {}, params = {}]) => [
    [name, ...Object.values(params)].join(' '),
    () => footprint(name, { params: { id, ...params }, body }),
  ]);

async function versionOf(table: 'campaigns' | 'impact_updates', id: number): Promise<number> {
  const row = context.database.selectFrom(table).select('version').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).version;
}

test('news', async () => {
  const texts = { tags: 'Roofs', cover_image_description: 'A roof', detail: '<p>Rain.</p>' };
  const article = {
    ...texts,
    cover_image_url: '/pictures/roof.svg',
    author_name: 'Ruth W.',
    campaign_id: null,
  };
  const translation = { ...texts, title: 'Translated roofs', based_on: null };
  const create = async (title: string) => {
    const id = await add('createArticle', { title });
    await call('saveArticle', { params: { id }, body: { ...article, title, based_on: 0 } });
    await call('publishArticle', { params: { id }, body: { based_on: 1, replaces: null, at: null } });
    const body = { comentator_name: 'Ada', comment: `Good ${title}` };
    await context.request('commentOnNews', { params: { id }, body });
    for (const language of ['es', 'pl'])
      await call('saveTranslation', {
        params: { id, language },
        body: { ...translation, title: `${title} ${language}` },
      });
    for (const { cookie } of [owner, second])
      await call('openArticle', { params: { id }, body: { open: true }, cookie });
    return id;
  };
  const id = await create('Roof one');
  await create('Roof two');
  const { published_at } = await context.database
    .selectFrom('news')
    .select('published_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const at = new Date(published_at).toISOString();
  expect(
    await footprintsOf(
      stepsOf(
        id,
        ['saveArticle', { ...article, title: 'Roof 1', based_on: 1 }],
        ['publishArticle', { based_on: 2, replaces: at, at: null }],
        ['restoreRevision', { based_on: 2 }, { number: 1 }],
        ['openComments', { comments_open: false }],
        ['openArticle', { open: false }],
        [
          'saveTranslation',
          { ...translation, title: 'Translated roof', based_on: { ...texts, title: 'Roof one es' } },
          { language: 'es' },
        ],
        ['removeTranslation', {}, { language: 'es' }],
        ['unpublishArticle', { state: 'published', published_at: at, published_revision: 2 }],
        ['removeArticle'],
      ),
    ),
  ).toEqual([
    'saveArticle: audit +1, news ~1, news_revisions +1, versions ~1',
    'publishArticle: audit +1, former_titles +1, news ~1, versions ~1; locks pictures',
    'restoreRevision 1: audit +1, news ~1, news_revisions +1, versions ~1',
    'openComments: audit +1, news ~1, versions ~1',
    'openArticle: open_articles -1',
    'saveTranslation es: audit +1, former_titles +1, news_translations ~1, versions ~1; locks pictures',
    'removeTranslation es: audit +1, former_titles +1, news_translations -1, versions ~1',
    'unpublishArticle: audit +1, news ~1, versions ~1',
    'removeArticle: audit +1, former_titles -3, news -1, news_revisions -4, news_translations -1, open_articles -1, versions ~1',
  ]);
});

test('commands', async () => {
  const { database } = context;
  const newest = async (table: 'campaigns' | 'impact_updates' | 'news') => {
    const rows = database.selectFrom(table).select('id').orderBy('id', 'desc').limit(1);
    return String((await rows.executeTakeFirstOrThrow()).id);
  };
  const update = aMarkdownFile('image_url: /pictures/well.svg\ndate_published: 2026-10-02', 'It runs.');
  await runAdmin(context, ['update', 'add', update]);
  const [campaign, impact, article] = [await newest('campaigns'), await newest('impact_updates'), await newest('news')];
  const run = (...args: string[]): Steps[number] => [
    args.slice(0, 2).join(' '),
    () => footprintOf(database, () => runAdmin(context, args)),
  ];
  expect(
    await footprintsOf([
      run('news', 'edit', article, anArticleFile('Another roof')),
      run('news', 'remove', article, '--yes'),
      run('campaign', 'edit', campaign, aCampaignFile('$1.00')),
      run(
        'update',
        'edit',
        impact,
        aMarkdownFile('image_url: /pictures/well.svg\ndate_published: 2026-10-02', 'It ran.'),
      ),
      run('update', 'remove', impact, '--yes'),
    ]),
  ).toEqual([
    'news edit: audit +1, former_titles +1, news ~1, news_revisions +1, versions ~1; locks pictures',
    'news remove: audit +1, former_titles -1, news -1, news_revisions -3, news_translations -2, open_articles -2, versions ~1',
    'campaign edit: audit +1, campaigns ~1, versions ~2; locks pictures',
    'update edit: audit +1, impact_updates ~1; locks pictures',
    'update remove: audit +1, impact_updates -1',
  ]);
});

/** Returns the body of a decision about a comment. */
const commentChange = (id = 0, from = 'shown', to = 'hidden') => ({ changes: [{ id, from, to }] });

test('comments', async () => {
  const [held] = await context.database.selectFrom('comments').select('id').execute();
  expect(
    await footprintsOf([
      ['hide', () => footprint('moderateComments', { body: commentChange(held?.id) })],
      ['show', () => footprint('moderateComments', { body: commentChange(held?.id, 'hidden', 'shown') })],
      ['words', () => footprint('setHoldWords', { body: { words: ['casino', 'lottery'] } })],
      ['other words', () => footprint('setHoldWords', { body: { words: ['casino', 'poker'] } })],
      [
        'comment',
        () =>
          footprintOfSite('commentOnNews', {
            params: { id: 3 },
            body: { comentator_name: 'Halima G.', comment: 'A kind word about the wells.' },
          }),
      ],
    ]),
  ).toEqual([
    'hide: audit +1, comments ~1, versions ~1',
    'show: audit +1, comments ~1, versions ~1',
    'words: audit +1, hold_words +2',
    'other words: audit +1, hold_words +1 -1',
    'comment: comments +1, versions ~1',
  ]);
});

test('campaigns', async () => {
  const campaign = {
    image_url: '/pictures/well.svg',
    description: 'Water.',
    target_amount: 100,
    date_started: '2026-02-14',
    date_ended: null,
  };
  const translation = { title: 'Translated wells', description: 'Translated text.', based_on: null };
  const create = async (title: string) => {
    const id = await add('createCampaign', { ...campaign, title });
    for (const language of ['es', 'pl'])
      await call('saveCampaignTranslation', { params: { id, language }, body: translation });
    for (const { token } of [ada, eda, ida])
      await context.request('joinCampaign', { token, body: { campaign_id: id } });
    return id;
  };
  const id = await create('Well one');
  await create('Well two');
  expect(
    await footprintsOf([
      ...stepsOf(
        id,
        ['editCampaign', { ...campaign, title: 'Well 1', version: await versionOf('campaigns', id) }],
        ['moveCampaign', { to: 'up' }],
        [
          'saveCampaignTranslation',
          {
            ...translation,
            title: 'Translated well',
            based_on: { title: 'Translated wells', description: 'Translated text.' },
          },
          { language: 'es' },
        ],
        ['removeCampaignTranslation', {}, { language: 'es' }],
        ['endCampaign'],
      ),
      ['joinCampaign', () => footprintOfSite('joinCampaign', { token: ada.token, body: { campaign_id: 1 } })],
      ...stepsOf(id, ['removeCampaign']),
    ]),
  ).toEqual([
    'editCampaign: audit +1, campaigns ~1, versions ~2; locks pictures',
    'moveCampaign: audit +1, campaigns ~14, versions ~1',
    'saveCampaignTranslation es: audit +1, campaign_translations ~1, versions ~2; locks pictures',
    'removeCampaignTranslation es: audit +1, campaign_translations -1, versions ~1',
    'endCampaign: audit +1, campaigns ~1, versions ~1',
    'joinCampaign: registrations +1',
    'removeCampaign: audit +1, campaign_translations -1, campaigns -1, registrations -3, versions ~2',
  ]);
});

test('impact updates', async () => {
  const update = {
    title: 'Water',
    place: 'Garbatula',
    image_url: '/pictures/well.svg',
    description: 'It runs.',
    date_published: '2026-10-02',
    campaign_id: null,
  };
  const translation = {
    title: 'Translated water',
    place: 'Garbatula',
    description: 'It runs, translated.',
    based_on: null,
  };
  const create = async (title: string) => {
    const id = await add('createUpdate', { ...update, title });
    for (const language of ['es', 'pl'])
      await call('saveUpdateTranslation', { params: { id, language }, body: translation });
    return id;
  };
  const id = await create('Water one');
  const other = await create('Water two');
  const version = await versionOf('impact_updates', id);
  for (const { cookie } of [owner, second])
    await call('testUpdate', { params: { id: other }, body: { version }, cookie });
  await call('testUpdate', { params: { id }, body: { version }, cookie: second.cookie });
  await call('sendUpdate', { params: { id: other }, body: { audience: 'all', version } });
  await context.database.updateTable('outbox').set({ state: 'failed', error: 'address refused' }).execute();
  const { title: _title, ...rest } = update;
  expect(
    await footprintsOf([
      ...stepsOf(id, ['testUpdate', { version }], ['sendUpdate', { audience: 'all', version }]),
      [
        'retryUpdate',
        async () => {
          await context.database.updateTable('outbox').set({ state: 'failed', error: 'address refused' }).execute();
          return footprint('retryUpdate', { params: { id } });
        },
      ],
      ...stepsOf(
        id,
        ['editUpdate', { ...rest, title: 'Water 1', version }],
        [
          'saveUpdateTranslation',
          {
            ...translation,
            title: 'More translated water',
            based_on: { title: 'Translated water', place: 'Garbatula', description: 'It runs, translated.' },
          },
          { language: 'es' },
        ],
        ['removeUpdateTranslation', {}, { language: 'es' }],
        ['removeUpdate'],
      ),
    ]),
  ).toEqual([
    'testUpdate: audit +1, update_tests +1',
    'sendUpdate: audit +1, impact_updates ~1, outbox +4, update_mails +4',
    'retryUpdate: audit +1, impact_updates ~1, outbox +4 -4, update_mails ~4',
    'editUpdate: audit +1, impact_updates ~1; locks pictures',
    'saveUpdateTranslation es: audit +1, impact_updates ~1, update_translations ~1; locks pictures',
    'removeUpdateTranslation es: audit +1, impact_updates ~1, update_translations -1',
    'removeUpdate: audit +1, impact_updates -1, outbox -4, update_tests -2, update_translations -1',
  ]);
});

/** Uploads the scan of a bill. Returns its name. */
async function uploadScan(): Promise<string> {
  const { scan } = await deskCall(context, 'uploadBillScan', {
    cookie: owner.cookie,
    body: await aPhotograph('portrait'),
    headers: { 'content-type': 'image/jpeg' },
  });
  return scan;
}

test('bills', async () => {
  const bill = { payee: 'Kofi Mensah', kind: 'Roofs', amount: 640.5, date: '2026-10-02', campaign_id: null };
  const scan = await uploadScan();
  const id = await add('addBill', { ...bill, scan, publish: false });
  await add('addBill', { ...bill, payee: 'Eda', scan: null, publish: false });
  expect(
    await footprintsOf([
      ...stepsOf(id, ['correctBill', { ...bill, amount: 650 }]),
      [
        'approveBill',
        () => footprint('approveBill', { params: { id }, body: { ...bill, amount: 650 }, cookie: second.cookie }),
      ],
      ...stepsOf(
        id,
        ['payBill', { date: '2026-10-05' }],
        ['publishBill', { published: true }],
        ['reopenBill'],
        ['cancelBill', { reason: 'Twice' }],
      ),
    ]),
  ).toEqual([
    'correctBill: audit +1, bills ~1, versions ~1',
    'approveBill: audit +1, bills ~1, versions ~1',
    'payBill: audit +1, bills ~1, versions ~1',
    'publishBill: audit +1, bills ~1, versions ~1',
    'reopenBill: audit +1, bills ~1, versions ~1',
    'cancelBill: audit +1, bills ~1, versions ~1',
  ]);
});

/** Returns the newest entry of a gift. */
async function latest(giftId: number): Promise<number> {
  const entries = context.database.selectFrom('gift_entries').select('id').where('gift_id', '=', giftId);
  return (await entries.orderBy('id', 'desc').executeTakeFirstOrThrow()).id;
}

const gift = {
  amount: 25,
  cause: 'A roof',
  method: 'Bank transfer',
  status: 'completed',
  date: '2026-10-02',
  campaign_id: 1,
  external_id: '',
  preview: false,
};
const person = { kind: 'person', name: 'Kofi Mensah', email: 'kofi@example.org' };
const monthly = { rhythm: 'monthly', amount: 25, first: '2026-10-01', last: null };
const record = (giver: object, changes: object = {}) => add('recordGift', { ...gift, giver, ...changes });

/** Records a pledge with a standing order. Returns its number. */
async function recordPlan(donor_id: number, reference: string): Promise<number> {
  const id = await record({ kind: 'donor', donor_id }, { status: 'pending', reference });
  await call('savePlan', { params: { id }, body: { ...monthly, version: 0 } });
  return id;
}

test('gifts, plans and receipts', async () => {
  const id = await record({ kind: 'donor', donor_id: ada.id });
  for (const each of [eda, ida]) await record({ kind: 'donor', donor_id: each.id });
  await record({ kind: 'donor', donor_id: ada.id });
  await record(person);
  const pledge = await record(
    { kind: 'donor', donor_id: ada.id },
    { status: 'pending', reference: makePaymentReference({ donor: ada.id, campaign: 1 }, 700_000) },
  );
  for (const each of [ada, ida])
    await recordPlan(each.id, makePaymentReference({ donor: each.id, campaign: 1 }, 800_000));
  const why = { reason: 'A mistake', preview: false };
  expect(
    await footprintsOf([
      ['recordGift', () => footprint('recordGift', { body: { ...gift, giver: person } })],
      ['sendReceipt', () => footprint('sendReceipt', { params: { id } })],
      ['setGiftAnonymity', () => footprint('setGiftAnonymity', { params: { id }, body: { anonymous: true } })],
      [
        'correctGift',
        async () =>
          footprint('correctGift', {
            params: { id },
            body: { ...why, based_on: await latest(id), amount: 30 },
          }),
      ],
      [
        'changeGiver',
        async () =>
          footprint('changeGiver', {
            params: { id },
            body: { ...why, based_on: await latest(id), giver: { kind: 'donor', donor_id: eda.id } },
          }),
      ],
      [
        'refundGift',
        async () =>
          footprint('refundGift', {
            params: { id },
            body: { reason: 'Twice', amount: 10, based_on: await latest(id) },
          }),
      ],
      [
        'correctGift',
        async () =>
          footprint('correctGift', {
            params: { id: pledge },
            body: {
              ...why,
              based_on: await latest(pledge),
              status: 'completed',
              amount: 10,
              outcome: 'split',
            },
          }),
      ],
      [
        'takeBackPayment',
        async () =>
          footprint('takeBackPayment', {
            params: { id: pledge },
            body: { ...why, based_on: await latest(pledge) },
          }),
      ],
      ...stepsOf(
        pledge,
        ['savePlan', { ...monthly, version: 0 }],
        ['savePlan', { ...monthly, amount: 30, version: 1 }],
        ['removePlan', { version: 2 }],
      ),
    ]),
  ).toEqual([
    'recordGift: audit +1, campaigns ~1, entry_sums ~1, gift_entries +1, gifts +1, receipts +1, versions ~1; locks books',
    'sendReceipt: audit +1, outbox +1, receipts ~1; locks books',
    'setGiftAnonymity: audit +1, gifts ~1; locks books',
    'correctGift: audit +1, campaigns ~1, entry_sums ~1, gift_entries +2, gifts ~1, receipts +2, versions ~1',
    'changeGiver: audit +1, gift_entries +2, gifts ~1, receipts +2, versions ~1',
    'refundGift: audit +1, campaigns ~1, entry_sums +1, gift_entries +1, gifts ~1, receipts +2, versions ~1',
    'correctGift: audit +1, campaigns ~1, entry_sums ~1, gift_entries +2, gifts +1 ~1, pledge_payments +1, receipts +1, versions ~1',
    'takeBackPayment: audit +2, campaigns ~1, entry_sums ~1, gift_entries +2, gifts ~2, receipts +1, versions ~1',
    'savePlan: audit +1, plans +1; locks books',
    'savePlan: audit +1, plans ~1; locks books',
    'removePlan: audit +1, plans -1; locks books',
  ]);
});

/** Records a gift in memory of somebody. Returns its number and that of the occasion. */
async function giveInMemory(name: string): Promise<{ gift: number; occasion: number }> {
  const id = await record(person, { occasion: { is: 'new', kind: 'memory', name, tell: '', another: true } });
  const options = { cookie: owner.cookie, params: { id } };
  const { occasion } = await deskCall(context, 'giftOccasion', options);
  return { gift: id, occasion: occasion?.id ?? 0 };
}

test('occasions', async () => {
  const kept = await giveInMemory('Amara Diallo');
  const merged = await giveInMemory('Amara B. Diallo');
  const other = await giveInMemory('Halima Guyo');
  const { occasion: id } = kept;
  const edited = { kind: 'memory', name: 'Amara C. Diallo', tell: '', is_public: false, version: 1 };
  expect(
    await footprintsOf([
      ...stepsOf(other.gift, ['setOccasion', { from: other.occasion, occasion: { is: 'known', id } }]),
      ...stepsOf(id, ['editOccasion', edited], ['mergeOccasions', { merged: merged.occasion, count: 1 }]),
    ]),
  ).toEqual([
    'setOccasion: audit +1, gifts ~1, occasions -1, versions ~1',
    'editOccasion: audit +1, occasions ~1, versions ~1',
    'mergeOccasions: audit +2, gifts ~1, occasions ~1 -1, versions ~1',
  ]);
});

/** Uploads a photograph. Returns its address. */
async function uploadPicture(name: Parameters<typeof aPhotograph>[0]): Promise<string> {
  const body = await aPhotograph(name);
  return (await deskCall(context, 'uploadPicture', { cookie: owner.cookie, body })).address;
}

const usePicture = (title: string, image_url: string) =>
  add('createCampaign', {
    title,
    image_url,
    description: 'Water.',
    target_amount: 100,
    date_started: '2026-02-14',
    date_ended: null,
  });

test('pictures', async () => {
  const [address, by] = [await uploadPicture('portrait'), await uploadPicture('panorama')];
  await usePicture('One', address);
  await usePicture('Two', by);
  expect(
    await footprintsOf([
      ['editPicture', () => footprint('editPicture', { body: { address, alt: 'A well', focus: { x: 10, y: 20 } } })],
      ['replacePicture', () => footprint('replacePicture', { body: { address, by } })],
      ['removePicture', () => footprint('removePicture', { body: { address } })],
    ]),
  ).toEqual([
    'editPicture: audit +1, pictures +1, versions ~1; locks pictures',
    'replacePicture: audit +1, campaigns ~1, picture_uses +1 -1, pictures +1 ~1, versions ~1; locks news, pictures',
    'removePicture: audit +1, picture_files -1, pictures -1; locks pictures',
  ]);
});

/** Returns the first payment of the list. */
async function firstUnmatched(): Promise<{ id: number; based_on: number }[]> {
  const { groups } = await deskCall(context, 'paymentList', { cookie: owner.cookie, body: {} });
  return groups
    .flat()
    .slice(0, 1)
    .map(({ id, newest_entry }) => ({ id, based_on: newest_entry }));
}

/** Returns the payments that staff left without a donor. */
const leftPayments = () =>
  context.database
    .selectFrom('gifts')
    .innerJoin('gift_entries', 'gift_id', 'gifts.id')
    .select(['gifts.id', ({ fn }) => fn.max<number>('gift_entries.id').as('based_on')])
    .where('giver_settled', '=', 1)
    .groupBy('gifts.id')
    .execute();

test('payments and imports', async () => {
  const upload = async (rows: string) => {
    const body = Buffer.from(`Date,Amount,Payer,Details\n${rows}`);
    const uploaded = await deskCall(context, 'uploadImport', {
      cookie: owner.cookie,
      body,
      headers: { 'content-type': 'text/csv' },
    });
    return {
      id: uploaded.id,
      body: { columns: { ...uploaded.columns, ...bankColumns }, campaign_id: null, separate_lines: [] },
    };
  };
  const run = async (rows: string) => {
    const { id, body } = await upload(rows);
    await call('runImport', { params: { id }, body });
    return id;
  };
  const id = await run('2026-10-02,1.00,Zed,Water\n2026-10-03,2.00,Zed,Water\n2026-10-04,3.00,Yan,Water');
  await run('2026-10-05,4.00,Xi,Roof\n2026-10-06,5.00,Xi,Roof');
  const waiting = await upload(
    `2026-10-07,6.00,Xi,Roof\n2026-10-08,7.00,Ada,${makePaymentReference({ donor: ada.id, campaign: 1 }, 1)}`,
  );
  const discarded = await upload('2026-10-09,8.00,Xi,Roof');
  const reference = makePaymentReference({ donor: ida.id, campaign: 1 }, 900_000);
  const planned = await recordPlan(ida.id, reference);
  await run(`2026-10-01,25.00,Ida,${reference}\n2026-10-28,25.00,Ida,${reference}`);
  const { id: payment } = await context.database
    .selectFrom('gifts')
    .select('id')
    .where('reference', '=', reference)
    .where('id', '<>', planned)
    .executeTakeFirstOrThrow();
  expect(
    await footprintsOf([
      [
        'leavePayments',
        async () => footprint('leavePayments', { body: { reason: 'Unknown', payments: await firstUnmatched() } }),
      ],
      ['reopenPayments', async () => footprint('reopenPayments', { body: { payments: await leftPayments() } })],
      [
        'assignPayments',
        async () =>
          footprint('assignPayments', {
            body: {
              giver: { kind: 'donor', donor_id: ada.id },
              payments: (await firstUnmatched()).map((each) => ({ ...each, pledge_id: null })),
            },
          }),
      ],
      ['previewImport', () => footprint('previewImport', { params: { id: waiting.id }, body: waiting.body })],
      ['runImport', () => footprint('runImport', { params: { id: waiting.id }, body: waiting.body })],
      ...stepsOf(discarded.id, ['discardUpload']),
      ...stepsOf(payment, ['setFurtherGift', { further: true }]),
      ...stepsOf(id, ['undoImport']),
    ]),
  ).toEqual([
    'leavePayments: audit +1, gift_entries +2, gifts ~1, versions ~1',
    'reopenPayments: audit +1, gift_entries +2, gifts ~1, versions ~1',
    'assignPayments: audit +1, gift_entries +2, gifts ~1, receipts +2, versions ~1',
    'previewImport: ',
    'runImport: audit +1, entry_sums ~1, gift_entries +2, gift_sources +2, gifts +2, imports ~1, receipts +2, versions ~1',
    'discardUpload: audit +1, imports -1',
    'setFurtherGift: audit +1, gifts ~1; locks books',
    'undoImport: audit +1, entry_sums ~1, gift_entries -3, gift_sources -3, gifts -3, imports ~1, receipts +3, versions ~1',
  ]);
});

test('maintenance', async () => {
  const steps: Steps = [true, false].map((is_on) => [
    is_on ? 'on' : 'off',
    () => footprint('setMaintenance', { body: { is_on } }),
  ]);
  expect(await footprintsOf(steps)).toEqual(['on: audit +1, marks +1', 'off: audit +1, marks -1']);
});

/** Returns the fields of a sign-up form. */
const applicant = (email: string) => ({ email, first_name: 'Uma', last_name: 'Young' });

test('accounts', async () => {
  const former = { donor_id: ida.id, at: 1 };
  for (const email of ['uma@example.org', 'unknown@example.org'])
    await context.database
      .insertInto('former_addresses')
      .values({ ...former, email, email_key: email })
      .execute();
  await donor('una@example.org');
  const code = () => codeIn(context.mails.at(-1));
  await context.request('sendEmailVerificationCode', { body: applicant('other@example.org') });
  await context.request('sendPasswordResetCode', { body: { email: 'eda@example.org' } });
  const sessions = [await signIn(context, 'una@example.org'), await signIn(context, 'una@example.org')];
  let browser = '';
  expect(
    await footprintsOf([
      [
        'sendEmailVerificationCode',
        () => footprintOfSite('sendEmailVerificationCode', { body: applicant('uma@example.org') }),
      ],
      [
        'a wrong code',
        () =>
          footprintOf(context.database, () =>
            context.request('verifyCodeAndSignUp', {
              body: { ...applicant('uma@example.org'), code: '00000', password },
            }),
          ),
      ],
      [
        'verifyCodeAndSignUp',
        () =>
          footprintOfSite('verifyCodeAndSignUp', {
            body: { ...applicant('uma@example.org'), code: code(), password },
          }),
      ],
      ['signIn', () => footprintOfSite('signIn', { body: { email: 'uma@example.org', password } })],
      [
        'signOut',
        () =>
          footprintOfSite('signOut', {
            token: sessions[0]?.access_token ?? '',
            body: { refresh_token: sessions[0]?.refresh_token },
          }),
      ],
      [
        'sendPasswordResetCode',
        () =>
          footprintOf(context.database, async () => {
            browser = browserOf(await context.request('sendPasswordResetCode', { body: { email: 'una@example.org' } }));
          }),
      ],
      [
        'verifyPasswordResetCode',
        () => footprintOfSite('verifyPasswordResetCode', { browser, body: { code: code() } }),
      ],
      [
        'changePassword',
        () =>
          footprintOfSite('changePassword', {
            browser,
            body: { email: 'una@example.org', password: 'Lantern-9-light' },
          }),
      ],
    ]),
  ).toEqual([
    'sendEmailVerificationCode: codes +1',
    'a wrong code: codes ~1',
    'verifyCodeAndSignUp: codes -1, donors +1, former_addresses -1',
    'signIn: donors ~1, sessions +1',
    'signOut: sessions -1',
    'sendPasswordResetCode: codes +1',
    'verifyPasswordResetCode: codes ~1',
    'changePassword: codes -1, donors ~1, sessions -2',
  ]);
});

test('staff', async () => {
  const invite = async (email: string, role = 'editor') => {
    const body = { email, role, send_mail: true };
    const { link, member } = await deskCall(context, 'inviteStaff', { cookie: owner.cookie, body });
    return { id: member.id, token: link.split('#')[1] };
  };
  const { id: invited } = await invite('one@example.org');
  const { token } = await invite('auditor@example.org', 'auditor');
  const joining = { token, name: 'Eve Adams', password: 'Lantern-7-desk' };
  const { token: editorToken } = await invite('editor@example.org');
  const accepted = await deskRequest(context, 'acceptStaffLink', {
    body: { ...joining, token: editorToken, name: 'Ole Berg' },
  });
  const editor = cookieOf(accepted);
  const { secret } = await deskCall(context, 'startTotp', { cookie: editor });
  const appCode = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: context.clock.now });
  await invite('two@example.org');
  const withApp = await addStaff(context, 'app@example.org', 'owner');
  const cookies = [await openStaffSession(context, withApp), await openStaffSession(context, withApp)];
  const cookie = cookies[0] ?? '';
  const own =
    (name: DeskCallName, body: object = {}) =>
    () =>
      footprint(name, { cookie, body });
  const passkeyOf = async (staff_id: number) => {
    const row = { staff_id, public_key: '', counter: 0, transports: '[]', label: 'Key', created_at: 1 };
    const { id } = await context.database
      .insertInto('staff_passkeys')
      .values({ ...row, credential_id: crypto.randomUUID() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const [passkey] = [await passkeyOf(withApp), await passkeyOf(withApp), await passkeyOf(owner.id)];
  await call('renewRecoveryCodes', { cookie: second.cookie });
  context.clock.now += 1000;
  expect(
    await footprintsOf([
      ['acceptStaffLink', () => footprint('acceptStaffLink', { body: joining })],
      ['finishTotp', () => footprint('finishTotp', { cookie: editor, body: { code: appCode() } })],
      ['confirmPassword', own('confirmPassword', { password: staffPassword })],

      ['startTotp', own('startTotp')],
      ['startPasskey', own('startPasskey')],
      ['renewRecoveryCodes', own('renewRecoveryCodes')],
      ['renewRecoveryCodes again', own('renewRecoveryCodes')],
      ['keepRecoveryCodes', own('keepRecoveryCodes')],
      ['removePasskey', () => footprint('removePasskey', { cookie, params: { id: passkey ?? 0 } })],
      ['changeOwnPassword', own('changeOwnPassword', { password: 'Lantern-9-desk' })],
      ...stepsOf(
        invited,
        ['renewStaffLink', { send_mail: true }],
        ['changeStaffRole', { role: 'auditor' }],
        ['removeStaff'],
      ),
      ...stepsOf(withApp, ['changeStaffRole', { role: 'editor' }]),
      [
        'signOutEverywhere',
        async () => {
          const last = await openStaffSession(context, withApp);
          await openStaffSession(context, withApp);
          return footprint('signOutEverywhere', { cookie: last });
        },
      ],
      ...stepsOf(withApp, ['renewStaffLink', { send_mail: false }], ['removeStaff']),
    ]),
  ).toEqual([
    'acceptStaffLink: audit +1, staff ~1, staff_links -1, staff_sessions +1; locks staff',
    'finishTotp: audit +2, staff ~1, staff_links -1, staff_recovery_codes +10, staff_sessions +1 -1; locks person',
    'confirmPassword: staff_sessions ~1',
    'startTotp: staff_sessions ~1',
    'startPasskey: staff_sessions ~1',
    'renewRecoveryCodes: audit +1, staff ~1, staff_recovery_codes +10; locks person',
    'renewRecoveryCodes again: audit +1, staff_recovery_codes +10 -10; locks person',
    'keepRecoveryCodes: staff ~1',
    'removePasskey: audit +1, staff_passkeys -1; locks person',
    'changeOwnPassword: audit +1, staff ~1, staff_sessions -1',
    'renewStaffLink: audit +1, staff_links +1 -1; locks staff',
    'changeStaffRole: audit +1, staff ~1, staff_links -1; locks staff',
    'removeStaff: audit +1, staff -1; locks staff',
    'changeStaffRole: audit +1, staff ~1, staff_sessions -1; locks staff',
    'signOutEverywhere: audit +1, staff_sessions -2',
    'renewStaffLink: audit +1, staff ~1, staff_links +1, staff_passkeys -1, staff_recovery_codes -10; locks staff',
    'removeStaff: audit +1, staff -1, staff_links -1; locks staff',
  ]);
});

/** Adds a row about a donor to each table that has such rows. */
async function addTraces({ id }: { id: number }): Promise<void> {
  const { database } = context;
  const { email_key } = await database
    .selectFrom('donors')
    .select('email_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const key = crypto.randomUUID();
  const code = { holder: key, email_key, code_hash: '', tries: 0, expires_at: 9e12, verified_at: null };
  await database
    .insertInto('codes')
    .values({ ...code, purpose: 'recovery' })
    .execute();
  await database.insertInto('sent_mails').values({ id: key, email_key, kind: 'receipt', sent_at: 1 }).execute();
  const former = { email_key: `before-${email_key}`, email: `before-${email_key}`, donor_id: id, at: 1 };
  await database.insertInto('former_addresses').values(former).execute();
  // Each got another update of the sample.
  await database
    .insertInto('update_mails')
    .values({ update_id: id, donor_id: id, mail_id: key, token_hash: key })
    .execute();
  await database
    .insertInto('statement_mails')
    .values({ year: 2020, giver_key: donorKey(id), mail_id: key })
    .execute();
}

test('donors', async () => {
  for (const each of [ada, eda, ida]) await addTraces(each);
  const names = { first_name: 'Ada', last_name: "O'Neil-Byron", email: 'ada@example.org' };
  expect(
    await footprintsOf([
      ['setGoal', () => footprintOfSite('setGoal', { token: ada.token, body: { client_goal: '100' } })],
      ['setAnonymity', () => footprintOfSite('setAnonymity', { token: ada.token, body: { anonymous: true } })],
      ...stepsOf(
        ada.id,
        ['setDonorAnonymity', { anonymous: false }],
        ['editDonor', { ...names, first_name: 'Adele', email: 'adele@example.org', based_on: names }],
        ['exportDonor'],
        ['mergeDonors', { merged: eda.id }],
        ['eraseDonor'],
      ),
    ]),
  ).toEqual([
    'setGoal: donors ~1',
    'setAnonymity: donors ~1',
    'setDonorAnonymity: audit +1, donors ~1',
    'editDonor: audit +1, codes -1, donors ~1, outbox +2, sent_mails ~1, sessions -1; locks books',
    'exportDonor: audit +1',
    'mergeDonors: audit +1, campaigns ~1, codes -2, donors -1, former_addresses +1 ~1, gifts ~2, outbox ~1, receipts ~4, registrations -1, sent_mails ~1, sessions -1, update_mails +1 -3, versions ~1; locks books',
    'eraseDonor: audit +1, donors -1, former_addresses -3, gift_entries ~16, gift_sources ~1, gifts ~7, outbox -2, plans -1, receipts ~12, registrations -2, sent_mails -2, statement_mails -1, update_mails -4, versions ~1; locks books',
  ]);
});

test('months and statements', async () => {
  context.clock.now = Date.parse('2027-02-03T10:00:00Z');
  owner.cookie = await openStaffSession(context, owner.id);
  second.cookie = await openStaffSession(context, second.id);
  const inMonth =
    (name: DeskCallName, month: string, who = owner) =>
    () =>
      footprint(name, { params: { month }, body: {}, cookie: who.cookie });
  expect(
    await footprintsOf([
      ['proposeMonth', inMonth('proposeMonth', '2025-02')],
      ['withdrawMonth', inMonth('withdrawMonth', '2025-02')],
      ['testStatement', () => footprint('testStatement', { params: { year: 2026 } })],
      ['sendStatements', () => footprint('sendStatements', { params: { year: 2026 } })],
      [
        'retryStatements',
        async () => {
          await context.database.updateTable('outbox').set({ state: 'failed', error: 'address refused' }).execute();
          return footprint('retryStatements', { params: { year: 2026 } });
        },
      ],
    ]),
  ).toEqual([
    'proposeMonth: audit +1, month_proposals +1; locks books',
    'withdrawMonth: audit +1, month_proposals -1; locks books',
    'testStatement: audit +1',
    'sendStatements: audit +1, outbox +3, statement_mails +3; locks books',
    'retryStatements: audit +1, outbox +3 -3, statement_mails ~3; locks books',
  ]);
});

test('hourly jobs wait for whoever changes the books', async () => {
  const actions = adminContextOf(context);
  const footprintOfJob = (job: () => Promise<void>) => () => footprintOf(context.database, job);
  expect(
    await footprintsOf([
      ['reminders', footprintOfJob(() => handleUnpaidPledges(actions, { reminder: 7, expiry: 0 }))],
      ['plans', footprintOfJob(() => checkPlans(actions, { remind: false }))],
    ]),
  ).toEqual(['reminders: gift_mails +1, outbox +1; locks books', 'plans: plans ~1; locks books']);
});
