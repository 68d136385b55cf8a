import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './tag.guidance.ts';
import { Tag } from './tag.tsx';

const meta = preview.meta({
  title: 'Library/Data/Tag',
  component: Tag,
  tags: ['stable'],
  parameters: { guidance, onDark: true },
  args: { children: 'Water' },
});

export const Default = meta.story({ tags: ['matrix'] });

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Water')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { children: 'Water, wells & the long road between them in the dry months of the year' },
  globals: { viewport: { value: 'small' } },
});

export const OnDark = meta.story({
  render: (args) => (
    <div data-on="dark" className="bg-pine-deep p-6">
      <Tag {...args} />
    </div>
  ),
});
