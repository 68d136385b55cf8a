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
