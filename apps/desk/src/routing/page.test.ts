import { expect, test } from 'vitest';

import { page, pageOf } from './page.ts';

const lazy = () => Promise.resolve({ Component: () => null });
const matchOf = (handle: unknown) => ({
  id: '',
  pathname: '',
  params: {},
  data: undefined,
  loaderData: undefined,
  handle,
});

test('a route belongs to a page of the desk', () => {
  expect(page('gifts', lazy)).toMatchObject({ path: '/desk/gifts' });
  const below = page('gifts', lazy, ':id');
  expect(below.path).toBe('/desk/gifts/:id');
  expect(pageOf([matchOf(undefined), matchOf(null), matchOf(below.handle)])).toBe('gifts');
});

test.each([undefined, null, 'gifts', {}, { page: 'toString()' }, { page: 7 }])(
  'the handle %j names no page',
  (handle) => {
    expect(pageOf([matchOf(handle)])).toBeUndefined();
  },
);
