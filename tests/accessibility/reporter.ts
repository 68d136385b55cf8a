import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

import type { AccessibilityResults } from '../../packages/ui/src/foundations/accessibility-results.ts';
import { root } from '../../tooling/prepare.mjs';
import { attachmentName, type Recorded } from './record.ts';

const released: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
  cwd: root,
  encoding: 'utf8',
}).trim();

/**
 * With `--update-snapshots all`, keeps the results in `docs/accessibility/results.json`, unless a test ended without
 * any.
 */
export default class AccessibilityReporter implements Reporter {
  #isKept = false;
  readonly #recorded = new Map<TestCase, Recorded[]>();

  onBegin({ updateSnapshots }: FullConfig): void {
    this.#isKept = updateSnapshots === 'all';
  }

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    const bodies = attachments.flatMap(({ name, body }) => (name === attachmentName && body) || []);
    const recorded = bodies.map((body): Recorded => JSON.parse(body.toString()));
    if (recorded.length > 0 || test.outcome() === 'unexpected') this.#recorded.set(test, recorded);
  }

  onEnd(): void {
    if (!this.#isKept) return;
    for (const [test, recorded] of this.#recorded)
      if (recorded.length === 0) return console.log(`Not kept, because a test has no results: ${test.title}`);
    const all = [...this.#recorded.values()].flat();
    const results: AccessibilityResults = {
      date: new Date().toISOString().slice(0, 10),
      engine: all[0]?.engine ?? '',
      version: `${released.version}+${commit}`,
      rows: all.map(({ row }) => row).toSorted((one, other) => one.title.localeCompare(other.title)),
    };
    writeFileSync(join(root, 'docs/accessibility/results.json'), `${JSON.stringify(results, null, 1)}\n`);
  }
}
