import { aRefusedCheck, aValidCheck } from '@hearthlight/domain/fixtures';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { SampleCheck } from './sample-check.tsx';

const meta = preview.meta({
  title: 'Product/Ledger/SampleCheck',
  component: SampleCheck,
  tags: ['internal'],
  args: {
    onCheckSample: async (altered) =>
      altered ? aRefusedCheck('This statement was altered', 'Line 1 of gift 17 was altered.') : aValidCheck(),
  },
});

export const Default = meta.story({});

/** The result receives the focus; the altered sample replaces it. */
export const Tries = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try a sample statement' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('This statement is valid');
    await expect(canvas.getByRole('region', { name: 'Result' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Try one with a changed amount' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Line 1 of gift 17 was altered.');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const Failed = meta.story({
  tags: ['!autodocs'],
  args: { onCheckSample: fn(() => Promise.reject(new Error('no network'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try a sample statement' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The ledger could not be loaded');
  },
});
