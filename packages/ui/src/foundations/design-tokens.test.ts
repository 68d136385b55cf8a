import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { __unstable__loadDesignSystem } from '@tailwindcss/node';
import { expect, it } from 'vitest';

import { root } from '../../../../tooling/prepare.mjs';
import { allTokens } from './tokens.ts';

/* Styles use only tokens: they replace Tailwind's own scales, so a class without a token compiles to no CSS. */

const styles = join(root, 'packages/ui/src/styles');
const read = (file: string) => readFileSync(file, 'utf8');
const tailwind = await __unstable__loadDesignSystem(read(join(styles, 'index.css')), { base: styles });
const hasCss = (name: string) => tailwind.candidatesToCss([name])[0] !== null;

const sources = globSync('{packages/ui,apps/web,apps/desk}/src/**/*.{ts,tsx}', { cwd: root })
  // Fixtures contain the styles of word processors, and this test contains classes that nobody may use.
  .filter((file) => !/\/fixtures\/|\.test\.ts$/.test(file))
  .map((file) => read(join(root, file)));

/** Whether a class only marks an element for the variants of others. */
const isMarker = (name: string) => /^(?:group|peer)(?:\/\w+)?$/.test(name);

/** Returns the classes in `className` literals, and in literals where most words compile. */
function classesIn(source: string): string[] {
  const inAttributes = Array.from(source.matchAll(/className="([^"]*)"/g), ([, text = '']) => text);
  const literals = source.matchAll(/"([^"\n]*)"|'([^'\n]*)'/g);
  const others = Array.from(literals, ([, double, single]) => double ?? single ?? '').filter((text) => {
    const words = text.split(' ').filter(Boolean);
    return words.length > 1 && words.filter(hasCss).length > words.length / 2;
  });
  return [...inAttributes, ...others].flatMap((text) => text.split(/\s+/)).filter(Boolean);
}

const used = new Set(sources.flatMap(classesIn).filter((name) => !isMarker(name)));

it('every class in use compiles to CSS', () => {
  expect(used.size).toBeGreaterThan(400);
  expect([...used].filter((name) => !hasCss(name))).toEqual([]);
});

it.each([
  'rounded-lg',
  'text-sm',
  'text-white',
  'font-bold',
  'shadow-lg',
  'duration-300',
  'ease-in',
  'max-w-lg',
  'md:flex',
])('Tailwind’s own %s compiles to no CSS', (name) => expect(hasCss(name)).toBe(false));

it('no class has an arbitrary value for text, corners or motion', () => {
  const byNumber = /(?:^|:)(?:text|font|leading|rounded|duration|delay|ease|shadow)(?:-\w+)?-\[\d/;
  expect([...used].filter((name) => byNumber.test(name))).toEqual([]);
});

const sheets = globSync(join(styles, '*.css'))
  .filter((file) => !file.endsWith('tokens.css'))
  .map(read);

it('every token is used', () => {
  const css = tailwind.candidatesToCss([...used]);
  const everything = [...css, ...sheets, ...sources].join('\n');
  expect([...allTokens.keys()].filter((name) => !everything.includes(`--${name}`))).toEqual([]);
});

/* Layouts follow the direction of the text: `ms-4` instead of `ml-4`, `text-start` instead of `text-left`. */

const sidewaysShadow = /\bshadow-\[(?:inset_)?-?[1-9]/;

/** Whether a class sets one side of the screen, or shifts along x for both directions of text alike. */
function isPhysical(name: string): boolean {
  const [css] = tailwind.candidatesToCss([name]);
  if (!css) return false;
  const isOneSided = /\bleft\b/.test(css) !== /\bright\b/.test(css);
  const shifts = css.includes('--tw-translate-x:') || sidewaysShadow.test(name);
  return isOneSided || (shifts && !/\b(?:ltr|rtl):/.test(name));
}

it('no class, style or style sheet names a side of the screen', () => {
  const words = new Set(sources.flatMap((source) => source.split(/[\s'"`]+/)).filter((word) => word.includes('-')));
  expect([...words].filter(isPhysical)).toEqual([]);
  const inSheets = /[\s;{](?:[a-z-]+-)?(?:left|right)\s*:|:\s*(?:left|right)\s*[;}]/g;
  expect(sheets.flatMap((text) => text.match(inSheets) ?? [])).toEqual([]);
  const inStyles = /\b(?:margin|padding|border)(?:Left|Right)|\bstyle=.*\b(?:left|right):/g;
  expect(sources.flatMap((text) => text.match(inStyles) ?? [])).toEqual([]);
});
