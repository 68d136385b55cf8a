import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { pixelsOf, readQrCode } from '../../../../../.storybook/read-qr-code.ts';
import { guidance } from './qr-code.guidance.ts';
import { QrCode } from './qr-code.tsx';

const meta = preview.meta({
  title: 'Library/Media/QrCode',
  component: QrCode,
  tags: ['stable'],
  parameters: { guidance },
  args: { text: 'https://hearthlight.example/donate-now', label: 'QR code with the address of this page' },
});

/** Returns whether a QR code is dark at a place, counted in its modules from the left and the top of the picture. */
async function darknessOf(picture: HTMLImageElement) {
  const pixels = await pixelsOf(picture);
  const modules = Number(/viewBox="0 0 (\d+)0 /.exec(decodeURIComponent(picture.src))?.[1]);
  if (!pixels) throw new Error('The picture has no pixels.');
  const at = (module: number) => Math.floor((module / modules) * pixels.width);
  const isDark = (x: number, y: number) => (pixels.data[4 * (at(y) * pixels.width + at(x))] ?? 255) < 128;
  return { isDark, modules };
}

export const Default = meta.story({ tags: ['matrix'] });

/** A camera reads the text, whatever its letters. */
export const Reads = meta.story({
  tags: ['!autodocs'],
  args: { text: 'Fundación La Acequia, 寄付' },
  play: async ({ args, canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: args.label });
    await expect(await readQrCode(picture)).toBe(args.text);
  },
});

/** Four modules around the code are light: without them, cameras do not find it on a dark ground. */
export const QuietZone = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const { isDark, modules } = await darknessOf(canvas.getByRole('img'));
    const [inside, outside] = [modules - 4.5, modules - 3.5];
    await expect([isDark(3.5, 4.5), isDark(4.5, 4.5)]).toEqual([false, true]);
    await expect([isDark(outside, 4.5), isDark(inside, 4.5)]).toEqual([false, true]);
  },
});

/** A code with a Swiss cross can still be read. */
export const SwissCross = meta.story({
  args: { text: `SPC\n0200\n1\n${'Muster & Söhne\n'.repeat(8)}`, mark: 'swiss-cross' },
  play: async ({ args, canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: args.label });
    await expect(await readQrCode(picture)).toBe(args.text);
    // A white cross on a black square of 6 mm with a white border.
    const { isDark, modules } = await darknessOf(picture);
    const millimeters = (distance: number) => modules / 2 + (distance * (modules - 8)) / 46;
    const diagonal = [0, 2.5, 3.25].map((distance) => isDark(millimeters(distance), millimeters(distance)));
    await expect(diagonal).toEqual([false, true, false]);
    await expect(isDark(millimeters(1.5), millimeters(0))).toBe(false);
  },
});

/** It shrinks with its space. */
export const Narrow = meta.story({
  tags: ['!autodocs'],
  decorators: [(Story) => <div className="max-w-40">{Story()}</div>],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(160);
    await expect(height).toBe(width);
  },
});
