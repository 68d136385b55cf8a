import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import configuration from './dependency-cruiser.mjs';
import { root } from './prepare.mjs';

/** A file, what it imports, and the rule that this breaks: one row for each rule, and for each way to write an import. */
const forbidden: [file: string, code: string, rule: string][] = [
  ['packages/domain/src/01.ts', "import '@hearthlight/ui';", 'packages-domain'],
  ['packages/domain/src/02.ts', "import '../../ui/src/lib/a.ts';", 'packages-domain'],
  ['packages/domain/src/03.ts', "import 'react';", 'domain-is-pure'],
  ['packages/domain/src/04.ts', "import 'node:fs';", 'domain-is-pure'],
  ['packages/content/src/05.ts', "import '@hearthlight/ui';", 'packages-content'],
  ['packages/content/src/06.ts', "import 'react';", 'content-is-data'],
  ['packages/content/src/07.ts', "import 'kysely';", 'content-is-data'],
  ['packages/ui/src/home/08.tsx', "import '@hearthlight/content';", 'packages-ui'],
  ['packages/ui/src/home/09.tsx', "import '../../../../apps/web/src/a.ts';", 'packages-ui'],
  ['packages/ui/src/home/10.tsx', "import 'react-router-dom';", 'ui-has-no-input-or-output'],
  ['packages/ui/src/home/11.tsx', "import '@tanstack/react-query';", 'ui-has-no-input-or-output'],
  ['packages/ui/src/home/12.tsx', "import 'node:path';", 'ui-has-no-node'],
  ['packages/ui/src/components/forms/13.tsx', "import '@hearthlight/domain';", 'components-without-domain'],
  [
    'packages/ui/src/components/forms/14.tsx',
    "import type { A } from '@hearthlight/domain'; export type B = A;",
    'components-without-domain',
  ],
  ['packages/ui/src/lib/15.ts', "export * from '@hearthlight/domain';", 'components-without-domain'],
  ['packages/ui/src/lib/16.ts', "import '../components/forms/a.tsx';", 'ui-layer-lib'],
  ['packages/ui/src/components/forms/17.tsx', "import '../../giving/a.tsx';", 'ui-layer-components'],
  ['packages/ui/src/giving/18.tsx', "import '../site/a.tsx';", 'ui-layer-giving'],
  ['packages/ui/src/site/19.tsx', "import '../home/a.tsx';", 'ui-layer-site'],
  ['packages/ui/src/home/20.tsx', "export const a = () => import('../account/a.tsx');", 'ui-layer-home'],
  ['packages/ui/src/dashboard/help/21.tsx', "import '../../account/a.tsx';", 'ui-layer-dashboard'],
  ['apps/api/src/22.ts', "import '@hearthlight/ui';", 'packages-api'],
  ['apps/api/src/23.ts', "import '../../web/src/a.ts';", 'packages-api'],
  ['apps/api/src/24.ts', "import 'react';", 'server-without-react'],
  ['apps/web/src/25.tsx', "import '../../api/src/a.ts';", 'packages-web'],
  ['apps/web/src/26.tsx', "import '../../../packages/ui/src/home/a.tsx';", 'entry-ui'],
  ['apps/web/src/27.tsx', "import '../../../packages/domain/src/a.ts';", 'entry-domain'],
  ['packages/ui/src/home/28.tsx', "import './a.stories.tsx';", 'no-test-code'],
  ['apps/web/src/29.tsx', "import '@hearthlight/domain/fixtures';", 'no-test-code'],
  ['apps/web/src/30.tsx', "import 'msw';", 'no-test-code'],
  ['apps/web/src/31.tsx', "import 'axe-core';", 'declared'],
  ['apps/web/src/32.tsx', "import './nothing.ts';", 'resolvable'],
  ['apps/web/src/33.ts', "import type { B } from './34.ts'; export type A = B;", 'no-cycles'],
  ['packages/ui/src/forms/35.ts', "import '../site/a.tsx';", 'ui-layer-forms'],
  ['packages/ui/src/news/36.tsx', "import '../home/a.tsx';", 'ui-layer-news'],
  ['packages/ui/src/dashboard/parts/37.tsx', "import '../help/a.tsx';", 'dashboard-layer-parts'],
  ['packages/ui/src/dashboard/help/38.tsx', "import '../donate/a.tsx';", 'dashboard-layer-help'],
  ['packages/ui/src/dashboard/preview/39.tsx', "import '../frame/a.tsx';", 'dashboard-layer-preview'],
];

const allowed: [file: string, code: string][] = [
  ['packages/ui/src/home/50.tsx', "import '../news/a.tsx';"],
  ['packages/ui/src/home/51.tsx', "import '../components/forms/a.tsx';"],
  ['packages/ui/src/home/52.tsx', "import '@hearthlight/domain';"],
  ['packages/ui/src/dashboard/frame/53.tsx', "import '../help/a.tsx';"],
  ['packages/ui/src/home/54.stories.tsx', "import '@hearthlight/content';"],
  ['packages/ui/src/home/55.stories.tsx', "import 'storybook/test';"],
  ['packages/ui/src/components/forms/56.stories.tsx', "import '@hearthlight/domain/fixtures';"],
  ['apps/web/src/57.tsx', "import '@hearthlight/ui';"],
  ['apps/web/src/58.tsx', "import '@hearthlight/ui/styles.css';"],
  ['apps/web/src/59.tsx', "import '@hearthlight/content';"],
  ['apps/api/src/60.ts', "import 'node:sqlite';"],
];

/** What the rows above import besides each other. */
const targets = [
  'packages/domain/src/index.ts',
  'packages/domain/src/a.ts',
  'packages/domain/src/fixtures/index.ts',
  'packages/content/src/index.ts',
  'packages/ui/src/index.ts',
  'packages/ui/src/styles/index.css',
  'packages/ui/src/lib/a.ts',
  'packages/ui/src/components/forms/a.tsx',
  'packages/ui/src/giving/a.tsx',
  'packages/ui/src/site/a.tsx',
  'packages/ui/src/home/a.tsx',
  'packages/ui/src/home/a.stories.tsx',
  'packages/ui/src/news/a.tsx',
  'packages/ui/src/account/a.tsx',
  'packages/ui/src/dashboard/donate/a.tsx',
  'packages/ui/src/dashboard/frame/a.tsx',
  'packages/ui/src/dashboard/help/a.tsx',
  'apps/web/src/a.ts',
  'apps/api/src/a.ts',
];

const workspaces = ['packages/domain', 'packages/content', 'packages/ui', 'apps/web', 'apps/api'];
const copy = mkdtempSync(join(tmpdir(), 'import-rules-'));
const broken = new Map<string, string[]>();

function write(file: string, code: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), code);
}

/** A copy of the workspace's manifests and installed packages, with the rows above as its only source files. */
beforeAll(async () => {
  for (const file of targets) write(file, '');
  write('apps/web/src/34.ts', "import type { A } from './33.ts'; export type B = A;");
  for (const [file, code] of [...forbidden, ...allowed]) write(file, code);
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  mkdirSync(join(copy, 'node_modules/@hearthlight'), { recursive: true });
  for (const folder of workspaces) {
    cpSync(join(root, folder, 'package.json'), join(copy, folder, 'package.json'));
    symlinkSync(join(copy, folder), join(copy, 'node_modules/@hearthlight', folder.replace(/^\w+\//, '')));
  }
  for (const name of ['react', 'react-router-dom', '@tanstack', 'kysely', 'axe-core', 'msw', 'storybook'])
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  const { forbidden: rules = [], options } = configuration;
  const { output } = await cruise(
    ['packages', 'apps'],
    { ...options, baseDir: copy, validate: true, ruleSet: { forbidden: rules } },
    options?.enhancedResolveOptions,
  );
  for (const { from, rule } of violationsOf(output))
    broken.set(from, [...(broken.get(from) ?? []), rule.name]);
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true }));

const violationsOf = (output: string | ICruiseResult) =>
  typeof output === 'string' ? [] : output.summary.violations;

describe('import rules', () => {
  it.each(forbidden)('reject in %s: %s', (file, _, rule) => {
    expect(broken.get(file)).toContain(rule);
  });

  it.each(allowed)('accept in %s: %s', (file) => {
    expect(broken.get(file)).toBeUndefined();
  });

  it('each have a row that breaks them', () => {
    const tried = new Set(forbidden.map(([, , rule]) => rule));
    const alike =
      /^(ui-layer-(styles|about|account|ledger)|dashboard-layer-(account|campaigns|donate|history|updates|frame)|entry-content)$/;
    const untried = configuration.forbidden?.map(({ name = '' }) => name).filter((name) => !tried.has(name));
    expect(untried?.filter((name) => !alike.test(name))).toEqual([]);
  });
});
