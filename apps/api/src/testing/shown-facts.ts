import { dayIn, type Formats, parseMoney } from '@hearthlight/domain';
import { DomUtils, parseDocument } from 'htmlparser2';

type Page = ReturnType<typeof parseDocument>;
type Child = Page['children'][number];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A sum, count or day on a page, with the thing that it is of. */
export interface ShownFact {
  page: string;
  thing: string;
  value: unknown;
}

/** Returns a text with Latin digits. */
const latin = (text: string) => text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

const elements = (within: Page | Child | Child[], name: string): Element[] =>
  DomUtils.getElementsByTagName(name, within, true);
const textOf = (node: Child | Child[] | undefined) =>
  node === undefined ? '' : DomUtils.textContent(node).replaceAll(/\s+/g, ' ').trim();

/** Reads the sums, counts and days of the public pages out of their HTML, as visitors see them. */
export class ShownFacts {
  readonly found: ShownFact[] = [];
  readonly #formats: Formats;

  constructor(formats: Formats) {
    this.#formats = formats;
  }

  #note(page: string, thing: string, value: unknown): void {
    this.found.push({ page, thing, value });
  }

  /** Returns the first amount of a text, or `NaN`. */
  amountIn(text: string): number {
    const [digits = ''] = /[\d٠-٩](?:[\d٠-٩]|[.,٬٫'’\s](?=[\d٠-٩]))*/.exec(text) ?? [];
    const cents = parseMoney(digits, this.#formats);
    return cents === undefined ? Number.NaN : cents / 10 ** this.#formats.decimals;
  }

  /** Reads goal and amount of each campaign, and the days of the newest articles. */
  readHome(html: string): void {
    const page = parseDocument(html);
    for (const card of elements(page, 'article')) {
      const title = textOf(elements(card, 'h3')[0]);
      const [goal, collected, remaining] = elements(card, 'dd').map(textOf);
      if (goal === undefined || collected === undefined) continue;
      const [whole, raised] = [this.amountIn(goal), this.amountIn(collected)];
      this.#note('home, shown', `${title}: goal`, whole);
      this.#note('home, shown', `${title}: raised`, raised);
      this.#note('home, shown', `${title}: remaining`, Math.max(0, whole - raised));
      const left = this.amountIn(remaining ?? '');
      this.#note('home, shown', `${title}: remaining`, Number.isNaN(left) ? 0 : left);
    }
  }

  /** Reads the tables of the About page. `shares` is the caption of the one that the content folder has, for `year`. */
  readAbout(html: string, shares: string, year: number | undefined): void {
    const page = parseDocument(html);
    const tables = Object.groupBy(elements(page, 'table'), (table) => (captionOf(table) === shares ? 'own' : 'booked'));
    for (const table of tables.own ?? []) this.#readShares(table, `${year}`, 'paid');
    for (const [index, table] of (tables.booked ?? []).entries()) {
      const named = /\d{4}/.exec(latin(captionOf(table)))?.[0];
      this.#readShares(table, String(named), index % 2 === 0 ? 'received' : 'paid');
    }
    for (const item of elements(page, 'li'))
      this.#readBill('about, shown', item, textOf(elements(item, 'a')[0]).split(': ').at(-1));
  }

  #readShares(table: Element, year: string, part: 'paid' | 'received'): void {
    const [total] = elements(table, 'tfoot');
    for (const row of elements(table, 'tr').slice(1)) {
      const [label, amount] = [textOf(elements(row, 'th')), this.amountIn(textOf(elements(row, 'td')))];
      const thing = row.parent === total ? `${year}: ${part}` : `${year}, ${label}: ${part}`;
      this.#note('about, shown', thing, amount);
    }
  }

  /** Reads amount and day of a bill out of an entry that links to its scan. */
  #readBill(page: string, entry: Element, amount?: string, day?: string): void {
    const id = elements(entry, 'a')
      .map(({ attribs }) => /^\/bills\/(\d+)$/.exec(attribs['href'] ?? '')?.[1])
      .find((found) => found !== undefined);
    if (id === undefined) return;
    if (amount !== undefined) this.#note(page, `bill ${id}: amount`, this.amountIn(amount));
    if (day !== undefined) this.#note(page, `bill ${id}: shown day`, day);
  }

  /**
   * Reads totals, months, campaigns and bills of the open books. `months` are newest first; the table has the first of
   * them.
   */
  readBooks(html: string, months: readonly string[]): void {
    const page = parseDocument(html);
    const [byMonth, ...tables] = elements(page, 'table');
    for (const [index, row] of elements(byMonth ?? [], 'tr')
      .slice(1)
      .entries()) {
      const month = months[index];
      const [received, paid] = elements(row, 'td').map((cell) => this.amountIn(textOf(cell)));
      this.#note('books, shown', `${month}: received`, received);
      this.#note('books, shown', `${month}: paid`, paid);
    }
    for (const campaign of elements(page, 'article')) {
      const title = textOf(elements(campaign, 'h3')[0]);
      const [gifts, bills, articles] = elements(campaign, 'ul').map((list) => elements(list, 'li'));
      this.#note('books, shown', `campaign ${title}: received`, this.amountIn(textOf(gifts?.[0])));
      for (const bill of bills?.slice(1) ?? [])
        this.#readBill('books, chain, shown', bill, ...textOf(elements(bill, 'span')[0]).split(' · '));
      for (const article of articles?.filter((item) => elements(item, 'a').length > 0) ?? [])
        this.#note(
          'books, chain, shown',
          `article ${textOf(elements(article, 'a'))}: shown day`,
          textOf(elements(article, 'span')),
        );
      const [paid] = bills ?? [];
      if (paid && elements(paid, 'a').length === 0)
        this.#note('books, shown', `campaign ${title}: paid`, this.amountIn(textOf(paid)) || 0);
    }
    for (const row of elements(tables.at(-1) ?? [], 'tr')) {
      const day = textOf(elements(row, 'th')[0]);
      this.#readBill('books, bills, shown', row, textOf(elements(row, 'td').at(-1)), day);
    }
  }

  /** Reads the number of entries of each closed month. */
  readLedger(html: string): void {
    for (const row of elements(parseDocument(html), 'tr')) {
      const [link] = elements(row, 'a');
      const month = /(\d{4}-\d\d)\.json$/.exec(link?.attribs['href'] ?? '')?.[1];
      const [entries] = elements(row, 'td').map(textOf);
      if (month !== undefined && entries !== undefined)
        this.#note('ledger, shown', `ledger ${month}: entries`, this.amountIn(entries));
    }
  }

  /** Reads the day of an article. */
  readArticle(html: string): void {
    const page = parseDocument(html);
    const [heading, time] = [elements(page, 'h1')[0], elements(page, 'time')[0]];
    const day = dayIn(this.#formats.timeZone, Date.parse(time?.attribs['datetime'] ?? ''));
    this.#note('article, shown', `article ${textOf(heading)}: date`, day);
    this.#note('article, shown', `article ${textOf(heading)}: shown day`, textOf(time));
  }

  /** Reads sums and counts out of the sentences of a page. Each pattern has a group with the number. */
  readProse(page: string, html: string, sentences: Readonly<Record<string, RegExp>>): void {
    const text = html.replaceAll(/<script[^]*?<\/script>|<[^>]*>/g, ' ');
    for (const [thing, pattern] of Object.entries(sentences))
      for (const [, number = ''] of text.matchAll(pattern)) this.#note(page, thing, this.amountIn(number));
  }
}

const captionOf = (table: Element) => textOf(elements(table, 'caption')[0]);
