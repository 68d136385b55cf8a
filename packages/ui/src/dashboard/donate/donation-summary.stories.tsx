import { expect } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { expectOneLine } from '../../../../../.storybook/expect-one-line.ts';
import { DonationSummary } from './donation-summary.tsx';

const meta = preview.meta({
  title: 'Dashboard/Donate/DonationSummary',
  component: DonationSummary,
  tags: ['internal'],
  args: { typed: '1,250.5', notes: foundation },
  decorators: [(Story) => <div className="max-w-[300px]">{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Total Due' })).toHaveTextContent('$1,250.50');
    await expect(canvas.getByText(foundation.currencyNote)).toBeVisible();
    await expect(canvas.getByText(/0% platform fee for organizers/)).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { typed: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Total Due' })).toHaveTextContent('$00');
  },
});

/** In the window of the smallest phone, the figures of any sum are on one line, and none is outside of the box. */
export const Edge = meta.story({
  args: { typed: '9,999,999,999.99' },
  globals: { viewport: { value: 'small' } },
  decorators: [
    (Story) => (
      <div style={{ width: 262 }}>
        {Story()}
        {Story({ args: { notes: foundation, typed: '123,456,789' } })}
        {Story({ args: { notes: foundation, typed: '25' } })}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const sum of canvas.getAllByRole('status', { name: 'Total Due' })) await expectOneLine(sum);
  },
});
