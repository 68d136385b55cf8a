import { expect } from '@playwright/test';

import { openDeskPage, test } from '../e2e/desk-with-data.ts';
import { record, wholePage } from './record.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every page of the desk', async ({ desk, page }, info) => {
  test.setTimeout(600_000);
  for (const address of desk.addresses) {
    await openDeskPage(page, address);
    const title = `Screens${address.replaceAll(/\/\d+/g, '/:id')}`;
    const failed = await record(page, info, { title }, wholePage);
    expect.soft(failed, address).toEqual({});
  }
});
