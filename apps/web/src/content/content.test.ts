import { addressLine, foundation, remainingText, sumMoney } from '@hearthlight/domain';
import { describe, expect, test } from 'vitest';

import { about } from './about.ts';
import { campaigns } from './campaigns.ts';
import { founders } from './founders.ts';
import { quoteAuthors, quotes } from './quotes.ts';
import { recipients } from './recipients.ts';
import { statistics } from './statistics.ts';
import { stories } from './stories.ts';
import { volunteers } from './volunteers.ts';

const peopleOf = { recipients, founders, volunteers, quoteAuthors, people: about.people.people };
const everything = {
  about,
  campaigns,
  founders,
  quoteAuthors,
  quotes,
  recipients,
  statistics,
  stories,
  volunteers,
};
const shipped = Object.keys(import.meta.glob('../../public/pictures/*')).map((file) =>
  file.replace('../../public', ''),
);

/** Every text of the content, however deep it lies. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe('as many as the specification says', () => {
  test.each([
    ['home campaigns', campaigns, 11],
    ['recipient messages', recipients, 20],
    ['quotes', quotes, 5],
    ['quote authors', quoteAuthors, 5],
    ['founders', founders, 11],
    ['statistics', statistics, 4],
  ])('%s', (_, list, count) => {
    expect(list).toHaveLength(count);
    expect(new Set(list.map((entry) => JSON.stringify(entry))).size).toBe(count);
  });
});

describe('campaigns', () => {
  test('at least two have more than their goal, and read None', () => {
    const over = campaigns.filter(({ collected, goal }) => collected > goal);
    expect(over.length).toBeGreaterThanOrEqual(2);
    expect(over.map(({ collected, goal }) => remainingText(collected, goal))).toEqual(over.map(() => 'None'));
  });

  test('each has a goal, a picture of its own and words for the picture', () => {
    expect(campaigns.filter(({ goal, collected }) => !(goal > 0) || collected < 0)).toEqual([]);
    expect(new Set(campaigns.map((campaign) => campaign.image_url)).size).toBe(campaigns.length);
    expect(campaigns.filter(({ image_alt }) => image_alt.length < 20)).toEqual([]);
  });
});

describe('recipient messages', () => {
  test.each(recipients.map((recipient) => [recipient.name, recipient.message] as const))(
    '%s says that the foundation paid an amount, and why',
    (_, message) => {
      expect(message).toMatch(/\bfoundation paid \$\d{1,3}(?:,\d{3})*\b/);
      expect(message.length).toBeGreaterThan(80);
    },
  );
});

test('the statistics are those that the foundation states', () => {
  expect(statistics.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '0% platform charge',
    '$12M+ donated',
    '10k+ donors',
    '2000+ success stories',
  ]);
});

describe('about', () => {
  test('the shares add up to what was given', () => {
    expect(about.money.intro).toContain('$1,284,600');
    expect(sumMoney(about.money.shares.map(({ amount }) => amount))).toBe(1_284_600);
  });

  test('the history runs forward from the year in which the foundation began', () => {
    const dates = about.history.milestones.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(dates[0]).toMatch(new RegExp(`^${foundation.foundedYear}-`));
  });
});

describe('faces', () => {
  test.each(Object.entries(peopleOf))('%s: no face and no name stands twice', (_, people) => {
    expect(new Set(people.map(({ image_url }) => image_url)).size).toBe(people.length);
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
  });

  test('a person has one face wherever they appear', () => {
    const appearances = Object.values(peopleOf).flat();
    const faces = new Map(appearances.map(({ name, image_url }) => [name, image_url]));
    expect(appearances.filter(({ name, image_url }) => faces.get(name) !== image_url)).toEqual([]);
  });

  test('no portrait is shared by two names', () => {
    const appearances = Object.values(peopleOf).flat();
    const names = Map.groupBy(appearances, ({ image_url }) => image_url);
    const shared = [...names].map(([face, people]) => [face, ...new Set(people.map(({ name }) => name))]);
    expect(shared.filter(([, ...sharers]) => sharers.length > 1)).toEqual([]);
  });
});

test('every picture that is named is shipped', () => {
  const named = textsOf(everything).filter((text) => text.startsWith('/pictures/'));
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((picture) => !shipped.includes(picture))).toEqual([]);
});

test('the foundation’s own details are not repeated', () => {
  const details = [
    foundation.phone,
    foundation.supportEmail,
    foundation.financeEmail,
    addressLine(foundation),
  ];
  const words = textsOf(everything).join('\n');
  expect(
    [...details, foundation.address.street, foundation.name].filter((detail) => words.includes(detail)),
  ).toEqual([]);
});
