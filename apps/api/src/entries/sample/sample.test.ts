import { type Content, loadContent } from '@hearthlight/content';
import { rules } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import { describe, expect, test } from 'vitest';

import { contentFolder } from '../../testing/content-folder.ts';
import { engines } from '../../testing/engines.ts';
import { content as hearthlight, createTestContext } from '../../testing/test-context.ts';
import { addSampleData } from './sample-data.ts';
import { englishSample, sampleOf } from './sample.ts';

const now = Date.parse(aMoment);
const example = (name: string) => loadContent(contentFolder(`examples/${name}`));

/** Returns the sentences, titles and pictures of a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') || value.startsWith('/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const withLanguages = (content: Content, languages: Content['foundation']['languages']): Content => ({
  ...content,
  foundation: { ...content.foundation, languages },
});

test.each([[['en'] as const], [['en', 'es'] as const], [['es', 'en'] as const]])(
  'a site in %s has the sample data in English',
  ([...languages]) => {
    const content = withLanguages(hearthlight, languages as Content['foundation']['languages']);
    expect(sampleOf(content, now)).toEqual({
      ...englishSample,
      contributors: expect.arrayContaining([expect.objectContaining({ name: 'Dorothy Simmons' })]),
      figuresOf: content.home.campaignList.date,
    });
  },
);

describe.each(['northwind', 'acequia', 'bab-algiran'])('the sample data of %s', (name) => {
  const content = example(name);
  const { campaigns, donor, news, updates } = sampleOf(content, now);

  test('has only texts and pictures of its content', () => {
    const own = new Set(textsOf(content));
    const { donations } = donor;
    const texts = textsOf([campaigns, news, updates, donations.map((each) => each.donation_cause)]);
    const paragraphs = texts.flatMap((text) => text.replaceAll(/^<p>|<\/p>$/g, '').split('</p><p>'));
    expect(paragraphs.filter((text) => !own.has(text))).toEqual([]);
    expect(Math.min(campaigns.length, news.length, updates.length, donations.length)).toBeGreaterThan(1);
  });

  test('has articles that say more than the About page, the newest of them about a campaign', () => {
    const about = new Set(content.about.history.milestones.map(({ text }) => text));
    const details = news.map(({ detail }) => detail.replaceAll(/^<p>|<\/p>$/g, ''));
    expect(details.filter((detail) => about.has(detail))).toEqual([]);
    expect(news[0]?.campaign).toBeDefined();
    expect(news[0]?.days_ago).toBeLessThan(60);
  });

  test('has comments that are not quotes of the home page', () => {
    const comments = news.flatMap((article) => article.comments.map(({ comment }) => comment));
    expect(comments.length).toBeGreaterThan(1);
    expect(comments.filter((comment) => content.home.quotes.includes(comment))).toEqual([]);
  });

  test('says what a campaign is for, not what its picture shows', () => {
    const shown = new Set(content.home.campaigns.map(({ image_alt: alt }) => alt));
    expect(campaigns.filter(({ description }) => shown.has(description))).toEqual([]);
  });

  test('has a demo donor with a name of its people, who gave to campaigns that had begun', () => {
    const people = Object.values(content.home)
      .flatMap((part) => textsOf(part))
      .join(' ');
    for (const name of [donor.first_name, donor.last_name]) expect(people).toContain(name);
    const gifts = donor.donations.flatMap(({ campaign: title, days_ago: given }) =>
      campaigns.filter((each) => each.title === title).map((each) => [given, each.started_days_ago] as const),
    );
    expect(gifts.length).toBeGreaterThan(1);
    expect(gifts.filter(([given, started]) => given >= started)).toEqual([]);
  });

  test('has each story in its year', () => {
    const years = updates.map(({ days_ago: days }) => new Date(now - days * 86_400_000).getUTCFullYear());
    expect(years).toEqual(content.home.stories.map(({ year }) => year));
  });

  test('has another cover for each of the newest articles', () => {
    const covers = news.slice(0, 4).map(({ cover_image_url: cover }) => cover);
    expect(new Set(covers).size).toBe(covers.length);
  });

  test('has nothing from the future and causes that the donation form accepts', () => {
    for (const { days_ago } of [...news, ...updates]) expect(days_ago).toBeGreaterThanOrEqual(0);
    for (const { donation_cause } of donor.donations)
      expect(rules.donationCause.safeParse(donation_cause).success).toBe(true);
  });
});

describe.each(engines)('on $name', (engine) => {
  test('a content folder without lists has sample data too', async () => {
    const acequia = example('acequia');
    const { about, home } = acequia;
    const empty = {
      ...acequia,
      home: {
        ...home,
        campaigns: [],
        founders: [],
        quotes: [],
        authors: [],
        stories: [],
        recipients: [],
        volunteers: [],
      },
      about: {
        ...about,
        money: { ...about.money, shares: [] },
        history: { ...about.history, milestones: [] },
      },
    };
    const context = await createTestContext(engine);
    const sample = sampleOf(empty, context.clock.now);
    await addSampleData(context.database, context.clock.now, context.deps.passwords, { donor: true, sample });
    const gifts = await context.database.selectFrom('gifts').select('cause').distinct().execute();
    expect(gifts).toEqual([{ cause: acequia.foundation.tagline }]);
    await context.close();
  });
});
