import {
  campaign,
  donationForm,
  donationTotals,
  formatMoney,
  givenTotals,
  limits,
  newsTitleOf,
  paths,
  paymentMethods,
  paymentStatusOf,
  progressOf,
  rules,
  stripHtml,
  tagsOf,
} from '@hearthlight/domain';
import { describe, expect, test } from 'vitest';

import { type SampleCampaign, sampleCampaigns } from '../../features/campaigns/sample.ts';
import { sampleDonor } from '../../features/donors/sample.ts';
import { sampleNews } from '../../features/news/sample.ts';
import { sampleUpdates } from '../../features/updates/sample.ts';
import { content } from '../../testing/test-context.ts';

const { home } = content;
const pictures = /^\/pictures\/[a-z-]+\.svg$/;
const newestFirst = (list: readonly { days_ago: number }[]) =>
  list.toSorted((one, other) => one.days_ago - other.days_ago);

/** Returns the unclosed tags in HTML, or the first tag that was not opened. */
function unbalancedTags(html: string): string[] {
  const open: string[] = [];
  for (const [, slash, name] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (name === undefined) continue;
    if (slash !== '/') open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

describe('news', () => {
  test('has 14 articles, newest first, with unique titles, one with every special character', () => {
    expect(sampleNews).toHaveLength(14);
    expect(sampleNews).toEqual(newestFirst(sampleNews));
    expect(new Set(sampleNews.map(({ title }) => title)).size).toBe(14);
    expect(
      sampleNews.some(({ title }) => ['%', '/', '&', '?', ':'].every((character) => title.includes(character))),
    ).toBe(true);
  });

  test('has plain titles in the first articles', () => {
    for (const { title } of sampleNews.slice(0, 3)) expect(title).not.toMatch(/[%/&?:]/);
  });

  test('has titles that round-trip through their addresses', () => {
    const titles = sampleNews.map(({ title }) => title);
    expect(titles.map((title) => newsTitleOf(paths.news(title)))).toEqual(titles);
  });

  test.each(sampleNews.map((article) => [article.title, article] as const))(
    'has a valid article “%s”',
    (_, article) => {
      expect(unbalancedTags(article.detail)).toEqual([]);
      const words = stripHtml(article.detail).split(' ').length;
      expect(words).toBeGreaterThanOrEqual(250);
      expect(words).toBeLessThanOrEqual(500);
      for (const part of ['<h2>', '<li>', '<blockquote>', '<a href="/']) expect(article.detail).toContain(part);
      const sitePaths: string[] = [
        paths.home,
        paths.about,
        paths.donateNow,
        paths.requestHelp,
        ...sampleNews.map(({ title }) => paths.news(title)),
      ];
      const links = Array.from(article.detail.matchAll(/href="([^"]*)"/g), ([, href]) => href ?? '');
      expect(links.filter((href) => !sitePaths.includes(href))).toEqual([]);
      expect(article.detail).not.toMatch(/>(?:here|this page|on this page|more)<\/a>/i);
      expect(article.cover_image_url).toMatch(pictures);
      expect(tagsOf(article.tags).length).toBeGreaterThan(0);
    },
  );

  test('links to each article that the home page does not list', () => {
    const texts = sampleNews.map(({ detail }) => detail).join('');
    const unlisted = sampleNews.slice(limits.latestNews).map(({ title }) => paths.news(title));
    expect(unlisted.filter((path) => !texts.includes(`href="${path}"`))).toEqual([]);
  });

  test('has comments that the comment form accepts, each newer than its article', () => {
    for (const { comments, days_ago } of sampleNews) {
      expect(comments.length).toBeLessThanOrEqual(6);
      for (const { comentator_name, comment, hours_ago } of comments) {
        expect(rules.comentatorName.safeParse(comentator_name).success).toBe(true);
        expect(rules.comment.safeParse(comment).success).toBe(true);
        expect(hours_ago).toBeLessThan(days_ago * 24);
      }
    }
  });

  test('has articles without comments and one with six', () => {
    const counts = sampleNews.map(({ comments }) => comments.length);
    expect(Math.min(...counts)).toBe(0);
    expect(Math.max(...counts)).toBe(6);
  });
});

const figuresOf = (title: string, raised: number, goal: number) => `${title}: ${raised} of ${goal}`;

const hasEnded = ({ ended_days_ago: days = -1 }: SampleCampaign) => days >= 0;

describe('campaigns', () => {
  test('has the campaigns of the home page and one that ended, which match the schema of the dashboard call', () => {
    expect(
      new Set(
        sampleCampaigns
          .filter((own) => !hasEnded(own))
          .map((own) => figuresOf(own.title, own.amount_raised, own.target_amount)),
      ),
    ).toEqual(new Set(home.campaigns.map((own) => figuresOf(own.title, own.collected, own.goal))));
    for (const { started_days_ago, last_gift_days_ago = 0, ...rest } of sampleCampaigns) {
      expect(started_days_ago).toBeGreaterThan(last_gift_days_ago);
      const dates = { date_started: '2026-02-14', registration_status: false };
      expect(campaign.safeParse({ id: 1, ...rest, ...dates }).success).toBe(true);
      expect(rest.image_url).toMatch(pictures);
    }
  });

  test('has one that ended after its last gift, with an update since, and one without an end', () => {
    const [ended, ...others] = sampleCampaigns.filter(hasEnded);
    expect(others).toEqual([]);
    const { ended_days_ago: end = 0, last_gift_days_ago: lastGift, title } = ended ?? {};
    expect(lastGift).toBeGreaterThan(end);
    expect(sampleUpdates.find(({ campaign: own }) => own === title)?.days_ago).toBeLessThan(end);
    expect(sampleDonor.joined_campaigns).not.toContain(title);
    expect(sampleCampaigns.filter((sample) => sample.ended_days_ago === undefined)).toHaveLength(1);
  });
});

test('has 8 impact updates, newest first, one longer than a card shows', () => {
  expect(sampleUpdates).toHaveLength(8);
  expect(sampleUpdates).toEqual(newestFirst(sampleUpdates));
  const long = sampleUpdates.filter(({ description }) => description.length > limits.truncate.impact);
  expect(long).toHaveLength(1);
  expect(sampleUpdates.filter(({ image_url }) => !pictures.test(image_url))).toEqual([]);
});

describe('the demo donor', () => {
  test('has valid credentials, and registrations and gifts for existing campaigns', () => {
    expect(rules.email.safeParse(sampleDonor.email).success).toBe(true);
    expect(rules.newPassword.safeParse(sampleDonor.password).data).toBe(sampleDonor.password);
    const titles = sampleCampaigns.map(({ title }) => title);
    const named = [...sampleDonor.joined_campaigns, ...sampleDonor.donations.flatMap(({ campaign }) => campaign ?? [])];
    expect(named.filter((title) => !titles.includes(title))).toEqual([]);
  });

  test('has 14 donations of $2,480 in every status and method since the account was created', () => {
    const { donations } = sampleDonor;
    const { count, amount } = donationTotals(donations);
    expect(`${formatMoney(amount)} in ${count}`).toBe('$2,480 in 14');
    expect(progressOf(givenTotals(donations).amount, sampleDonor.client_goal).text).toBe('$2,220 of $4,000 (55%)');
    expect(donations).toEqual(newestFirst(donations));
    expect(donations.at(-1)?.days_ago).toBeLessThanOrEqual(sampleDonor.created_days_ago);
    const statuses = new Set(donations.map(({ payment_status }) => paymentStatusOf(payment_status)));
    expect(statuses).toEqual(new Set(['completed', 'pending', 'failed']));
    expect(new Set(donations.map(({ payment_method }) => payment_method))).toEqual(new Set(paymentMethods));
  });

  test('gives to campaigns that had begun', () => {
    const beforeTheirCampaign = sampleDonor.donations.filter(({ campaign: title, days_ago: day }) =>
      sampleCampaigns.some((each) => each.title === title && each.started_days_ago < day),
    );
    expect(beforeTheirCampaign).toEqual([]);
  });

  test('has only donations that the donation form accepts', () => {
    for (const { amount_donated, donation_cause, payment_method } of sampleDonor.donations) {
      const pledge = {
        donation_amount: String(amount_donated),
        donation_cause,
        selected_payment_method: payment_method,
      };
      expect(donationForm.safeParse(pledge).success).toBe(true);
    }
  });
});
