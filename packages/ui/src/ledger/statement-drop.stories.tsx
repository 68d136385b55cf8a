import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { StatementDrop } from './statement-drop.tsx';

const meta = preview.meta({
  title: 'Product/Ledger/StatementDrop',
  component: StatementDrop,
  tags: ['internal'],
  args: { onFile: fn() },
});

export const Default = meta.story({});

/** All of the zone is the input, so that a file can be dropped anywhere on it. */
export const AcceptsAFile = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(/^Drop the statement here/);
    const { left, top, width, height } = input.getBoundingClientRect();
    await expect(height).toBeGreaterThan(250);
    await expect(document.elementFromPoint(left + width / 2, top + 0.45 * height)).toBe(input);
    const file = new File(['{}'], 'statement.json', { type: 'application/json' });
    await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
