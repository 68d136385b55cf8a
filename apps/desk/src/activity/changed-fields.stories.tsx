import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { ChangedFields } from './changed-fields.tsx';

const meta = preview.meta({
  title: 'Activity/ChangedFields',
  component: ChangedFields,
  tags: ['internal'],
  args: {
    changes: [
      { field: 'title', before: 'Roof nine', after: 'Roof number ten' },
      { field: 'target_amount', before: '900', after: '1200' },
    ],
  },
});

export const Default = meta.story();

/** Fields, methods and states have their names. References and numbers say nothing to people. */
export const CorrectedGift = meta.story({
  tags: ['!autodocs'],
  args: {
    changes: [
      { field: 'method', before: 'bank', after: 'paypal' },
      { field: 'status', before: 'pending', after: 'completed' },
      { field: 'giver', before: 'donor:15', after: 'anonymous:41' },
      { field: 'campaign', before: '7', after: null },
      { field: 'occasion', before: null, after: '7' },
    ],
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Payment method', 'Status', 'Giver', 'Campaign', 'In memory, in honor']);
    await expect(canvas.getByText('Completed')).toBeVisible();
    await expect(canvas.queryByText(/donor:15|anonymous|7/)).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    changes: [
      {
        field: 'detail',
        before: '<p>Water</p>',
        after: `<p>${'Twelve roofs before the rains. '.repeat(20)}</p>`,
      },
    ],
  },
});
