import { expect, test } from 'vitest';

import { givenFor } from './given-for.ts';

const title = 'A well in Garbatula';
const own = {
  cause: 'from the whole family',
  title,
  translation: null,
  import_id: null,
  pledge_id: null,
  giver_settled: 0 as const,
  pledged_for: null,
};
const settled = { import_id: 1, pledge_id: 2, giver_settled: 1 as const, pledged_for: 'two lamps' };

test.each([
  ['the campaign of an imported gift', { import_id: 1 }, title],
  ['the campaign in the giver’s language', { import_id: 1, translation: 'Un pozo' }, 'Un pozo'],
  ['the text of the bank without a campaign', { import_id: 1, title: null }, own.cause],
  ['what was pledged for', { import_id: 1, pledge_id: 2 }, own.cause],
  ['what was pledged for, if staff gave the payment to the pledge', settled, 'two lamps'],
  ['the campaign of such a pledge', { ...settled, pledged_for: title, translation: 'Un pozo' }, 'Un pozo'],
  ['what staff wrote', { translation: 'Un pozo' }, own.cause],
  ['the translation of a title that staff took over', { cause: title, translation: 'Un pozo' }, 'Un pozo'],
])('a gift is given for %s', (_name, changes, expected) => {
  expect(givenFor({ ...own, ...changes })).toBe(expected);
});
