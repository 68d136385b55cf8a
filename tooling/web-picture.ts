import type { Page } from '@playwright/test';

/** A part of a page, in px, and the scale of its picture. */
interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
}

/** Takes a picture at a scale of its own, unlike Playwright. `isTall` includes what is below the viewport. */
export async function takeWebp(page: Page, clip: Clip, quality: number, isTall: boolean): Promise<Buffer> {
  const client = await page.context().newCDPSession(page);
  const options = { format: 'webp', quality, clip, captureBeyondViewport: isTall } as const;
  const { data } = await client.send('Page.captureScreenshot', options);
  await client.detach();
  return Buffer.from(data, 'base64');
}
