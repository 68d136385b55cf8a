// cspell:words Bombarón cortijadas Kodiak Mecina Ramea Torvizcón martes noches semanas pasad primavera verano otoño invierno pasado العام الماضي هذا الشتاء
import { loadContent } from '@hearthlight/content';
import { stripHtml, sumMoney, toCents } from '@hearthlight/domain';
import { describe, expect, test } from 'vitest';

import { contentFolder } from '../../testing/content-folder.ts';
import { sampleBooks } from './books.ts';
import { sampleOf } from './sample.ts';

/** Days in each season. Those of the sample move with them. */
const days = ['2026-11-30', '2027-01-15', '2027-05-15', '2027-08-15'];

const times =
  'years?|January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|fall|autumn|winters?|monsoon';
/** Times that only one day of reading makes true: last spring, in June, two winters ago. */
const relative = new RegExp(
  `\\b(?:this|last|next|new|in|since|until) (?:the )?(?:${times})\\b|\\b(?:${times}) (?:ago|before)\\b|` +
    '(?:est[ea]|pasad[oa]) (?:primavera|verano|otoño|invierno|año)|(?:año|verano|invierno) pasado|العام الماضي|هذا (?:العام|الشتاء)',
  'u',
);

/** True on each day: of every year, or not of a season. Sentences that name a year need no reason. */
const always = [
  /dry months, from November to May/,
  /\b20\d\d\b/,
  /runs dry in July/,
  /pays for the next year/,
  /Her last year of nursing school/,
  /in the monsoon, when there used to be no school/,
  /somewhere else next year/,
  /I will sleep in August/,
  /each year that begin in June/,
];

// cspell:disable
/** Goods that are counted in time. */
const inTime =
  /\b(?:days?|nights?|weeks?|months?|evenings?|years?|rides|landings|visits|días|noches|semanas|meses|martes)\b|أيام|ليال|أشهر|جلسات|رحلات/iu;
const ahead = /\bahead\b|por adelantado|مقدمًا/u;
/** How much of them the text of a campaign names, and its words. */
const periods: Record<string, [period: number, said: string]> = {
  'A night nurse for the clinic in Kapiri Mposhi': [24, 'Two years of nights'],
  'A soup kitchen by the harbor of Tripoli': [12, 'for a year'],
  'A warm supper for the evening classes of Beed': [100, 'a hundred evenings'],
  'Forty landings of the flying nurse in Kodiak': [40, 'Forty of them are a year'],
  'Two more winters for the ferry to Ramea': [310, '310 days'],
  'Un curso de autobús para los niños de las cortijadas de Torvizcón': [172, '172 días'],
  'La enfermera de los martes en Mecina Bombarón': [100, 'cien martes'],
  'سنة من المواصلات إلى جلسات غسيل الكلى في قصر العيني': [750, '٧٥٠ رحلة'],
};
// cspell:enable

describe.each(['hearthlight', 'examples/northwind', 'examples/acequia', 'examples/bab-algiran'])(
  'the sample of %s',
  (name) => {
    const content = loadContent(contentFolder(name));

    test('names no season or year in relation to a day that moves', () => {
      const { about, home } = content;
      const { campaigns, news, updates } = sampleOf(content, Date.parse('2027-05-15'));
      // Articles made from milestones keep their days.
      const moving = name === 'hearthlight' ? news : news.filter(({ campaign }) => campaign !== undefined);
      const texts = [
        ...campaigns.flatMap(({ description, title }) => [title, description]),
        ...moving.flatMap(({ comments, detail }) => [stripHtml(detail), ...comments.map(({ comment }) => comment)]),
        ...updates.flatMap(({ description, title }) => [title, description]),
        ...JSON.stringify([home.statistics, home.campaignList, home.volunteers, about.money]).split('"'),
      ];
      const found = texts.flatMap((text) => text.split(/(?<=[.!?”])\s/)).filter((text) => relative.test(text));
      expect(found.filter((text) => !always.some((sentence) => sentence.test(text)))).toEqual([]);
    });

    test('says since when it has worked, not for how many years', () => {
      const intro = content.about.history.intro.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
      expect(intro).toContain(String(content.foundation.foundedYear));
    });

    test.each(days)('bills what is counted in time when it is past, or ahead as its text says, on %s', (today) => {
      const sample = sampleOf(content, Date.parse(today));
      const { bills } = sampleBooks(sample, today, []);
      const found = sample.campaigns.flatMap(({ description, started_days_ago: started, title }) => {
        const { bills: own = [], item = '' } = sample.year?.campaigns[title] ?? {};
        const items = [...new Set([item, ...own.map((bill) => bill.item ?? '')])].filter((each) => inTime.test(each));
        const [period = 0, said = 'no period'] = periods[title] ?? [];
        return items.map((each) => {
          const billed = bills.filter((bill) => bill.campaign === title && bill.item === each);
          const count = sumMoney(billed.map(({ quantity = 1 }) => quantity));
          const isAhead = ahead.test(each);
          const isSaid = !isAhead || (ahead.test(description) && description.includes(said));
          return { each, isSaid, isBilled: count > 0, isEnough: count <= (isAhead ? period : started) };
        });
      });
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((one) => !one.isBilled || !one.isSaid || !one.isEnough)).toEqual([]);
    });

    test('asks in its campaigns for whole things', () => {
      const { campaigns, year } = sampleOf(content, Date.parse('2027-05-15'));
      const priced = campaigns.flatMap(({ target_amount: goal, title }) => {
        const { price } = year?.campaigns[title] ?? {};
        return price === undefined ? [] : [{ title, count: toCents(goal) / toCents(price) }];
      });
      expect(
        priced.filter((one) => !Number.isInteger(one.count) || one.count !== (periods[one.title]?.[0] ?? one.count)),
      ).toEqual([]);
    });

    test.each(days)('has the bills of seasonal payees in their months only, on %s', (today) => {
      const { campaigns = {}, payees = {} } = sampleOf(content, Date.parse(today)).year ?? {};
      const { bills } = sampleBooks(sampleOf(content, Date.parse(today)), today, []);
      const seasonal = [
        ...Object.values(campaigns).map(({ months, payee }) => ({ months, payee })),
        ...Object.values(payees).flatMap((own) => own.map((one) => ({ ...one, payee: one.name }))),
      ].filter(({ months }) => months !== undefined);
      for (const { months, payee } of seasonal) {
        const own = bills.filter((bill) => bill.payee === payee);
        expect([payee, own.length > 0]).toEqual([payee, true]);
        const outside = own.filter(({ date }) => !months?.includes(Number(date.slice(5, 7))));
        expect([payee, outside.map(({ date }) => date)]).toEqual([payee, []]);
      }
    });
  },
);
