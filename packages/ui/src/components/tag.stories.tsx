import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Tag } from './tag.tsx';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  args: { children: 'Water' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Water')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { children: 'Water, wells & the long road between them in the dry months of the year' },
  globals: { viewport: { value: 'small' } },
};

export const OnDark: Story = {
  decorators: [
    (Dark) => (
      <div data-on="dark" className="bg-pine-deep p-6">
        <Dark />
      </div>
    ),
  ],
};
