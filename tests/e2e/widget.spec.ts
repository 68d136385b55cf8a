import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { paths, withCampaign } from '@hearthlight/domain';
import type { Page } from '@playwright/test';

import { chromiumOnly, expect, test } from './fixtures.ts';

/** The widget of a campaign within a page of another site (issue 35). */

const widget = '/campaigns/1/widget';

/** The size that the desk's lines of HTML give the frame. */
const size = { width: 340, height: 190 };

/**
 * Serves a page of another site, which frames an address. Chromium lets no stubbed page load from the local network.
 */
async function otherSite(address: string): Promise<{ url: string; server: Server }> {
  const page = `<!doctype html><html lang="en"><title>Another site</title><h1>Another site</h1>
<iframe src="${address}" title="A campaign" width="${size.width}" height="${size.height}" style="border: 0"></iframe>`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const bound = server.address();
  return { url: `http://localhost:${typeof bound === 'object' ? bound?.port : ''}/`, server };
}

const openOn = async (page: Page, address: string) => {
  const { server, url } = await otherSite(address);
  await page.goto(url, { waitUntil: 'load' });
  return () => server.close();
};

const frameOf = (page: Page) => page.locator('iframe').contentFrame();

test(
  'the widget shows a campaign on another site, without script or cookies',
  chromiumOnly,
  async ({ consoleErrors, context, page, server }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const close = await openOn(page, `${server.url}${widget}`);
    const frame = frameOf(page);
    const title = (await frame.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(frame.getByRole('progressbar')).toBeVisible();
    await expect(frame.getByText(/^\$[\d,]+ of \$[\d,]+ \(\d+%\)$/)).toBeVisible();
    await expect(frame.locator('script')).toHaveCount(0);
    expect(requested.filter((path) => path !== '/' && path !== '/favicon.ico')).toEqual([widget]);
    expect(await context.cookies()).toEqual([]);

    await test.step('fits the frame, whose height is fixed', async () => {
      expect(await page.locator('iframe').boundingBox()).toMatchObject(size);
      const heights = await frame
        .locator('html')
        .evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
      expect(heights).toEqual({ clientHeight: size.height, scrollHeight: size.height });
    });

    await test.step('opens the donation page for the campaign in a tab of its own, where scripts run', async () => {
      const opening = context.waitForEvent('page');
      await frame.getByRole('link').click();
      const opened = await opening;
      await opened.waitForURL(/campaign=/);
      const { pathname, search } = new URL(opened.url());
      expect(pathname + search).toBe(withCampaign(paths.donateNow, { title }));
      await expect(opened.getByRole('dialog', { name: 'Your session is invalid!' })).toBeVisible();
    });
    close();
    // Playwright's own scripts.
    for (const error of consoleErrors.splice(0)) expect(error).toMatch(/^Blocked script execution in .*\/widget'/);
  },
);

for (const path of [paths.home, paths.signIn, paths.dashboard])
  test(`another site cannot frame ${path}`, chromiumOnly, async ({ consoleErrors, page, server }) => {
    const close = await openOn(page, `${server.url}${path}`);
    await expect.poll(() => consoleErrors.splice(0).join('\n')).toMatch(/frame-ancestors|X-Frame-Options/);
    await expect(frameOf(page).getByRole('main')).toHaveCount(0);
    close();
  });
