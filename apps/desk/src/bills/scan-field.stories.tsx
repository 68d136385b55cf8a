import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { ScanField } from './scan-field.tsx';

const meta = preview.meta({
  title: 'Bills/ScanField',
  component: ScanField,
  tags: ['internal'],
  args: { onChoose: fn() },
});

export const Default = meta.story();

export const Chooses = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Scan/);
    const scan = new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' });
    await userEvent.upload(field, scan);
    await expect(args.onChoose).toHaveBeenLastCalledWith(scan);
    await expect(field).toHaveAccessibleDescription();
  },
});
