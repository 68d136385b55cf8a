import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './progress-bar.guidance.ts';
import { ProgressBar } from './progress-bar.tsx';

const meta = preview.meta({
  title: 'Product/Giving/ProgressBar',
  component: ProgressBar,
  tags: ['stable'],
  parameters: { guidance },
  args: { collected: 4200, goal: 10_000, label: 'Collected for the well' },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Collected for the well' });
    await expect(bar).toHaveAttribute('aria-valuetext', '$4,200 of $10,000 (42%)');
    await expect(bar).toHaveProperty('value', 42);
    await expect(bar).toHaveProperty('max', 100);
  },
});

/** Above 100% the bar stays full. Its value text contains the actual percentage. */
export const Exceeded = meta.story({
  args: { collected: 9860, goal: 9500 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveProperty('value', 100);
    await expect(bar).toHaveAttribute('aria-valuetext', '$9,860 of $9,500 (103%)');
  },
});

/** No goal, nothing collected, a negative sum or NaN: the bar is empty and never shows NaN. */
export const Edge = meta.story({
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
      await expect(bar.getAttribute('aria-valuetext')).toMatch(/^\$\d+ of \$\d+ \(0%\)$/);
    }
  },
});

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  render: () => (
    <div className="grid max-w-sheet gap-4">
      {[0, 1, 22, 62, 99, 100, 250].map((percent) => (
        <ProgressBar key={percent} label={`${percent}%`} collected={percent} goal={100} />
      ))}
    </div>
  ),
});
