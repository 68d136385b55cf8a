import { remainingText, sumMoney } from '@hearthlight/domain';
import { describe, expect, test } from 'vitest';

import { contentDirectory, loadContent, picturesIn } from './index.ts';

/** The folder that Hearthlight ships. The rules that hold for every folder are in `load-content.test.ts`. */
const directory = contentDirectory({});
const { about, foundation, home, site } = loadContent(directory);

/** Every text in a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const texts = textsOf({ about, home, site });

test('at least two campaigns have more than their goal, and None remains', () => {
  const over = home.campaigns.filter(({ collected, goal }) => collected > goal);
  expect(over.length).toBeGreaterThanOrEqual(2);
  expect(over.map(({ collected, goal }) => remainingText(collected, goal))).toEqual(over.map(() => 'None'));
});

test('the lists have the numbers of entries of specification §2 and §9', () => {
  const { authors, campaigns, founders, quotes, recipients, secondHero, statistics } = home;
  const lists = {
    authors,
    campaigns,
    founders,
    pictures: secondHero.pictures,
    quotes,
    recipients,
    statistics,
  };
  expect(Object.entries(lists).map(([name, { length }]) => [name, length])).toEqual([
    ['authors', 5],
    ['campaigns', 11],
    ['founders', 11],
    ['pictures', 5],
    ['quotes', 5],
    ['recipients', 20],
    ['statistics', 4],
  ]);
});

describe('recipient messages', () => {
  test.each(home.recipients.map(({ name, message }) => [name, message] as const))(
    '%s says in more than 80 characters what was paid',
    (_, message) => {
      expect(message.length).toBeGreaterThan(80);
    },
  );
});

test('the statistics are those of specification §1', () => {
  expect(home.statistics.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '0% platform charge',
    '$12M+ donated',
    '10k+ donors',
    '2000+ success stories',
  ]);
});

test('the shares of the About page add up to the sum that it names', () => {
  expect(about.money.intro).toContain('$1,284,637');
  expect(sumMoney(about.money.shares.map(({ amount }) => amount))).toBe(1_284_637);
});

test('every portrait is used', () => {
  const portraits = picturesIn(directory).filter((file) => file.startsWith('portrait-'));
  expect(portraits.length).toBeGreaterThan(40);
  expect(portraits.filter((file) => !texts.includes(`/pictures/${file}`))).toEqual([]);
});

test('the facts are not repeated in the sentences', () => {
  const { phone, supportEmail, financeEmail, address, name } = foundation;
  const facts = [phone, supportEmail, financeEmail, address.street, name];
  expect(facts.filter((fact) => texts.join('\n').includes(fact))).toEqual([]);
});

test('receipts of $250 and more say that nothing was given in return, as in the United States', () => {
  expect(foundation.address.country).toBe('US');
  const sentences = foundation.receipt?.sentences ?? [];
  expect(sentences.filter(({ text }) => text.includes('no goods or services'))).toEqual([
    expect.objectContaining({ from: 250 }),
  ]);
});
