import { addressesOf, pageList, sentences } from '@hearthlight/domain';
import { describe, expect, test } from 'vitest';

import { renderPage } from './prerender.tsx';

describe('the route of every page in the table', () => {
  test.each(pageList.flatMap(addressesOf))('%s renders a page', async (address) => {
    const html = await renderPage(address);
    expect(html).toContain('<main');
    expect(html).not.toContain(sentences.unexpected);
  });

  test('an address that is not in the table renders the fallback screen', async () => {
    expect(await renderPage('/nothing')).toContain(sentences.unexpected);
  });
});
