import type { Page, TestInfo } from '@playwright/test';

import type { AccessibilityRow } from '../../packages/ui/src/foundations/accessibility-results.ts';
import { type Exceptions, findFaults } from './checks.ts';

/** The name of the attachments that `reporter.ts` keeps. */
export const attachmentName = 'accessibility';

/** What a test attaches for each component or screen. */
export interface Recorded {
  engine: string;
  row: AccessibilityRow;
}

/** A page with its frame: everything in it is in a landmark, which `page-checks.ts` does not expect of a story. */
export const wholePage: Exceptions = { a11y: { config: { rules: [{ id: 'region', enabled: true }] } } };

/** Checks the page that is open and attaches the results. Returns what failed. */
export async function record(
  page: Page,
  info: TestInfo,
  about: Pick<AccessibilityRow, 'title' | 'href'>,
  exceptions?: Exceptions,
): Promise<AccessibilityRow['failed']> {
  const findings = await findFaults(page, exceptions);
  const engine = `Chromium ${page.context().browser()?.version()}`;
  const recorded: Recorded = { engine, row: { ...about, ...findings } };
  await info.attach(attachmentName, { body: JSON.stringify(recorded), contentType: 'application/json' });
  return findings.failed;
}
