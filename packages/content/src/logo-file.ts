import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The logo: a mark without the name, which is written beside it. */
export interface Logo {
  /** The SVG for light backgrounds. */
  light: string;
  /** The SVG for dark backgrounds. */
  dark: string;
  /** Width and height of the drawing. */
  size: readonly [width: number, height: number];
}

/** The files of the logo. */
const names = ['logo.svg', 'logo-on-dark.svg'] as const;

/** The logo is part of the first style sheet, so a large one would delay every page. */
const maxBytes = 12_000;

/** The logo of a content folder, read and checked once. */
export class LogoFiles {
  /** Sentences with file and line; empty when both files are correct. */
  readonly problems: string[] = [];
  readonly content: Logo;

  constructor(directory: string) {
    const [light, dark] = names.map((name) => this.#read(directory, name));
    this.content = { light: light ?? '', dark: dark ?? '', size: sizeOf(light ?? '') ?? [1, 1] };
  }

  #read(directory: string, name: string): string {
    const path = join(directory, name);
    if (!existsSync(path)) {
      this.problems.push(`${name} is missing. Every content folder has this file.`);
      return '';
    }
    const source = readFileSync(path, 'utf8').trim();
    const line = source.slice(0, Math.max(0, source.indexOf('<svg'))).split('\n').length;
    if (!sizeOf(source))
      this.problems.push(
        `${name}, line ${line}: the file must be an SVG picture with a viewBox such as viewBox="0 0 30 34".`,
      );
    else if (Buffer.byteLength(source) > maxBytes)
      this.problems.push(
        `${name}, line ${line}: the file must have at most ${maxBytes / 1000} kB; simplify the drawing.`,
      );
    return source;
  }
}

function sizeOf(svg: string): readonly [number, number] | undefined {
  const numbers = /<svg\b[^>]*\bviewBox=["']([^"']*)["']/
    .exec(svg)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers ?? [];
  return width > 0 && height > 0 ? [width, height] : undefined;
}
