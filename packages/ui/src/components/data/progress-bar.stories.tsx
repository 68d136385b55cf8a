import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './progress-bar.guidance.ts';
import { ProgressBar } from './progress-bar.tsx';

const meta = preview.meta({
  title: 'Library/Data/ProgressBar',
  component: ProgressBar,
  tags: ['experimental'],
  parameters: { guidance },
  args: { label: 'Collected for the well', value: 0.42, valueText: '$4,200 of $10,000 (42%)' },
});

export const Default = meta.story({ tags: ['matrix'] });

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Collected for the well' });
    await expect(bar).toHaveAttribute('aria-valuetext', '$4,200 of $10,000 (42%)');
    await expect(bar).toHaveProperty('position', 0.42);
  },
});

/** Without words for the value, screen readers say the percentage. */
export const OfMax = meta.story({
  args: { label: 'Sent mails', value: 30, max: 40, valueText: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sent mails' });
    await expect(bar).toHaveProperty('position', 0.75);
    await expect(bar).not.toHaveAttribute('aria-valuetext');
  },
});

/** Above 100% the bar stays full. Its value text contains the actual percentage. */
export const Exceeded = meta.story({
  args: { value: 9860, max: 9500, valueText: '$9,860 of $9,500 (103%)' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveProperty('position', 1);
    await expect(bar).toHaveAttribute('aria-valuetext', '$9,860 of $9,500 (103%)');
  },
});

/** No whole, nothing reached, or less than nothing: the bar is empty. */
export const Edge = meta.story({
  render: () => (
    <div className="grid gap-4">
      <ProgressBar label="No whole" value={500} max={0} />
      <ProgressBar label="Nothing yet" value={0} max={500} />
      <ProgressBar label="Less than nothing" value={-5} max={500} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('progressbar');
    await expect(bars).toHaveLength(3);
    for (const bar of bars) await expect(bar).toHaveProperty('position', 0);
  },
});

/** Say in the name what was collected, and for whom: screen readers list the bars of a page by name. */
export const DoNameThePurpose = meta.story({
  tags: ['do', '!autodocs'],
  render: (args) => (
    <>
      <ProgressBar {...args} />
      <p className="mt-3 text-small">Name: {args.label}</p>
    </>
  ),
});

/** Do not use a name that fits every bar. */
export const DontNameVaguely = meta.story({
  ...DoNameThePurpose.input,
  tags: ['dont', '!autodocs'],
  args: { label: 'Progress' },
});

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  render: () => (
    <div className="grid max-w-sheet gap-4">
      {[0, 1, 22, 62, 99, 100, 250].map((percent) => (
        <ProgressBar key={percent} label={`${percent}%`} value={percent} max={100} />
      ))}
    </div>
  ),
});
