import { addressesOf, pageList, paths } from '@hearthlight/domain';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';

import { createQueryClient } from './api/query-client.ts';
import { createRoutes } from './routes.tsx';

const routes = createRoutes(createQueryClient());
const pathOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;

describe('the routes', () => {
  test.each(pageList.flatMap(addressesOf))('have a page of their own at %s', (address) => {
    expect(pathOf(address)).not.toBe('*');
  });

  test('contain no page that the table lacks, except articles and the fallback', () => {
    const children = routes.flatMap(({ children: pages = [] }) => pages);
    const leaves = children.flatMap((route) => route.children ?? [route]);
    const unlisted = leaves.filter(
      ({ path = '' }) =>
        !pageList.some((page) => addressesOf(page).some((address) => path === address || path === `${address}?`)),
    );
    expect(unlisted.map(({ path }) => path)).toEqual(['/news/:title', '*']);
  });

  test('show an article at its address, and the fallback at any other', () => {
    expect(pathOf(paths.news('50% more/less?'))).toBe('/news/:title');
    expect(pathOf('/news/one/two')).toBe('*');
  });
});
