import type { BrowserContextOptions, Page } from 'playwright';

import { withLimit } from './limits.ts';
import type { Served } from './served.ts';

/** Something a designer would stumble over, and the page it is on. */
export interface Fault {
  where: string;
  what: string;
}

/** What a part of the walk found. */
export interface WalkResult {
  faults: Fault[];
  /** What failed once and passed when it was opened again. */
  unsteady: Fault[];
}

declare global {
  /** The part of Storybook's preview that the walk uses. Storybook does not publish its types. */
  interface Window {
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>;
      currentRender?: { phase?: string };
      loadStory: (options: { storyId: string }) => Promise<{
        storyGlobals: { viewport?: { value?: string } };
        initialArgs: Record<string, unknown>;
        argTypes: Record<
          string,
          {
            description?: string;
            table?: { type?: { summary?: string } };
            control?: { type?: string; disable?: boolean };
            options?: readonly unknown[];
          }
        >;
        parameters: {
          layout?: string;
          viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
        };
      }>;
    };
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit: (event: string, payload: unknown) => void;
      on: (event: string, listener: (payload: unknown) => void) => void;
      off: (event: string, listener: (payload: unknown) => void) => void;
    };
  }
}

/** Time in ms for Storybook itself to load, on a busy machine. */
const loading = 60_000;

/** Opens the preview without a story. `logged` is called with what the page writes to `console.error`. */
export async function openPreview(
  { browser, origin }: Served,
  options: BrowserContextOptions,
  logged: (message: string) => void = () => {},
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(loading);
  page.on('console', (message) => {
    // Chromium itself logs each response with an error status, which stories mock on purpose.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      logged(message.text());
  });
  await page.goto(`${origin}iframe.html?viewMode=story&id=`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await withLimit(
    loading,
    page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready()),
  );
  return page;
}

/** Closes the page with its storage. A page that hangs is left to the end of the browser. */
export async function closePage(page: Page): Promise<void> {
  await withLimit(5000, page.context().close()).catch(() => undefined);
}

/** Why something failed, as text. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
