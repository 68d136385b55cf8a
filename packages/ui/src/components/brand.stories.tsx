import { foundation } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Brand } from './brand.tsx';
import { Link } from './link.tsx';

const meta = { title: 'Components/Brand', component: Brand } satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The mark is silent: a link around it is named by the product. */
export const Default: Story = {
  render: (args) => (
    <Link href="/" variant="plain">
      <Brand {...args} />
    </Link>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: foundation.product })).toBeVisible();
  },
};

export const Small: Story = { args: { size: 'small' } };

export const Matrix: Story = {
  tags: ['visual', '!autodocs'],
  render: () => (
    <div className="flex flex-wrap items-center gap-8">
      <Brand />
      <Brand size="small" />
      <div data-on="dark" className="rounded-pane bg-pine-deep p-6 text-on-dark">
        <Brand />
      </div>
    </div>
  ),
};
