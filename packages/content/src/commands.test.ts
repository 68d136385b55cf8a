import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { runContent } from './commands.ts';
import { repository } from './directory.mjs';
import { initFolder, loadContent } from './index.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Runs the command in the folder and returns its exit code and everything that it printed. */
function content(...args: string[]): { status: number; output: string } {
  const [out, error] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const spy of [out, error]) spy.mockClear().mockImplementation(() => undefined);
  const status = runContent(args, directory);
  return { status, output: [...out.mock.calls, ...error.mock.calls].map(([line]) => `${line}\n`).join('') };
}

function edit(file: string, from: string, to: string): void {
  const path = join(directory, 'ours', file);
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(from);
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
}

describe('init', () => {
  test('makes a folder without mistakes that does not name Hearthlight', () => {
    expect(content('init', 'ours').status).toBe(0);
    const { status, output } = content('check', 'ours');
    expect(output).toContain(`${join(directory, 'ours')} has no mistakes.`);
    expect(status).toBe(0);
    const { logo, ...texts } = loadContent(join(directory, 'ours'));
    expect(JSON.stringify(texts)).not.toMatch(/hearthlight|lantern street/i);
    expect(logo.light).not.toEqual(loadContent(join(repository, 'packages/content/hearthlight')).logo.light);
  });

  test.each(['en', 'es', 'ar'])('in the language %s, makes a folder that passes the check', (language) => {
    expect(content('init', 'ours', '--language', language).status).toBe(0);
    const { status, output } = content('check', 'ours');
    expect(output).toContain('founders.yaml: all ');
    expect(status).toBe(0);
    expect(loadContent(join(directory, 'ours')).foundation.language).toBe(language);
  });

  test.each(['pl', 'constructor'])('says that there is no example in the language %s', (language) => {
    const { status, output } = content('init', 'ours', '--language', language);
    expect(output).toContain(
      `There is no example in the language "${language}". Start with one of en, es, ar, and translate its texts.`,
    );
    expect(status).toBe(1);
    expect(existsSync(join(directory, 'ours'))).toBe(false);
  });

  test('changes no folder that has files', () => {
    writeFileSync(join(directory, 'note.txt'), 'ours');
    const { status, output } = content('init', '.');
    expect(output).toContain(`${directory} is not empty. Name a folder that is empty or does not exist.`);
    expect(status).toBe(1);
  });
});

test('check says every mistake', () => {
  initFolder(join(directory, 'ours'));
  edit('campaigns.yaml', 'goal: 18000', 'goal: $18,000');
  edit('founders.yaml', 'picture: portrait-28.svg', 'picture: nobody.svg');
  edit('brand.css', '--ink-soft: #5b554d', '--ink-soft: #bbbbbb');
  const { status, output } = content('check', 'ours');
  expect(status).toBe(1);
  expect(output).toMatch(/campaigns\.yaml, line \d+: "goal" \(in entry 1\) must be an amount/);
  expect(output).toMatch(/founders\.yaml, line \d+: "picture" \(in entry 2\) names the picture "nobody\.svg"/);
  expect(output).toMatch(/brand\.css, line \d+: "--ink-soft" has a contrast of 1\.\d\d:1 on "--paper"/);
});

test('check names the texts that are as in the sample', () => {
  initFolder(join(directory, 'ours'));
  expect(content('check', 'ours').output).toContain('founders.yaml: all 11');
  const campaigns = readFileSync(join(directory, 'ours/campaigns.yaml'), 'utf8');
  const [title = ''] = /(?<=title: ).+/.exec(campaigns) ?? [];
  const line = campaigns.slice(0, campaigns.indexOf(title)).split('\n').length;
  const lines = () => /campaigns\.yaml: line (.*)/.exec(content('check', 'ours').output)?.[1]?.split(', ');
  edit('campaigns.yaml', title, 'A ferry for eleven people');
  expect(lines()).not.toContain(String(line));
  expect(lines()).toHaveLength(22);
});

test('check names no file without texts of the sample', () => {
  const { output } = content('check', join(repository, 'packages/content/examples/northwind'));
  expect(output).not.toContain('founders.yaml');
});

test('check names the texts that another language lacks, without failing', () => {
  initFolder(join(directory, 'ours'));
  expect(content('check', 'ours').output).not.toContain('folder "es"');
  edit('foundation.yaml', 'languages: [en]', 'languages: [en, es]');
  mkdirSync(join(directory, 'ours/es'));
  const lead = readFileSync(join(directory, 'ours/about.yaml'), 'utf8');
  writeFileSync(join(directory, 'ours/es/about.yaml'), lead);
  const { status, output } = content('check', 'ours');
  expect(status).toBe(0);
  const [, missing = ''] = output.split('Some texts are not in the folder "es"');
  expect(missing).toMatch(/foundation\.yaml: all \d+/);
  expect(missing).not.toContain('about.yaml');
});

test.each([[[]], [['make', 'ours']], [['init']]])('%j prints how it is used', (args) => {
  const { status, output } = content(...args);
  expect(status).toBe(1);
  expect(output).toContain('npm run content -- init DIR');
});

test('is a command, for the folder where it is typed', () => {
  initFolder(join(directory, 'ours'));
  edit('campaigns.yaml', 'goal: 18000', 'goal: $18,000');
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), 'check', 'ours'], {
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: directory },
  });
  expect(stderr).toContain('campaigns.yaml, line ');
  expect(status).toBe(1);
});
