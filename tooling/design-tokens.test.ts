import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { __unstable__loadDesignSystem } from '@tailwindcss/node';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

import { allTokens as tokens } from '../packages/ui/src/foundations/tokens.ts';
import { root } from './prepare.mjs';

/** That no style leaves the tokens: what compiles to CSS, what is used, and what that CSS sets. */

const styles = join(root, 'packages/ui/src/styles');
const read = (file: string) => readFileSync(file, 'utf8');
const tailwind = await __unstable__loadDesignSystem(read(join(styles, 'index.css')), { base: styles });

/** CSS of each class, without the registrations of Tailwind's own properties. */
function compile(classes: readonly string[]): Map<string, string | null> {
  const css = tailwind.candidatesToCss([...classes]);
  return new Map(classes.map((name, index) => [name, css[index]?.split('@property')[0] ?? null]));
}

/** Classes that only mark an element for the variants of others. */
const markers = /^(?:group|peer)(?:\/\w+)?$/;

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word && !markers.test(word));

/** Texts of a module: those inside a `className` attribute, but for operands of a comparison, and all others. */
function textsOf(file: string): { attributes: string[]; others: string[] } {
  const attributes: { start: number; end: number }[] = [];
  const comparisons: { start: number; end: number }[] = [];
  const texts: { start: number; end: number; text: string }[] = [];
  new Visitor({
    JSXAttribute: (node) => {
      if (node.name.type === 'JSXIdentifier' && node.name.name === 'className') attributes.push(node);
    },
    BinaryExpression: (node) => void comparisons.push(node),
    Literal: ({ start, end, value }) => {
      if (typeof value === 'string') texts.push({ start, end, text: value });
    },
    TemplateElement: ({ start, end, value }) => void texts.push({ start, end, text: value.raw }),
  }).visit(parseSync(file, read(file)).program);
  const within = (spans: typeof comparisons, { start, end }: { start: number; end: number }) =>
    spans.some((span) => span.start <= start && end <= span.end);
  const compared = texts.filter((text) => !within(comparisons, text));
  return {
    attributes: compared.filter((text) => within(attributes, text)).map(({ text }) => text),
    others: compared.filter((text) => !within(attributes, text)).map(({ text }) => text),
  };
}

/** Every class that `packages/ui` and `apps/web` use. A text of which most words compile is a list of classes. */
function usedClasses(): string[] {
  const files = globSync('{packages/ui,apps/web}/src/**/*.{ts,tsx}', { cwd: root });
  const texts = files.map((file) => textsOf(join(root, file)));
  const lists = texts.flatMap(({ others }) =>
    others.map(wordsOf).filter((words) => {
      const compiled = [...compile(words).values()].filter((css) => css !== null);
      return compiled.length > words.length / 2;
    }),
  );
  return [...new Set([...texts.flatMap(({ attributes }) => attributes.flatMap(wordsOf)), ...lists.flat()])];
}

const used = compile(usedClasses());

/** Classes of Tailwind's own theme. */
const notOurs = [
  'rounded-lg rounded text-sm text-white font-bold font-mono bg-red-500 leading-loose leading-6 tracking-wide',
  'shadow-lg drop-shadow-md text-shadow-sm blur-sm animate-spin duration-300 delay-100 ease-in ease-linear',
  'max-w-lg max-w-prose md:flex @md:flex aspect-video perspective-near',
].flatMap((names) => names.split(' '));

const ofToken = (value: string) =>
  [...value.matchAll(/var\(--([\w-]+)\)/g)].some(([, name = '']) => tokens.has(name));

describe('tokens', () => {
  it.each(notOurs)('replace those of Tailwind: %s yields no CSS', (name) => {
    expect(compile([name]).get(name)).toBeNull();
  });

  it('have a class that yields CSS, or a rule that uses them', () => {
    const sheets = ['index.css', 'base.css', 'print.css'].map((file) => read(join(styles, file)));
    const components = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root }).map((file) =>
      read(join(root, file)),
    );
    const everything = [...used.values(), ...sheets, ...components].join('\n');
    const unused = [...tokens.keys()].filter((name) => !everything.includes(`--${name}`));
    expect(unused).toEqual([]);
  });
});

describe('classes in use', () => {
  it('yield CSS', () => {
    expect(used.size).toBeGreaterThan(500);
    expect([...used].filter(([, css]) => css === null).map(([name]) => name)).toEqual([]);
  });

  /** Distances between the cells of a code are computed from their width. */
  const computed = 'tracking-[calc(var(--cell)+var(--gap)-1ch)]';
  const scales = [
    'font-size',
    'font-weight',
    'font-family',
    'line-height',
    'letter-spacing',
    'border(?:-\\w+)*-radius',
  ];
  const movement = [
    'transition-duration',
    'transition-timing-function',
    'transition-delay',
    'animation',
    '--tw-shadow',
  ];
  const declaration = new RegExp(`(?<![\\w-])(${[...scales, ...movement].join('|')}):\\s*([^;]+);`, 'g');
  const free = /^(?:inherit|none|0|0px|calc\(infinity \* 1px\))$/;
  it('set text, corners, shadows and movement by tokens', () => {
    const others = [...used].flatMap(([name, css]) =>
      [...(css ?? '').matchAll(declaration)]
        .filter(([, , value = '']) => !free.test(value) && !ofToken(value))
        .map(([found]) => `${name} sets ${found}`),
    );
    expect(others.filter((text) => !text.startsWith(computed))).toEqual([]);
  });

  it('move by the token of acts, with its curve, unless they name another', () => {
    const transitions = [...used].filter(([, css]) => css?.includes('transition-property:'));
    expect(transitions.length).toBeGreaterThan(2);
    const off = transitions.filter(
      ([, css]) =>
        !css?.includes('transition-timing-function: var(--tw-ease, var(--ease-out))') ||
        !css.includes('transition-duration: var(--tw-duration, var(--motion-act))'),
    );
    expect(off).toEqual([]);
  });
});
