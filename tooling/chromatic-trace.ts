import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { environment, root } from './prepare.mjs';

/**
 * `npm run chromatic:trace`: prints how many story files Chromatic draws again after a change of one file, by the
 * statistics of the built Storybook, and fails where a change of one thing means all of them.
 */
interface StoryIndex {
  entries: Record<string, { type: string; importPath: string }>;
}

const built = join(root, 'storybook-static');

/** Files that a few stories use, with the greatest part of all story files that may depend on each. */
const changes: readonly [file: string, part: number][] = [
  ['packages/domain/src/fixtures/index.ts', 0.5],
  ['packages/ui/src/components/data/data-table.tsx', 0.25],
  ['packages/ui/src/home/founders.tsx', 0.1],
];

/** Returns Infinity for a file that the preview imports: then Chromatic draws every story again. */
function tracedStoryFiles(file: string): number {
  const stats = join(built, 'preview-stats.json');
  const { stdout, stderr, status } = spawnSync(
    'npx',
    ['--no-install', 'chromatic', 'trace', '--mode', 'compact', '--stats-file', stats, file],
    { cwd: root, encoding: 'utf8', env: environment },
  );
  const output = stdout + stderr;
  const found = /to (\d+) affected story file/.exec(output)?.[1];
  if (status !== 0 || found === undefined) throw new Error(`chromatic trace of ${file} failed:\n${output}`);
  return output.includes('TurboSnap disabled') ? Infinity : Number(found);
}

const { entries }: StoryIndex = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const all = new Set(stories.map(({ importPath }) => importPath)).size;
const faults = changes.filter(([file, part]) => {
  const affected = tracedStoryFiles(file);
  console.log(`${file}: ${affected} of ${all} story files`);
  return affected === 0 || affected > all * part;
});
process.exitCode = faults.length === 0 ? 0 : 1;
