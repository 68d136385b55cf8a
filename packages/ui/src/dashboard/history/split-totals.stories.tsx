import { aDashboard, aDonation } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { expectOneLine } from '../../../../../.storybook/expect-one-line.ts';
import { SplitTotals } from './split-totals.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/History/SplitTotals',
  component: SplitTotals,
  tags: ['internal'],
  args: { donations: aDashboard().records.donation_history },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const totals = canvas.getAllByRole('definition').map((total) => total.textContent);
    await expect(totals).toEqual(['$2,480', '4', '$2,220', '$60', '$200']);
    const tones = [/^Completed/, /^Pending/, /^Failed/].map((name) => canvas.getByText(name).dataset['tone']);
    await expect(tones).toEqual(['success', 'warning', 'error']);
    await expect(canvas.getByText(/^The total covers every donation/)).toBeVisible();
  },
});

export const AllCompleted = meta.story({
  tags: ['!autodocs'],
  args: { donations: [aDonation({ payment_status: 'completed' })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^The total covers every donation/)).toBeNull();
  },
});

/** The three parts stand side by side on a phone. */
export const Mobile = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('definition').slice(2);
    await expect(parts).toHaveLength(3);
    await expect(new Set(parts.map((part) => part.getBoundingClientRect().top)).size).toBe(1);
  },
});

/** A sum with cents does not break at its decimal point. */
export const KeepsASumOnOneLine = meta.story({
  tags: ['!autodocs'],
  args: { donations: [aDonation({ amount_donated: 1246.5 })] },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div className="max-w-[318px]">{Story()}</div>],
  play: async ({ canvas }) => {
    const [sum, count] = canvas.getAllByRole('definition');
    await expect(sum).toHaveTextContent('$1,246.50');
    await expect(sum?.clientHeight).toBe(count?.clientHeight);
  },
});

export const Empty = meta.story({
  args: { donations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0')).toBeVisible();
    await expect(canvas.queryByText(/Completed/)).toBeNull();
  },
});

/** In the window of the smallest phone, the figures of any sum are on one line. */
export const Edge = meta.story({
  args: { donations: [aDonation({ amount_donated: 9_999_999_999.99 })] },
  globals: { viewport: { value: 'small' } },
  decorators: [(Story) => <div style={{ width: 262 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const sum of canvas.getAllByRole('definition')) await expectOneLine(sum);
  },
});

/** Where the three parts do not fit beside the sum, they are below it, and still side by side. */
export const Tablet = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'tablet' } },
  decorators: [(Story) => <div style={{ maxWidth: 680 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('definition').slice(2);
    await expect(new Set(parts.map((part) => part.getBoundingClientRect().top)).size).toBe(1);
  },
});
