import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

import { installChromium } from './chromium.ts';
import { countDifferent, type Picture } from './picture-comparator.ts';
import { environment, root } from './prepare.mjs';
import { type ChangedPicture, reportPage } from './visual-report.ts';

/**
 * `npm run test:visual`: compares every story tagged `visual` or `matrix` with its pictures in `tests/pictures/baseline` and writes
 * differences to `tests/pictures/report/index.html`. `-- --update` approves new pictures; other arguments select story
 * files.
 */
interface StoryResults {
  testResults: {
    assertionResults: { status: string; meta: { storyId?: string; reports?: { type: string }[] } }[];
  }[];
}

const baseline = join(root, 'tests/pictures/baseline');
const report = join(root, 'tests/pictures/report');
const pictures = join(report, 'pictures');

/** The runs: all stories with Hearthlight's content, then those tagged `foundations` with the example. */
const runs = [
  { name: 'yes', content: 'packages/content/hearthlight' },
  { name: 'foundations', content: 'packages/content/examples/northwind' },
];
const resultsOf = (name: string) => join(report, `results-${name}.json`);

const options = process.argv.slice(2);
const update = options.includes('--update');
const files = options.filter((option) => option !== '--update');

function compare({ name, content }: (typeof runs)[number]): number {
  const mode = update ? 'all' : 'none';
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultsOf(name)}`];
  const command = [
    '--no-install',
    'vitest',
    'run',
    '--project=visual',
    '--passWithNoTests',
    `--update=${mode}`,
  ];
  const { status } = spawnSync('npx', [...command, ...reporters, ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, PICTURES: name, CONTENT_DIR: content },
  });
  return status ?? 1;
}

/** Returns every story of the runs. Stories in both runs appear twice. */
function storiesOfRun() {
  return runs.flatMap(({ name }) => {
    if (!existsSync(resultsOf(name))) return [];
    const { testResults }: StoryResults = JSON.parse(readFileSync(resultsOf(name), 'utf8'));
    return testResults.flatMap(({ assertionResults }) => assertionResults);
  });
}

/** Returns stories that passed without a comparison, because `picture.ts` did not run. */
const uncompared = () =>
  storiesOfRun()
    .filter(
      ({ status, meta }) => status === 'passed' && !meta.reports?.some(({ type }) => type === 'pictures'),
    )
    .map(({ meta }) => meta.storyId ?? '')
    .filter((id) => !id.endsWith('--mobile'));

/** Returns story ids by the prefix of their pictures' names, which have no repeated hyphens. */
const storyIds = () =>
  new Map(storiesOfRun().map(({ meta: { storyId = '' } }) => [storyId.replaceAll(/-+/g, '-'), storyId]));

const storyPart = (file: string) =>
  file.replace(/-\d+(-(forced-colors|print|large-text|northwind|matrix))?(\.png)?$/, '');

/** Returns baselines without a story. Empty if only some story files ran. */
function orphans(): string[] {
  if (files.length > 0 || storiesOfRun().length === 0 || !existsSync(baseline)) return [];
  const known = storyIds();
  return readdirSync(baseline).filter((file) => !known.has(storyPart(file)));
}

async function readPicture(file: string): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, metadata: info };
}

/** Copies the approved pictures next to the new ones, so that the report is self-contained. */
async function changedPictures(): Promise<ChangedPicture[]> {
  if (!existsSync(pictures)) return [];
  const names = readdirSync(pictures).map((file) => file.replace(/-(actual|diff|reference)\.png$/, ''));
  const ids = storyIds();
  const changed = [...new Set(names)].toSorted().map(async (name) => {
    if (existsSync(join(baseline, `${name}.png`)))
      copyFileSync(join(baseline, `${name}.png`), join(pictures, `${name}-expected.png`));
    const pathOf = (kind: string) => {
      const file = `${name}-${kind}.png`;
      return existsSync(join(pictures, file)) ? `pictures/${file}` : undefined;
    };
    const [expected, actual] = [pathOf('expected'), pathOf('actual') ?? pathOf('reference')];
    return {
      name,
      storyId: ids.get(storyPart(name)),
      expected,
      actual,
      pixels:
        expected && actual
          ? countDifferent(await readPicture(join(report, expected)), await readPicture(join(report, actual)))
          : undefined,
    };
  });
  return Promise.all(changed);
}

/* Another browser than the headless shell spaces letters differently. */
installChromium();
rmSync(report, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const status = Math.max(...runs.map(compare));
const skipped = uncompared();
const orphaned = orphans();
if (update) for (const file of orphaned) rmSync(join(baseline, file));
const changed = await changedPictures();
if (skipped.length > 0) {
  console.log(`Not compared: ${skipped.join(', ')}`);
  process.exitCode = 1;
} else if (status === 0 && (update || orphaned.length === 0)) rmSync(report, { recursive: true });
else {
  writeFileSync(join(report, 'index.html'), reportPage(changed, orphaned));
  console.log(
    `${changed.length} pictures changed, ${orphaned.length} have no story: see tests/pictures/report/index.html`,
  );
  if (changed.length + orphaned.length > 0)
    console.log('To approve the new pictures: npm run test:visual -- --update');
  process.exitCode = 1;
}
