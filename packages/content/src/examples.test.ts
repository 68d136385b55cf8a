import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { sumMoney } from '@hearthlight/domain';
import { describe, expect, test } from 'vitest';

import { contentDirectory, loadContent, picturesIn } from './index.ts';

/** The whole numbers of a text, in the digits and with the separators of its language. */
const numbersIn = (text: string) =>
  (text.match(/\d+(?:[.,\u066C]\d{3})*|[\u0660-\u0669]+(?:\u066C[\u0660-\u0669]{3})*/g) ?? []).map((number) =>
    Number(
      number
        .replaceAll(/[.,\u066C]/g, '')
        .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660)),
    ),
  );

const examples = fileURLToPath(new URL('../examples', import.meta.url));

describe.each(readdirSync(examples))('the example %s', (name) => {
  const directory = join(examples, name);
  const { about, brand, logo, pictures, ...content } = loadContent(directory);
  const texts = JSON.stringify({ about, ...content });

  test('names neither Hearthlight nor its address, and repeats none of its pictures', () => {
    expect(texts).not.toMatch(/hearthlight|lantern street/i);
    const shipped = contentDirectory({});
    const drawings = picturesIn(shipped).map((file) => readFileSync(join(shipped, 'pictures', file), 'utf8'));
    const own = picturesIn(directory).map((file) => readFileSync(join(directory, 'pictures', file), 'utf8'));
    expect(own.filter((drawing) => drawings.includes(drawing))).toEqual([]);
  });

  test('has another palette, other fonts and another mark', () => {
    const shipped = loadContent(contentDirectory({}));
    for (const color of ['pine', 'ember', 'paper-warm', 'font-display', 'font-sans'] as const)
      expect(brand.values[color]).not.toBe(shipped.brand.values[color]);
    expect(logo.light).not.toEqual(shipped.logo.light);
  });

  test('has no drawing above 6 kB and no photograph above 60 kB', () => {
    for (const address of pictures)
      expect(statSync(join(directory, address)).size).toBeLessThan(address.endsWith('.svg') ? 6000 : 60_000);
  });

  test('adds the shares of the About page up to the sum that it names', () => {
    const sum = sumMoney(about.money.shares.map(({ amount }) => amount));
    expect(numbersIn(about.money.intro)).toContain(sum);
  });
});
