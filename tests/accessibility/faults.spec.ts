import { expect, test } from '@playwright/test';

import type { Check } from '../../packages/ui/src/foundations/accessibility-results.ts';
import { findFaults } from './checks.ts';

/** A page without a fault. Each planted fault is added to it. */
const page = (fault: string) => `<!doctype html><html lang="en"><title>Fault</title>
<style>
  body { margin: 1rem; font: 1rem sans-serif }
  button { min-height: 44px; border: 1px solid; background: none; font: inherit }
  :focus-visible { outline: 3px solid }
</style>
<main><h1>Give</h1><button>Donate</button>${fault}</main>`;

/** One fault for each way in which a check can fail, and a part of the message. */
const planted: readonly (readonly [check: Check, what: string, fault: string, message: string])[] = [
  ['axe', 'a picture without a text', '<img src="data:," width="40" height="40">', 'image-alt'],
  ['keyboard', 'a trap', `<button onkeydown="event.preventDefault()">Pay</button>`, 'Tab does not leave'],
  ['keyboard', 'focus that cannot be seen', '<button style="outline: none">Pay</button>', 'no ring'],
  ['tree', 'a button that lost its role', '<div tabindex="0" onclick="give()">Pay</div>', 'without a role'],
  [
    '200 %',
    'text in a box that does not grow',
    '<p style="height: 20px; overflow: hidden">One sentence of text</p>',
    'text is cut off',
  ],
  ['400 %', 'a fixed width', '<p style="width: 360px">Wide</p>', 'scrolls horizontally'],
  [
    'forced colors',
    'a choice that only a background shows',
    `<div role="group" aria-label="Amount">
       <button aria-pressed="true" style="background: #cfc">$25</button><button aria-pressed="false">$50</button>
     </div>`,
    'looks like the others',
  ],
  ['right to left', 'a place to the left', '<p style="margin-left: 40px">Left</p>', 'not mirrored'],
];

test('a page without a fault passes each check', async ({ page: browserPage }) => {
  await browserPage.setContent(page(''));
  const { failed, path } = await findFaults(browserPage);
  expect(failed).toEqual({});
  expect(path).toEqual(['button "Donate"']);
});

for (const [check, what, fault, message] of planted)
  test(`${check}: finds ${what}`, async ({ page: browserPage }) => {
    await browserPage.setContent(page(fault));
    const { failed } = await findFaults(browserPage);
    expect(failed[check]?.join('\n')).toContain(message);
  });
