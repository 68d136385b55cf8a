import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromiumArguments, findChromium } from '../../../tooling/chromium.ts';

/** Lighthouse results of a page. Times are in milliseconds. */
export interface Audit {
  scores: Record<string, number>;
  lcp: number;
  tbt: number;
  cls: number;
  /** Transferred bytes: in total and of scripts. */
  bytes: number;
  scriptBytes: number;
}

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number; details?: { items: Item[] } }>;
}

interface Item {
  resourceType?: string;
  transferSize?: number;
}

const here = dirname(fileURLToPath(import.meta.url));

/** Returns the median. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Runs Lighthouse with a simulated slow phone. */
export function audit(url: string): Promise<Audit> {
  const { executablePath } = findChromium();
  const args = [
    join(here, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    `--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`,
  ];
  const child = spawn('node', args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) =>
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`Lighthouse exited with ${code}.`));
      const report: Report = JSON.parse(Buffer.concat(chunks).toString());
      resolve(auditOf(report));
    }),
  );
}

const bytesOf = (items: readonly Item[]) => items.reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0);

function auditOf({ audits, categories }: Report): Audit {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)])),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: bytesOf(requests),
    scriptBytes: bytesOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
  };
}
