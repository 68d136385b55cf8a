import { expect, test } from 'vitest';

import { searchKey } from './search-key.ts';

test.each([
  ['Łukasz', 'lukasz'],
  ['Øystein', 'oystein'],
  ['Strauß', 'STRAUSS'],
  ['İpek', 'ipek'],
  ['Işık', 'isik'],
  ['Æsa Þórsdóttir', 'aesa thorsdottir'],
  ['مُحَمَّد', 'محمد'],
  ['محـــمد', 'محمد'],
  ['أحمد', 'احمد'],
  ['علی', 'علي'],
  ['گل\u200Cمحمد', 'گلمحمد'],
  ['Gal·la', 'galla'],
  ['Zoë', 'Zoe\u0308'],
  ['O’Neill', "o'neill"],
  ['Ｗｅｌｌｓ  for\u00A0all', 'wells for all'],
])('%s is found by %s', (text, typed) => {
  expect(searchKey(text)).toBe(searchKey(typed));
});

test.each([
  ['Łukasz', 'Lucas'],
  ['Wells', 'Walls'],
])('%s is not found by %s', (text, typed) => {
  expect(searchKey(text)).not.toContain(searchKey(typed));
});
