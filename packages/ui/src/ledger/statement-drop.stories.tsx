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
    await expect(input).toHaveAttribute('accept', 'application/json,.json');
    await userEvent.click(input);
    await expect(input, 'the same file cannot be chosen again').toHaveValue('');
  },
});

/** A text of several lines grows upward, away from the button. */
export const LongText = meta.story({
  tags: ['!autodocs'],
  decorators: [(Story) => <div style={{ width: 190 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Drop the statement here/);
    const text = document.createRange();
    text.selectNode(canvas.getByText(/^Drop the statement here/).firstChild ?? input);
    const button = input.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(input).paddingTop);
    await expect(text.getClientRects().length).toBeGreaterThan(2);
    await expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(button);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
