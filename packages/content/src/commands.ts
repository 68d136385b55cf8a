import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { repository } from './directory.mjs';
import { ContentError, initFolder, loadContents, type MissingTexts, missingTextsIn, sampleTextsIn } from './index.ts';

const usage = [
  'npm run content -- init DIR     makes a folder to start from; --language es or ar: an example in that language',
  'npm run content -- check DIR    says what is wrong in a folder',
  'npm run content -- preview DIR  shows the site and Storybook with it',
].join('\n');

const commands: Readonly<Record<string, (directory: string, language: string) => void>> = {
  init,
  check,
  preview,
};

/**
 * Runs `npm run content -- init|check|preview DIR` and returns its exit code. A relative path is relative to `typedIn`,
 * the folder where the command was typed.
 */
export function runContent(args: string[], typedIn: string): number {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: { language: { type: 'string' } },
  });
  const [name = '', folder] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || folder === undefined) {
    console.error(usage);
    return 1;
  }
  try {
    command(resolve(typedIn, folder), String(values.language ?? 'en'));
    return 0;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** Makes a folder like the sample, or like the example in another language. */
function init(directory: string, language: string): void {
  initFolder(directory, language);
  console.log(
    language === 'en'
      ? `${directory} is a copy of the sample content with facts and a logo that name nobody.`
      : `${directory} is a copy of an example. Its names, people and sums are invented.`,
  );
  console.log('Begin with foundation.yaml and brand.css; each file says what is in it. Then:');
  console.log(`  npm run content -- preview ${directory}`);
}

/** Prints what a foundation should look at in a folder without mistakes. */
function check(directory: string): void {
  const [, ...others] = loadContents(directory).keys();
  console.log(`${directory} has no mistakes.`);
  report(
    'Some texts are as in the sample. Read them before you publish: its people, places and sums are invented.',
    sampleTextsIn(directory),
  );
  for (const language of others)
    report(
      `Some texts are not in the folder "${language}", so its pages show them as they are here.`,
      missingTextsIn(directory, language),
    );
}

/** Prints a sentence and the lines of the files that it is about, if there are any. */
function report(sentence: string, files: readonly MissingTexts[]): void {
  if (files.length === 0) return;
  console.log(sentence);
  for (const { file, lines, all } of files)
    console.log(`  ${file}: ${lines.length === all ? `all ${all}` : `line ${lines.join(', ')}`}`);
}

/** Runs the development servers of site and Storybook until they are interrupted. */
function preview(directory: string): void {
  loadContents(directory);
  console.log('The site: http://localhost:5173. Storybook: http://localhost:6006.');
  const servers = ['npm run --silent dev', 'npm run --silent storybook'];
  const child = spawn('concurrently', ['--names', 'site,storybook', '--kill-others', ...servers], {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, CONTENT_DIR: directory },
    shell: process.platform === 'win32',
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}
