import { fileURLToPath } from 'node:url';

import type { Focus } from '@hearthlight/domain/uploads';
import sharp, { type OverlayOptions } from 'sharp';

import type { Brand } from './brand-file.ts';
import { shareCardSize } from './share-card-size.ts';

/** The content of a share card. */
export interface ShareCardContent {
  /** The title of what is shared. The card leaves it out if its font lacks a character of it. */
  title: string;
  /** The foundation's name, beside its mark. Left out like the title. */
  name: string;
  /** The mark, as SVG or PNG. */
  mark: Uint8Array;
  /** The picture in the arch: its file or its bytes. Without one, the arch has the mark. */
  picture: string | Uint8Array | undefined;
  /** The point of the picture that stays visible. */
  focus: Focus;
  colors: Brand['values'];
  /** Whether the text is written from right to left. The card is mirrored then. */
  isRightToLeft: boolean;
}

const arch = { width: 452, height: 560 };
const margin = 72;
const band = 16;
const column = shareCardSize.width - arch.width - 3 * margin;
const markHeight = 68;

/**
 * The font of the card, because a machine may have none: Fraunces at the weight of headings, with Noto Kufi for Arabic.
 * Decision 0024 says how it was made.
 */
const fontfile = fileURLToPath(new URL('../fonts/share-card.ttf', import.meta.url));

/** The characters that the font has. Others would be boxes, or letters of whatever font the machine has. */
const drawable =
  /^[ -~\u00A0-\u0148\u014A-\u017E\u0218-\u021B\u0600-\u06FF\u200C-\u200E\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020\u2022\u2026\u2032\u2033\u2039\u203A\u20AC\u2122\u2212]+$/;

/** Sizes of the title in pixels, the largest that fits first. */
const titleSizes = [64, 56, 48, 42];
const titleHeight = 320;

/** Draws a share card as JPEG. */
export async function drawShareCard(card: ShareCardContent): Promise<Buffer> {
  const { colors, isRightToLeft } = card;
  const place = ({ left, width, ...rest }: Placed): OverlayOptions => ({
    ...rest,
    left: isRightToLeft ? shareCardSize.width - left - width : left,
  });
  const parts = [await archOf(card), ...(await headOf(card)), ...(await titleOf(card))];
  const edge = {
    create: { width: shareCardSize.width, height: band, channels: 3 as const, background: colors.pine },
  };
  return sharp({ create: { ...shareCardSize, channels: 3, background: colors['paper-warm'] } })
    .composite([{ input: edge, left: 0, top: 0 }, ...parts.map(place)])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

/** A part of the card in the layout from left to right. */
interface Placed {
  input: Buffer;
  left: number;
  top: number;
  width: number;
}

/** The picture in an arch that stands on the lower edge. */
async function archOf({ colors, focus, mark, picture }: ShareCardContent): Promise<Placed> {
  const { height, width } = arch;
  const radius = width / 2;
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 ${height}V${radius}a${radius} ${radius} 0 0 1 ${width} 0V${height}Z"/></svg>`;
  const filled = picture === undefined ? await markOn(mark, colors) : await cropped(picture, focus);
  const input = await sharp(filled)
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const { height: all, width: wide } = shareCardSize;
  return { input, left: wide - margin - width, top: all - height, width };
}

/** Scales a picture to cover the arch, around its focus. */
async function cropped(picture: string | Uint8Array, focus: Focus): Promise<Buffer> {
  const { data, info } = await sharp(picture, { density: 144 })
    .resize({ ...arch, fit: 'outside' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = start(info.width, arch.width, focus.x);
  const top = start(info.height, arch.height, focus.y);
  return sharp(data)
    .extract({ ...arch, left, top })
    .ensureAlpha()
    .png()
    .toBuffer();
}

/** Returns where a frame begins that has the focus, in percent, as near to its middle as the picture allows. */
const start = (size: number, frame: number, percent: number) =>
  Math.min(Math.max(Math.round((size * percent) / 100 - frame / 2), 0), size - frame);

async function markOn(mark: Uint8Array, colors: Brand['values']): Promise<Buffer> {
  const input = await fitted(mark, arch.width / 2, arch.height / 2);
  const background = colors['pine-mist'];
  return sharp({ create: { ...arch, channels: 4, background } })
    .composite([{ input }])
    .png()
    .toBuffer();
}

/** Draws a mark as large as fits into a box. The density makes vectors sharp at any size. */
const fitted = (mark: Uint8Array, width: number, height: number) =>
  sharp(mark, { density: 600 }).resize(Math.round(width), Math.round(height), { fit: 'inside' }).png().toBuffer();

/** The mark with the name beside it. */
async function headOf({ colors, mark, name }: ShareCardContent): Promise<Placed[]> {
  const top = band + margin - 16;
  const input = await fitted(mark, 2 * markHeight, markHeight);
  const { width } = await sharp(input).metadata();
  const left = margin + width + 20;
  const text = await drawText(name, { color: colors.pine, size: 30, width: column - width - 20 });
  const beside = text && {
    input: text.data,
    left,
    top: top + Math.round((markHeight - text.height) / 2),
    width: text.width,
  };
  return [{ input, left: margin, top, width }, ...(beside ? [beside] : [])];
}

/** The title in the largest size that fits. A longer one is cut between words. */
async function titleOf({ colors, title }: ShareCardContent): Promise<Placed[]> {
  const words = title.split(' ');
  const smallest = Math.min(...titleSizes);
  const tries = [
    ...titleSizes.map((size) => ({ size, text: title })),
    ...words.map((_, end) => ({ size: smallest, text: `${words.slice(0, end).join(' ')}…` })).toReversed(),
  ];
  for (const { size, text } of tries) {
    const drawn = await drawText(text, { color: colors.ink, size, width: column });
    if (!drawn) return [];
    const { data: input, height, width } = drawn;
    if (height <= titleHeight) return [{ input, left: margin, top: band + margin + markHeight + 36, width }];
  }
  return [];
}

/** Draws a text in the font of the card, as PNG; `undefined` if the font lacks a character of it. */
export async function drawText(text: string, { color, size, width }: { color: string; size: number; width: number }) {
  if (!drawable.test(text)) return undefined;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped}</span>`,
      font: `Share Card ${size}`,
      fontfile,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
