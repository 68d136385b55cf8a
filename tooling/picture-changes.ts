import { comparePictures } from './picture-comparator.ts';
import { readPicture } from './read-picture.ts';
import { openStory, withStorybook } from './storybook-walk/served.ts';

/*
 * `npm run test:deep -- pictures`: makes design changes in the built Storybook. The comparator must detect each of them in
 * one of the stories and ignore a change without any effect.
 */

const stories = ['library-actions-button--matrix', 'product-account-signinform--invalid'];

const changes: readonly [name: string, css: string][] = [
  ['ground: cream to gray', ':root { --paper-warm: #f5f5f5 }'],
  ['primary color: another hue', ':root { --pine: #0e4a5a }'],
  ['call to action: another hue', ':root { --ember: #b90b3a }'],
  ['error color: another hue', ':root { --failed: #a82aa0 }'],
  ['text: 1 px larger', ':root { --text-body: calc(clamp(1.0625rem, 1.05rem + 0.1vw, 1.09375rem) + 1px) }'],
  ['text: bolder', ':root { --weight-regular: 480; --weight-semibold: 680; --weight-strong: 730 }'],
  ['lines: tighter', ':root { --leading-body: 1.4; --leading-text: 1.35; --leading-snug: 1.25 }'],
  ['corners: 2 px rounder', ':root { --radius-control: calc(0.75rem + 2px) }'],
  ['button: 4 px less padding', 'button { padding-inline: calc(1.5rem - 4px) !important }'],
  ['focus ring: 2 instead of 3 px', ':root { --border-focus: 2px }'],
  ['focus ring: none', ':focus-visible { outline: none !important }'],
];

const noChange = ':root { --unused: 1px }';

/** Returns the styles whose effect the comparator detects in one of the stories. */
const detected = await withStorybook(async ({ browser, origin }) => {
  const found = new Set<string>();
  for (const story of stories) {
    const page = await browser.newPage({ viewport: { width: 390, height: 1600 }, reducedMotion: 'reduce' });
    await openStory(page, origin, story);
    await page.evaluate(() => document.fonts.ready);
    const before = await readPicture(await page.screenshot());
    for (const css of [noChange, ...changes.map(([, styles]) => styles)]) {
      const style = await page.addStyleTag({ content: css });
      if (!comparePictures(before, await readPicture(await page.screenshot())).pass) found.add(css);
      await style.evaluate((element) => element.parentNode?.removeChild(element));
    }
    await page.close();
  }
  return found;
});

const missed = changes.filter(([, css]) => !detected.has(css)).map(([name]) => name);
console.log(`${changes.length - missed.length} of ${changes.length} changes were detected.`);
if (missed.length > 0) console.log(`Not detected: ${missed.join(', ')}`);
if (detected.has(noChange)) console.log('A change without any effect was detected.');
process.exitCode = missed.length > 0 || detected.has(noChange) ? 1 : 0;
