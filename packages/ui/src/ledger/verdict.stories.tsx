import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Verdict } from './verdict.tsx';

const meta = preview.meta({
  title: 'Product/Ledger/Verdict',
  component: Verdict,
  tags: ['internal'],
  args: { tone: 'completed' as const, title: 'This statement is valid', children: 'All lines are there.' },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This statement is valid');
  },
});

export const Failed = meta.story({
  args: { tone: 'failed', title: 'This statement was altered', children: 'Line 2 was altered.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Line 2 was altered.');
  },
});

export const LongText = meta.story({
  args: { title: 'This browser cannot check statements' },
  globals: { viewport: { value: 'small' } },
});
