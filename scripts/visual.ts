import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { repack } from './png.ts';
import { environment, root } from './prepare.mjs';
import { type ChangedPicture, reportPage } from './visual-report.ts';

/**
 * `npm run test:visual`: compares every story tagged `visual` with its picture in `visual/baseline`; what changed is in
 * `visual/report/index.html`. `-- --update` approves what there is now; other words choose story files.
 */
interface StoryResults {
  testResults: { assertionResults: { status: string; meta: { storyId?: string } }[] }[];
}

const baseline = join(root, 'visual/baseline');
const report = join(root, 'visual/report');
const pictures = join(report, 'pictures');
const results = join(report, 'results.json');

const given = process.argv.slice(2);
const update = given.includes('--update');
const files = given.filter((word) => word !== '--update');

function compareAll(): number {
  const mode = update ? 'all' : 'none';
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const { status } = spawnSync(
    'npx',
    ['--no-install', 'vitest', 'run', '--project=visual', `--update=${mode}`, ...reporters, ...files],
    { cwd: root, stdio: 'inherit', env: { ...environment, PICTURES: 'yes' } },
  );
  return status ?? 1;
}

/** Baseline pictures whose story is gone. Only a run of all stories can tell. */
function orphans(): string[] {
  if (files.length > 0 || !existsSync(results) || !existsSync(baseline)) return [];
  const { testResults }: StoryResults = JSON.parse(readFileSync(results, 'utf8'));
  const ids = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ meta }) => meta.storyId?.replaceAll(/-+/g, '-')),
  );
  const known = new Set(ids);
  return readdirSync(baseline).filter((file) => !known.has(file.replace(/-\d+\.png$/, '')));
}

/** Packs the pictures that were approved since `begun`. */
function packNewPictures(begun: number): void {
  for (const file of readdirSync(baseline)) {
    const path = join(baseline, file);
    if (statSync(path).mtimeMs >= begun) writeFileSync(path, repack(readFileSync(path)));
  }
}

/** Brings the approved pictures beside the new ones, so that the folder of the report stands for itself. */
function changedPictures(): ChangedPicture[] {
  if (!existsSync(pictures)) return [];
  const names = readdirSync(pictures).map((file) => file.replace(/-(actual|diff|reference)\.png$/, ''));
  return [...new Set(names)].toSorted().map((name) => {
    if (existsSync(join(baseline, `${name}.png`)))
      copyFileSync(join(baseline, `${name}.png`), join(pictures, `${name}-expected.png`));
    const shown = (kind: string) => {
      const file = `${name}-${kind}.png`;
      return existsSync(join(pictures, file)) ? `pictures/${file}` : undefined;
    };
    return {
      name,
      expected: shown('expected'),
      actual: shown('actual') ?? shown('reference'),
      difference: shown('diff'),
    };
  });
}

rmSync(report, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const begun = Date.now();
const status = compareAll();
const left = orphans();
if (update) {
  for (const file of left) rmSync(join(baseline, file));
  packNewPictures(begun);
}
const changed = changedPictures();
if (status === 0 && (update || left.length === 0)) rmSync(report, { recursive: true });
else {
  writeFileSync(join(report, 'index.html'), reportPage(changed, left));
  console.log(
    `${changed.length} pictures changed, ${left.length} have no story: see visual/report/index.html`,
  );
  if (changed.length + left.length > 0)
    console.log('If that is what was wanted: npm run test:visual -- --update');
  process.exitCode = 1;
}
