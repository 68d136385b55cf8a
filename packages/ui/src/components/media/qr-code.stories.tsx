import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { readQrCode } from '../../../../../.storybook/read-qr-code.ts';
import { guidance } from './qr-code.guidance.ts';
import { QrCode } from './qr-code.tsx';

const meta = preview.meta({
  title: 'Library/Media/QrCode',
  component: QrCode,
  tags: ['stable'],
  parameters: { guidance },
  args: { text: 'https://hearthlight.example/donate-now', label: 'QR code with the address of this page' },
});

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

/** A code with a Swiss cross can still be read. */
export const SwissCross = meta.story({
  args: { text: `SPC\n0200\n1\n${'Muster & Söhne\n'.repeat(8)}`, mark: 'swiss-cross' },
  play: async ({ args, canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: args.label });
    await expect(await readQrCode(picture)).toBe(args.text);
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
