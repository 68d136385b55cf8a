// cspell:words donantes personas donaron جار بمبلغ متبرع عام
import { loadContent } from '@hearthlight/content';
import { type CallName, calls, dayIn, dayOf, givenTotals, paths, sumMoney, toCents } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { hashText, ledgerPath, readLedger, statement } from '@hearthlight/domain/ledger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { contentFolder } from '../../testing/content-folder.ts';
import { sqlite } from '../../testing/engines.ts';
import { buildRenderedSite } from '../../testing/rendered-site.ts';
import { ShownFacts } from '../../testing/shown-facts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { addSampleData } from './sample-data.ts';
import { pictureChooser } from './sample-pictures.ts';
import { sampleOf } from './sample.ts';

const sum = <Part extends string>(rows: ReadonlyArray<Record<Part, number>>, part: Part) =>
  sumMoney(rows.map((row) => row[part]));

/** The demo donor can sign in from here only. */
const thisMachine = '127.0.0.1';

/** What the pages say, by the thing that a sum, a count or a date is of: the value and where it is. */
type Facts = Map<string, Map<unknown, string[]>>;

function note(facts: Facts, page: string, thing: string, value: unknown): void {
  const values = facts.get(thing) ?? new Map<unknown, string[]>();
  facts.set(thing, values.set(value, [...(values.get(value) ?? []), page]));
}

/** The things of which pages say two values. */
const contradictions = (facts: Facts) =>
  [...facts].flatMap(([thing, values]) => (values.size > 1 ? [[thing, Object.fromEntries(values)]] : []));

/** The rows of a CSV file without quoted line breaks, as records. */
function rowsOf(csv: string): Record<string, string>[] {
  const [head = [], ...rows] = csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) =>
      Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) =>
        (quoted ?? plain ?? '').replaceAll('""', '"'),
      ),
    );
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

/**
 * What sentences of a foundation's pages say of the year in its content folder. The About page has them as long as
 * there are no books.
 */
const sentences = {
  hearthlight: { donors: /([\d,]+) of them gave/g, given: /of them gave (\$[\d,]+)/g },
  'examples/northwind': { donors: /([\d,]+) of them gave/g, given: /of them gave (\$[\d,]+)/g },
  'examples/acequia': {
    donors: /([\d.]+) (?:donantes|personas donaron)/g,
    given: /personas donaron ([\d.]+ €)/g,
  },
  'examples/bab-algiran': {
    donors: /([٠-٩٬]+) (?:جار بمبلغ|متبرع في عام)/g,
    given: /جار بمبلغ ([٠-٩٬]+)/g,
  },
};

/** What `readHtml` reads of every foundation. Not all have scans of bills. */
const shownPages = ['article', 'home', 'about', 'books', 'ledger'].map((page) => `${page}, shown`);

describe.each(Object.entries(sentences))('the pages of %s', (name, said) => {
  const content = loadContent(contentFolder(name));
  const facts: Facts = new Map();
  let context: TestContext;

  async function load<Answer>(
    call: CallName,
    { parse }: { parse: (json: unknown) => Answer },
    options: { token?: string } = {},
  ): Promise<Answer> {
    const response = await context.request(call, { from: thisMachine, ...options });
    expect([call, response.statusCode]).toEqual([call, 200]);
    return parse(response.json());
  }

  beforeAll(async () => {
    context = await createTestContext(sqlite, {
      content,
      isLocal: true,
      siteDirectory: await buildRenderedSite(contentFolder(name)),
      publicUrl: () => 'http://localhost',
    });
    const { clock, database, deps } = context;
    const { name: payer, timeZone } = content.foundation;
    await addSampleData(database, clock.now, deps.passwords, {
      donor: true,
      sample: sampleOf(content, clock.now),
      choosePicture: pictureChooser(content),
      books: { uploads: deps.uploads, payer, secret: deps.secret, timeZone },
    });
  });
  afterAll(() => context.close());

  const file = async (path: string) => (await context.app.inject(path)).body;

  async function readHome() {
    for (const { collected, goal, title } of [
      ...content.home.campaigns,
      ...(await load('homeCampaigns', calls.homeCampaigns.response)),
    ]) {
      note(facts, 'home', `${title}: raised`, collected);
      note(facts, 'home', `${title}: goal`, goal);
    }
  }

  async function readDashboard() {
    const { donor } = sampleOf(content, context.clock.now);
    const { email, password } = donor;
    const signedIn = await context.request('signIn', { body: { email, password }, from: thisMachine });
    const { access_token: token } = calls.signIn.response.parse(signedIn.json());
    const { records } = await load('dashboard', calls.dashboard.response, { token });
    // A campaign that ended is among those of the dashboard and the open books, but not offered at home.
    const open = await load('homeCampaigns', calls.homeCampaigns.response);
    const ended = records.campaigns.filter(({ date_ended: end }) => end && end < dayOf(context.clock.now));
    expect(ended).toHaveLength(name === 'hearthlight' ? 1 : 0);
    expect(open).toHaveLength(records.campaigns.length - ended.length);
    for (const { title } of ended) expect(open.map((own) => own.title)).not.toContain(title);
    for (const campaign of records.campaigns) {
      note(facts, 'dashboard', `${campaign.title}: raised`, campaign.amount_raised);
      note(facts, 'dashboard', `${campaign.title}: goal`, campaign.target_amount);
    }
    for (const update of records.impact_updates)
      note(facts, 'dashboard', `update ${update.title}: date`, update.date_published);
    const issued = statement.parse(
      JSON.parse((await load('statement', calls.statement.response, { token })).statement),
    );
    const lastMonth = issued.months.at(-1)?.month ?? '';
    const published = records.donation_history.filter((gift) => gift.date_of_donation.slice(0, 7) <= lastMonth);
    note(facts, 'dashboard', 'completed gifts of the demo donor', toCents(givenTotals(published).amount));
    note(facts, 'statement', 'completed gifts of the demo donor', issued.total);
    for (const { month, hash } of issued.months) note(facts, 'statement', `ledger ${month}: hash`, hash);
  }

  async function readOpenBooks() {
    const open = await load('openBooks', calls.openBooks.response);
    const homeCampaigns = content.home.campaigns.map(({ title }) => title);
    expect(open.campaigns.map(({ title }) => title)).toEqual(expect.arrayContaining(homeCampaigns));
    note(facts, 'open books', 'received', open.received);
    note(facts, 'open books', 'paid', open.paid);
    note(facts, 'open books, methods', 'received', sum(open.methods, 'received'));
    for (const part of ['received', 'paid'] as const) {
      note(facts, 'open books, months', part, sum(open.months, part));
      note(facts, 'open books, campaigns', part, sum(open.campaigns, part));
      for (const { month, ...sums } of open.months) note(facts, 'open books', `${month}: ${part}`, sums[part]);
      for (const { title, ...sums } of open.campaigns)
        note(facts, 'open books', `campaign ${title}: ${part}`, sums[part]);
    }
    for (const { before, id, received, title, updates, articles } of open.campaigns) {
      if (id !== null) note(facts, 'open books', `${title}: raised`, sumMoney([before, received]));
      for (const update of updates) note(facts, 'open books', `update ${update.title}: date`, update.date);
      for (const article of articles) note(facts, 'open books', `article ${article.title}: date`, article.date);
    }
    for (const bill of open.bills) {
      note(facts, 'open books', `bill ${bill.id}: amount`, bill.amount);
      note(facts, 'open books', `bill ${bill.id}: date`, bill.paid_on);
    }
  }

  async function readAbout() {
    const { bills, years } = await load('books', calls.books.response);
    for (const { came_in, paid_out, year } of years) {
      note(facts, 'about, years', `${year}: received`, sum(came_in, 'amount'));
      note(facts, 'about, years', `${year}: paid`, sum(paid_out, 'amount'));
      for (const { amount, kind } of paid_out) note(facts, 'about, years', `${year}, ${kind}: paid`, amount);
    }
    const { months } = await load('openBooks', calls.openBooks.response);
    for (const [year, own] of Map.groupBy(months, ({ month }) => month.slice(0, 4)))
      for (const part of ['received', 'paid'] as const)
        note(facts, 'open books, months', `${year}: ${part}`, sum(own, part));
    // The content folder has whole amounts.
    const { money } = content.about;
    const { paid_out: paid = [] } = years.find(({ year }) => year === money.year) ?? {};
    for (const { amount, kind } of paid) note(facts, 'about, years', `${kind}: rounded`, Math.round(amount));
    for (const { amount, label } of money.shares) note(facts, 'about, shares', `${label}: rounded`, amount);
    for (const bill of bills) note(facts, 'about, bills', `bill ${bill.id}: amount`, bill.amount);
  }

  async function readFiles() {
    for (const row of rowsOf(await file(paths.booksFile('gifts-by-month.csv'))))
      for (const part of ['received', 'paid']) note(facts, 'months.csv', `${row['month']}: ${part}`, Number(row[part]));
    for (const row of rowsOf(await file(paths.booksFile('gifts-by-campaign.csv'))))
      for (const part of ['received', 'paid'])
        note(facts, 'campaigns.csv', `campaign ${row['title']}: ${part}`, Number(row[part]));
    const bills = rowsOf(await file(paths.booksFile('bills.csv')));
    for (const { amount, id, paid_on: date } of bills) {
      note(facts, 'bills.csv', `bill ${id}: amount`, Number(amount));
      note(facts, 'bills.csv', `bill ${id}: date`, date);
    }
    note(facts, 'bills.csv', 'paid', sumMoney(bills.map(({ amount }) => Number(amount))));
    const methods = rowsOf(await file(paths.booksFile('gifts-by-method.csv')));
    note(facts, 'methods.csv', 'received', sumMoney(methods.map(({ received }) => Number(received))));
  }

  async function readNewsAndLedger() {
    for (const { date_published: at, title } of await load('latestNews', calls.latestNews.response))
      note(facts, 'article', `article ${title}: date`, dayIn(content.foundation.timeZone, Date.parse(at)));
    for (const { entries, hash, month } of (await load('ledger', calls.ledger.response)).months) {
      const text = await file(ledgerPath(month));
      note(facts, 'ledger', `ledger ${month}: entries`, entries);
      note(facts, 'ledger file', `ledger ${month}: entries`, readLedger(text)?.leaves.length);
      note(facts, 'ledger', `ledger ${month}: hash`, hash);
      note(facts, 'ledger file', `ledger ${month}: hash`, hashText(text));
    }
  }

  /** Reads the pages as the server renders them. */
  async function readHtml() {
    const { currency, language, timeZone } = content.foundation;
    const shown = new ShownFacts(formatsOf(language, currency, timeZone));
    const [home, about] = [await file(paths.home), await file(paths.about)];
    const { caption, donors, year } = content.about.money;
    shown.readHome(home);
    shown.readAbout(about, caption, year);
    const prose = { [`donors of ${year}`]: said.donors, [`${year}: received`]: said.given };
    for (const [page, html] of Object.entries({ home, about })) shown.readProse(`${page}, prose, shown`, html, prose);
    note(facts, 'about.yaml', `donors of ${year}`, donors);
    const { months } = await load('openBooks', calls.openBooks.response);
    shown.readBooks(await file(paths.books), months.map(({ month }) => month).toReversed());
    shown.readLedger(await file(paths.ledger));
    for (const { title } of await load('latestNews', calls.latestNews.response))
      shown.readArticle(await file(paths.news(title)));
    for (const { page, thing, value } of shown.found) note(facts, page, thing, value);
  }

  test('never say two sums, counts or dates of one thing', async () => {
    for (const read of [readHome, readDashboard, readOpenBooks, readAbout, readFiles, readNewsAndLedger, readHtml])
      await read();
    expect(contradictions(facts)).toEqual([]);
    // Each kind of thing is on more than one page.
    const shared = [...facts].filter(([, values]) => [...values.values()].flat().length > 1);
    for (const kind of [
      /: raised$/,
      /: goal$/,
      /: remaining$/,
      /^\d{4}-\d\d: paid$/,
      /^campaign .+: paid$/,
      /^bill \d+: amount$/,
      /^article .+: date$/,
      /entries$/,
    ])
      expect([kind, shared.some(([thing]) => kind.test(thing))]).toEqual([kind, true]);
    const pages = [...new Set([...facts.values()].flatMap((values) => [...values.values()].flat()))];
    expect(pages).toEqual(expect.arrayContaining(shownPages));
  });
});
