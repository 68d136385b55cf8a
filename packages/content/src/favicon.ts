import { dataUrlOf, type Logo } from './logo-file.ts';

/** The mark on a square, because browsers stretch other shapes. */
export function faviconOf({ light, size: [width, height] }: Logo): string {
  const side = Math.max(width, height);
  const [x, y] = [(side - width) / 2, (side - height) / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="32" height="32"><image href="${dataUrlOf(light)}" x="${x}" y="${y}" width="${width}" height="${height}"/></svg>`;
}
