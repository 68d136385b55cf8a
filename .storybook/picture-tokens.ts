import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/csf';
import { page } from 'vitest/browser';

import { allTokens } from '../packages/ui/src/foundations/tokens.ts';
import { comparePictures, type Picture } from '../tooling/picture-comparator.ts';
import { invisibleTokens, largestChange, visibleChange } from '../tooling/visible-change.ts';
import { pictureModes } from './picture-modes.ts';
import { applyLayout, fitWindow, resetWindow, settle } from './picture-window.ts';

/*
 * Checks of a token run (`npm run test:tokens`): changes each token that a story uses by an amount that a person sees,
 * and fails the story unless the comparison of pictures notices.
 */

/** A token shows where so many pixels of one color visibly have another. Fewer may go unseen (decision 0021). */
const fewestPixels = 100;

/** In so many stories of a run each token is changed. Story files share one page, so the count spans them. */
const sampleSize = 2;
const sampled = new Map<string, number>();

/** The style rules of the page, without those in `@media` and the like around them. */
const styleRules = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : [];
  });

/** Names of the custom properties of a text, such as that of a rule with all rules nested in it. */
const namesIn = (text: string) => Array.from(text.matchAll(/var\(--([\w-]+)/g), ([, name = '']) => name);

/** Tokens that the styles of the page use, and may therefore show. */
function usedTokens(): ReadonlySet<string> {
  const applying = [...document.styleSheets]
    .flatMap(({ cssRules }) => styleRules(cssRules))
    .filter(({ cssText, selectorText }) => {
      const selector = selectorText.replaceAll(/::[\w-]+/g, '');
      return cssText.includes('var(--') && document.querySelector(selector || '*') !== null;
    });
  return new Set([
    ...applying.flatMap(({ cssText }) => namesIn(cssText)),
    ...namesIn(document.body.innerHTML),
  ]);
}

/** Takes a picture, as text: equal texts are equal pictures. */
const shoot = () => page.elementLocator(document.body).screenshot({ save: false });

async function decode(shot: string): Promise<Picture> {
  const response = await fetch(`data:image/png;base64,${shot}`);
  const bitmap = await createImageBitmap(await response.blob());
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('The browser has no 2D canvas');
  context.drawImage(bitmap, 0, 0);
  return { data: context.getImageData(0, 0, width, height).data, metadata: { width, height } };
}

/** Takes pictures until two in a row are equal: a late font or picture is no change of a token. */
async function shootAtRest(): Promise<string> {
  let [last, shot] = ['', await shoot()];
  for (let tries = 0; tries < 5 && shot !== last; tries += 1) {
    await settle();
    [last, shot] = [shot, await shoot()];
  }
  return shot;
}

async function shootWith(name: string, value: string): Promise<string> {
  const { style } = document.documentElement;
  style.setProperty(`--${name}`, value);
  await settle();
  const shot = await shoot();
  style.removeProperty(`--${name}`);
  return shot;
}

/** Whether the comparison notices that these pictures differ; undefined where hardly anybody would. */
async function differenceIsNoticed(one: string, other: string): Promise<boolean | undefined> {
  if (one === other) return undefined;
  const [before, after] = [await decode(one), await decode(other)];
  if (!comparePictures(before, after, { createDiff: false }).pass) return true;
  return largestChange(before, after) < fewestPixels ? undefined : false;
}

/** Whether the comparison notices a change of the token; undefined where the story does not show it. */
async function isNoticed(before: string, name: string, value: string): Promise<boolean | undefined> {
  const changed = visibleChange(name, value);
  let noticed = await differenceIsNoticed(before, await shootWith(name, changed));
  /* The browser may draw a text a little differently after a while: what was missed is looked at once more. */
  if (noticed === false)
    noticed = await differenceIsNoticed(await shootAtRest(), await shootWith(name, changed));
  if (noticed !== undefined) sampled.set(name, (sampled.get(name) ?? 0) + 1);
  return noticed;
}

export const afterEach: AfterEach<ReactRenderer> = async (context) => {
  /* The widest screen. */
  const mode = pictureModes(context).findLast(({ emulation }) => !emulation);
  if (!mode) return;
  applyLayout(context);
  await fitWindow(mode);
  const before = await shootAtRest();
  const used = usedTokens();
  const noticed = new Map<string, boolean | undefined>();
  for (const [name, value] of allTokens)
    if (used.has(name) && !invisibleTokens.includes(name) && (sampled.get(name) ?? 0) < sampleSize)
      noticed.set(name, await isNoticed(before, name, value));
  await settle();
  const again = comparePictures(await decode(before), await decode(await shootAtRest()), {
    createDiff: false,
  });
  resetWindow();
  const names = (result: boolean) => [...noticed].filter(([, was]) => was === result).map(([name]) => name);
  context.reporting.addReport({
    type: 'tokens',
    version: 1,
    status: 'passed',
    result: { caught: names(true) },
  });
  if (!again.pass) throw new Error(`The same picture again differs: ${again.message}`);
  const missed = names(false);
  if (missed.length > 0) throw new Error(`The comparison does not notice another ${missed.join(', ')}`);
};
