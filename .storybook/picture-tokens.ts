import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/csf';
import { page } from 'vitest/browser';

import { allTokens } from '../packages/ui/src/foundations/tokens.ts';
import { comparePictures, countDifferent, type Picture } from '../tooling/picture-comparator.ts';
import { invisibleTokens, visibleChange } from '../tooling/visible-change.ts';
import { applyLayout, fitWindow, resetWindow, settle, sizesOf } from './picture-window.ts';

/*
 * Checks of a token run (`npm run test:tokens`): changes each token that a story uses by an amount that a person sees,
 * and fails the story unless the comparison of pictures notices.
 */

/** A change of fewer pixels than this is not compared by color either (decision 0021). */
const fewestPixels = 20;

/** Whether a style rule with the token applies to an element, or may apply. */
function uses(name: string, rules: CSSRuleList): boolean {
  return [...rules].some((rule) => {
    if (rule instanceof CSSStyleRule) {
      const selector = rule.selectorText.replaceAll(/::[\w-]+/g, '');
      return (
        rule.style.cssText.includes(`var(--${name})`) && document.querySelector(selector || '*') !== null
      );
    }
    return rule instanceof CSSGroupingRule && uses(name, rule.cssRules);
  });
}

async function takePicture(): Promise<Picture> {
  const base64 = await page.elementLocator(document.body).screenshot({ save: false });
  const response = await fetch(`data:image/png;base64,${base64}`);
  const bitmap = await createImageBitmap(await response.blob());
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('The browser has no 2D canvas');
  context.drawImage(bitmap, 0, 0);
  return { data: context.getImageData(0, 0, width, height).data, metadata: { width, height } };
}

async function pictureWith(name: string, value: string): Promise<Picture> {
  const { style } = document.documentElement;
  style.setProperty(`--${name}`, visibleChange(name, value));
  await settle();
  const picture = await takePicture();
  style.removeProperty(`--${name}`);
  return picture;
}

export const afterEach: AfterEach<ReactRenderer> = async (context) => {
  const size = sizesOf(context).at(-1);
  if (context.name === 'Mobile' || !size) return;
  applyLayout(context);
  await fitWindow(size);
  const before = await takePicture();
  const caught: string[] = [];
  const missed: string[] = [];
  for (const [name, value] of allTokens) {
    const used = [...document.styleSheets].some(({ cssRules }) => uses(name, cssRules));
    if (!used || invisibleTokens.includes(name)) continue;
    const after = await pictureWith(name, value);
    if ((countDifferent(before, after) ?? fewestPixels) < fewestPixels) continue;
    (comparePictures(before, after, { createDiff: false }).pass ? missed : caught).push(name);
  }
  const again = comparePictures(before, await takePicture(), { createDiff: false });
  resetWindow();
  context.reporting.addReport({ type: 'tokens', version: 1, status: 'passed', result: { caught } });
  if (!again.pass) throw new Error(`The same picture again differs: ${again.message}`);
  if (missed.length > 0) throw new Error(`The comparison does not notice another ${missed.join(', ')}`);
};
