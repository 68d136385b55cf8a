import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chromium, type Browser } from 'playwright';
import { preview } from 'vite';

import { chromiumArguments, findChromium } from '../chromium.ts';
import { walkControls } from './controls.ts';
import { walkDocs } from './docs.ts';
import { walkManifest } from './manifest.ts';
import { walkStories, type Fault } from './stories.ts';

/**
 * `npm run test:storybook`: opens the built Storybook as a designer does and lists what is wrong with it: every
 * story at 390 and 1366 px, with and without reduced motion, then every docs page. Words given to it choose stories
 * and pages by id.
 */
interface StoryIndex {
  entries: Record<string, { id: string; title: string; type: 'story' | 'docs'; componentPath?: string }>;
}

const built = fileURLToPath(new URL('../../storybook-static', import.meta.url));
const widths = [390, 1366] as const;
const motions = ['no-preference', 'reduce'] as const;

if (!existsSync(`${built}/index.json`))
  throw new Error('There is no built Storybook. Run npm run build-storybook first.');

const server = await preview({
  configFile: false,
  root: built,
  logLevel: 'error',
  build: { outDir: built },
  preview: { port: 0, host: '127.0.0.1' },
});
const origin = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? '';
const browser = await chromium.launch({ ...findChromium(), args: chromiumArguments });
const faults = await walk(browser);
await browser.close();
await server.close();
for (const { where, what } of faults)
  console.log(`✗ ${where}\n    ${what.split('\n').slice(0, 6).join('\n    ')}`);
console.log(`${faults.length} faults in the built Storybook`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function walk(opened: Browser): Promise<Fault[]> {
  const response = await fetch(`${origin}index.json`);
  const { entries }: StoryIndex = await response.json();
  const chosen = process.argv.slice(2);
  const all = Object.values(entries).filter(
    ({ id }) => chosen.length === 0 || chosen.some((word) => id.includes(word)),
  );
  const ids = (type: 'story' | 'docs') => all.filter((entry) => entry.type === type).map(({ id }) => id);
  const passes = motions.flatMap((motion) => widths.map((width) => ({ motion, width })));
  const stories = ids('story');
  const found: Fault[] = [];
  // Two at a time, because the machines that run this have two cores.
  for (let at = 0; at < passes.length; at += 2) {
    const results = passes.slice(at, at + 2).map((pass) => walkStories(opened, origin, stories, pass));
    found.push(...(await Promise.all(results)).flat());
    console.log(`${Math.min(at + 2, passes.length)} of ${passes.length} passes, ${found.length} faults`);
  }
  const docs = ids('docs');
  console.log(`${stories.length} stories opened ${passes.length} times each, ${docs.length} docs pages`);
  const components = all.filter(({ type, componentPath }) => type === 'story' && componentPath !== undefined);
  const firstStories = new Map<string, string>();
  const titles = new Map<string, string>();
  for (const { id, title } of components) {
    const component = id.split('--')[0] ?? '';
    if (!firstStories.has(component)) firstStories.set(component, id);
    titles.set(component, title);
  }
  return [
    ...found,
    ...(await walkDocs(opened, origin, docs)),
    ...(await walkControls(opened, origin, firstStories)),
    ...(await walkManifest(origin, titles)),
  ];
}
