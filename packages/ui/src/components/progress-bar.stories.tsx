import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { collected: 4200, goal: 10_000, label: 'Collected for the well' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Collected for the well' });
    await expect(bar).toHaveAttribute('aria-valuetext', '$4,200 of $10,000 (42 %)');
    await expect(bar).toHaveProperty('value', 42);
    await expect(bar).toHaveProperty('max', 100);
  },
};

/** Full at 100 %, and no fuller. The words tell how much more it is. */
export const Exceeded: Story = {
  args: { collected: 9860, goal: 9500 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveProperty('value', 100);
    await expect(bar).toHaveAttribute('aria-valuetext', '$9,860 of $9,500 (103 %)');
  },
};

/** No goal, nothing collected, or no numbers at all: an empty bar, never NaN. */
export const Edge: Story = {
  render: () => (
    <div className="grid gap-4">
      <ProgressBar label="No goal" collected={500} goal={0} />
      <ProgressBar label="Nothing yet" collected={0} goal={500} />
      <ProgressBar label="Less than nothing" collected={-5} goal={500} />
      <ProgressBar label="No number" collected={Number.NaN} goal={Number.NaN} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const bar of canvas.getAllByRole('progressbar')) {
      await expect(bar).toHaveProperty('value', 0);
      await expect(bar.getAttribute('aria-valuetext')).toMatch(/^\$\d+ of \$\d+ \(0 %\)$/);
    }
  },
};

export const Matrix: Story = {
  tags: ['visual', '!autodocs'],
  render: () => (
    <div className="grid max-w-sheet gap-4">
      {[0, 1, 22, 62, 99, 100, 250].map((percent) => (
        <ProgressBar key={percent} label={`${percent} %`} collected={percent} goal={100} />
      ))}
    </div>
  ),
};
