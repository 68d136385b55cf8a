import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { allowedPairs, type ColorName, colorNames, contrast } from '@hearthlight/domain/palette';
import { type AtRule, type ChildNode, CssSyntaxError, type Declaration, parse, type Rule } from 'postcss';

const fontNames = ['font-display', 'font-sans'] as const;

/** A name of `brand.css`, without the two dashes. */
export type BrandName = ColorName | (typeof fontNames)[number];

/** A font file that the folder brings. */
export interface FontFace {
  family: string;
  /** The path within the folder, such as `fonts/inter.woff2`. */
  file: string;
}

/** The content of `brand.css`. */
export interface Brand {
  /** Colors as `#rrggbb` and lists of font families, by name. */
  values: Readonly<Record<BrandName, string>>;
  faces: readonly FontFace[];
}

const isColor = (name: string): name is ColorName => (colorNames as readonly string[]).includes(name);
const isBrandName = (name: string): name is BrandName =>
  isColor(name) || (fontNames as readonly string[]).includes(name);

const genericFamily = /(?:^|[\s,])(?:serif|sans-serif|system-ui|ui-\w+|monospace)\s*$/;
const faceProperties = new Set([
  'font-family',
  'src',
  'font-weight',
  'font-style',
  'font-display',
  'font-stretch',
  'unicode-range',
  'size-adjust',
  'ascent-override',
  'descent-override',
  'line-gap-override',
]);

/**
 * Contrast that a foundation's colors must have. The shipped folder has more: body text with 7:1 (`minimumContrast`).
 */
const requiredContrast = { 'body text': 4.5, text: 4.5, 'edge or shape': 3 };

/** `brand.css` of a content folder, read and checked once. */
export class BrandFile {
  /** Sentences with file and line; empty when the file is correct. */
  readonly problems: string[] = [];
  readonly #directory: string;
  readonly #declarations = new Map<BrandName, Declaration>();
  readonly #faces: FontFace[] = [];

  constructor(directory: string) {
    this.#directory = directory;
    for (const node of this.#read()) this.#check(node);
    if (this.problems.length === 0) this.#checkComplete();
    if (this.problems.length === 0) this.#checkContrast();
  }

  /** The content of the file. Check `problems` first. */
  get content(): Brand {
    const values = [...this.#declarations].map(([name, { value }]) => [name, normalized(value)]);
    return { values: Object.fromEntries(values), faces: this.#faces };
  }

  #read(): readonly ChildNode[] {
    const path = join(this.#directory, 'brand.css');
    if (!existsSync(path)) {
      this.problems.push('brand.css is missing. Every content folder has this file.');
      return [];
    }
    try {
      return parse(readFileSync(path, 'utf8')).nodes;
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      this.problems.push(`brand.css, line ${error.line ?? 1}: this is not valid CSS: ${error.reason}.`);
      return [];
    }
  }

  #add(node: ChildNode, sentence: string): void {
    this.problems.push(`brand.css, line ${node.source?.start?.line ?? 1}: ${sentence}.`);
  }

  #check(node: ChildNode): void {
    if (node.type === 'comment') return;
    if (node.type === 'rule' && node.selector === ':root') this.#checkValues(node);
    else if (node.type === 'atrule' && node.name === 'font-face') this.#checkFace(node);
    else this.#add(node, 'only ":root" and "@font-face" may be here, because rules would change the layout');
  }

  #checkValues(root: Rule): void {
    for (const node of root.nodes) {
      if (node.type === 'comment') continue;
      const name = node.type === 'decl' ? node.prop.replace(/^--/, '') : '';
      if (node.type !== 'decl' || !node.prop.startsWith('--') || !isBrandName(name)) {
        const found = node.type === 'decl' ? node.prop : node.toString();
        this.#add(node, `"${found}" is not a color or font of the design; check its spelling`);
      } else if (this.#declarations.has(name)) this.#add(node, `"${node.prop}" is set a second time`);
      else {
        this.#declarations.set(name, node);
        this.#checkValue(name, node);
      }
    }
  }

  #checkValue(name: BrandName, declaration: Declaration): void {
    const { prop, value } = declaration;
    if (isColor(name)) {
      if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value))
        this.#add(declaration, `"${prop}" must be a color such as #0e5a47`);
    } else if (!genericFamily.test(value))
      this.#add(declaration, `"${prop}" must be font families that end with a general one, such as Georgia, serif`);
  }

  #checkFace(face: AtRule): void {
    const values = new Map<string, string>();
    for (const node of face.nodes ?? []) {
      if (node.type !== 'decl') continue;
      values.set(node.prop, node.value);
      if (!faceProperties.has(node.prop)) this.#add(node, `"${node.prop}" is not a property of a font`);
      if (node.prop === 'src') this.#checkSource(node);
    }
    for (const prop of ['font-family', 'src']) if (!values.has(prop)) this.#add(face, `"${prop}" is missing`);
    const family = values.get('font-family')?.replaceAll(/["']/g, '');
    for (const file of filesOf(values.get('src') ?? '')) if (family) this.#faces.push({ family, file });
  }

  #checkSource(source: Declaration): void {
    for (const file of filesOf(source.value)) {
      if (!/^fonts\/[\w.-]+\.(?:woff2?|ttf|otf)$/.test(file))
        this.#add(source, `"src" must name a file in the folder "fonts" such as url('fonts/inter.woff2')`);
      else if (!existsSync(join(this.#directory, file)))
        this.#add(source, `"src" names the file "${file}", which does not exist`);
    }
  }

  #checkComplete(): void {
    const missing = [...colorNames, ...fontNames].filter((name) => !this.#declarations.has(name));
    for (const name of missing) this.problems.push(`brand.css: "--${name}" is missing.`);
  }

  #checkContrast(): void {
    for (const { ink, on, as } of allowedPairs) {
      const [front, back] = [this.#declarations.get(ink), this.#declarations.get(on)];
      if (!front || !back) continue;
      const found = contrast(normalized(front.value), normalized(back.value));
      if (found >= requiredContrast[as]) continue;
      const required = `${as === 'edge or shape' ? 'edges and shapes need' : 'text needs'} at least ${requiredContrast[as]}:1`;
      // Rounded down, so that 4.499 is not reported as 4.50.
      const ratio = (Math.floor(found * 100) / 100).toFixed(2);
      const line = back.source?.start?.line ?? 1;
      this.#add(front, `"--${ink}" has a contrast of ${ratio}:1 on "--${on}" (line ${line}), but ${required}`);
    }
  }
}

/** A color in the long form, in lower case; other values as they are, on one line. */
function normalized(value: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value);
  const long = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : value;
  return long.startsWith('#') ? long.toLowerCase() : long.replaceAll(/\s+/g, ' ');
}

/** The files of a `src` descriptor; fonts of the visitor's system (`local()`) are left out. */
const filesOf = (source: string): string[] =>
  [...source.matchAll(/url\(\s*["']?([^"')]*)["']?\s*\)/g)].map(([, file = '']) => file);
