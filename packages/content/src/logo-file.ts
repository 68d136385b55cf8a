import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the logo. */
export interface LogoFile {
  type: 'image/svg+xml' | 'image/png';
  source: Buffer;
}

/** The logo: a mark without the name, which is written beside it. */
export interface Logo {
  /** For light backgrounds. */
  light: LogoFile;
  /** For dark backgrounds. */
  dark: LogoFile;
  /** Width and height of the drawing. */
  size: Size;
}

type Size = readonly [width: number, height: number];

/** The files of the logo, without the ending. */
const names = ['logo', 'logo-on-dark'] as const;

/** The logo is part of the first style sheet, so a large one would delay every page. */
const maxBytes = 12_000;

/** The larger side of a PNG in pixels: the share card shows it twice as large at most. */
const minPixels = 128;

/** A logo as an address for style sheets and SVG. */
export const dataUrlOf = ({ type, source }: LogoFile) => `data:${type};base64,${source.toString('base64')}`;

/** The logo of a content folder, read and checked once. */
export class LogoFiles {
  /** Sentences with the name of the file; empty when both files are correct. */
  readonly problems: string[] = [];
  readonly content: Logo;

  constructor(directory: string) {
    const [light, dark] = names.map((name) => this.#read(directory, name));
    const none: LogoFile = { type: 'image/svg+xml', source: Buffer.of() };
    this.content = { light: light ?? none, dark: dark ?? none, size: (light && sizeOf(light)) ?? [1, 1] };
  }

  #read(directory: string, name: string): LogoFile | undefined {
    const found = [`${name}.svg`, `${name}.png`].filter((file) => existsSync(join(directory, file)));
    const [file] = found;
    if (file === undefined) {
      this.problems.push(`${name}.svg is missing. Every content folder has this file, or ${name}.png.`);
      return undefined;
    }
    if (found.length > 1) this.problems.push(`${found.join(' and ')} are the same logo. Delete one of them.`);
    const type = file.endsWith('.png') ? 'image/png' : 'image/svg+xml';
    const logo = { type, source: readFileSync(join(directory, file)) } as const;
    const problem = problemOf(logo);
    if (problem) this.problems.push(`${file}: the file must ${problem}.`);
    return logo;
  }
}

function problemOf(logo: LogoFile): string | undefined {
  const isPng = logo.type === 'image/png';
  const size = sizeOf(logo);
  if (!size) return isPng ? 'be a PNG picture' : 'be an SVG picture with a viewBox such as viewBox="0 0 30 34"';
  if (isPng && Math.max(...size) < minPixels) return `be at least ${minPixels} pixels wide or high`;
  if (logo.source.length > maxBytes)
    return `have at most ${maxBytes / 1000} kB; ${isPng ? 'use fewer pixels or colors' : 'simplify the drawing'}`;
  return undefined;
}

function sizeOf({ type, source }: LogoFile): Size | undefined {
  const [width = 0, height = 0] = type === 'image/png' ? pngSize(source) : svgSize(source.toString());
  return width > 0 && height > 0 ? [width, height] : undefined;
}

function svgSize(svg: string): number[] {
  const viewBox = /<svg\b[^>]*\bviewBox=["']([^"']*)["']/.exec(svg)?.[1] ?? '';
  return viewBox
    .trim()
    .split(/[\s,]+/)
    .slice(2)
    .map(Number);
}

/** The first chunk of a PNG follows its signature of eight bytes and has its size. */
const pngSize = (png: Buffer): number[] =>
  png.length > 24 && png.toString('latin1', 1, 4) === 'PNG' ? [png.readUInt32BE(16), png.readUInt32BE(20)] : [];
