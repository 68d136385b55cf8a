import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stat } from './stat.tsx';

const meta = {
  title: 'Components/Stat',
  component: Stat,
  args: { value: '$12M+', label: 'donated' },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Figure and label are read in one breath. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('$12M+ donated');
  },
};

export const LongText: Story = {
  args: {
    value: '1,204,000,000',
    label: 'litres of water since the first pump was switched on in Garbatula',
  },
  globals: { viewport: { value: 'small' } },
};

export const Matrix: Story = {
  tags: ['visual', '!autodocs'],
  render: () => (
    <div className="grid gap-8">
      <div className="flex gap-11">
        <Stat value="0%" label="platform charge" />
        <Stat value="10k+" label="donors" />
      </div>
      <div data-on="dark" className="grid max-w-sheet gap-6 rounded-pane bg-pine-deep p-8 text-on-dark">
        <Stat on="dark" value="0%" label="platform charge" />
        <Stat on="dark" value="2000+" label="success stories" />
      </div>
    </div>
  ),
};
