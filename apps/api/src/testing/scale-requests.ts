import { type Call, callPath, calls, paths } from '@hearthlight/domain';
import { deskCalls, type DeskCallName } from '@hearthlight/domain/desk';

/** A page or call of which the time must not depend on the number of all rows. */
export interface ScaleRequest {
  name: string;
  as: 'visitor' | 'donor' | 'staff';
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

type Options = {
  body?: object;
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
};

const read = (as: ScaleRequest['as'], path: string, name = path): ScaleRequest => ({
  name,
  as,
  method: 'GET',
  path,
});

const desk = (name: DeskCallName, { body, params, query }: Options = {}): ScaleRequest => {
  const call: Call = deskCalls[name];
  const told = JSON.stringify({ ...params, ...query, ...body });
  const path = callPath(call, params, query);
  return {
    name: told === '{}' ? name : `${name} ${told}`,
    as: 'staff',
    method: call.method,
    path,
    ...(body && { body }),
  };
};

const thisYear = new Date().getUTCFullYear();
const lastYear = thisYear - 1;
/** A title of `addLargeFoundation`, whatever its size. */
const title = 'Report 11 from Joal';

/** Pages and calls of visitors and a donor. Those about news and the books are read again after each change. */
export const siteRequests: readonly ScaleRequest[] = [
  ...[paths.home, paths.about, paths.ledger, paths.books, paths.signIn, paths.news(title)].map((path) =>
    read('visitor', path),
  ),
  ...['/sitemap.xml', '/feed.xml', '/ledger/index.json', `/ledger/${lastYear}-06.json`].map((path) =>
    read('visitor', path),
  ),
  ...['gifts-by-month.csv', 'gifts-by-campaign.csv', 'bills.csv'].map((name) => read('visitor', paths.booksFile(name))),
  ...[calls.latestNews, calls.homeCampaigns, calls.books, calls.openBooks].map(({ path }) => read('visitor', path)),
  read('visitor', callPath(calls.newsDetail, { title })),
  ...[calls.dashboard, calls.statement].map(({ path }) => read('donor', path)),
];

/** First and later pages of the desk's lists, its searches and the pages of one row. */
export const deskRequests: readonly ScaleRequest[] = [
  desk('deskHome'),
  ...['byron 77', 'nobody of this name', '77.77', '#4711', 'donor-4711@example.org'].map((search) =>
    desk('deskSearch', { body: { search } }),
  ),
  desk('giftList'),
  ...[
    { after: `${lastYear}-06-15.1` },
    { order: 'oldest' },
    { status: 'pending' },
    { status: 'failed', least: 504.99 },
    { campaign: 7 },
    { donor: 4711 },
    { giver_of: 4711 },
    { least: 9999 },
  ].map((query) => desk('giftList', { query })),
  desk('giftTotals'),
  ...[
    { campaign: 7 },
    { method: 'Paypal service', status: 'completed' },
    { donor: 4711 },
    { from: `${lastYear}-01-01`, to: `${lastYear}-12-31` },
  ].map((query) => desk('giftTotals', { query })),
  desk('giftChoices'),
  ...['giver 19', 'nobody of this name', 'bank:4711', '#4711'].map((search) =>
    desk('searchGifts', { body: { search } }),
  ),
  desk('readGift', { params: { id: 4711 } }),
  ...['', 'byron 77', 'donor-4711@', 'nobody of this name'].map((search) => desk('searchDonors', { body: { search } })),
  ...['giver 19', 'nobody of this name'].map((search) => desk('searchGivers', { body: { search } })),
  desk('readDonor', { params: { id: 4711 } }),
  desk('previewErasure', { params: { id: 4711 }, body: {} }),
  desk('paymentList', { body: {} }),
  desk('paymentList', { body: { search: 'giver 7' } }),
  desk('monthList'),
  desk('deskMoney'),
  desk('statementYear', { query: { year: lastYear } }),
  desk('giversWithoutAddress', { params: { year: lastYear } }),
  ...(['importList', 'billList', 'occasionList', 'planList', 'deskCampaignList'] as const).map((name) => desk(name)),
  desk('articleList'),
  ...[{ state: 'draft' }, { search: '11 from joal' }, { search: 'no such title' }].map((query) =>
    desk('articleList', { query }),
  ),
  desk('commentList'),
  desk('commentList', { query: { state: 'held' } }),
  desk('deskUpdateList'),
  desk('pictureList'),
  desk('activityList'),
  desk('activityList', { query: { actor: 'Ruth Wanjiru', kind: 'comment' } }),
  desk('readHealth'),
];
