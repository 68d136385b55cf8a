import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './goal-bar.guidance.ts';
import { GoalBar } from './goal-bar.tsx';

const meta = preview.meta({
  title: 'Product/Giving/GoalBar',
  component: GoalBar,
  tags: ['stable'],
  parameters: { guidance },
  args: { donated: 2480, goal: 4000, label: 'Your goal for this year' },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Your goal for this year' });
    await expect(bar).toHaveAttribute('aria-valuetext', '$2,480 of $4,000 (62%)');
    await expect(bar).toHaveProperty('value', 62);
    await expect(canvas.getByText('62%')).toBeVisible();
    await expect(canvas.getByText(/Amount remaining:/)).toHaveTextContent(
      'Amount remaining: $1,520 of $4,000 Beyond half, the color changes.',
    );
  },
});

/** Without donations only the track is visible. */
export const None = meta.story({
  args: { donated: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveProperty('value', 0);
    await expect(canvas.getByText('0%')).toBeVisible();
    await expect(canvas.getByText(/Amount remaining:/)).toHaveTextContent('$4,000 of $4,000');
  },
});

export const BelowHalf = meta.story({
  args: { donated: 960 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveProperty('value', 24);
    await expect(canvas.queryByText(/Beyond half/)).toBeNull();
  },
});

/** Above the goal, the bar is full and nothing remains. */
export const Exceeded = meta.story({
  args: { donated: 12_400 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveProperty('value', 100);
    await expect(canvas.getByText('310%')).toBeVisible();
    await expect(canvas.getByText(/Amount remaining:/)).toHaveTextContent('Amount remaining: $0 of $4,000');
  },
});

/** A goal of zero or NaN, or a negative sum, shows 0% and never NaN. */
export const Edge = meta.story({
  render: (args) => (
    <>
      <GoalBar {...args} goal={0} label="No goal" />
      <GoalBar {...args} goal={Number.NaN} label="No number" />
      <GoalBar {...args} donated={-50} label="Less than nothing" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const bar of canvas.getAllByRole('progressbar')) await expect(bar).toHaveProperty('value', 0);
    await expect(canvasElement).not.toHaveTextContent('NaN');
    await expect(canvas.getAllByText(/No goal is set yet\./)).toHaveLength(2);
  },
});

const valueOf = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name);

/**
 * The track alone at zero, `sun` below half, both colors from half, `goal-full` at the goal (specification §4). `sun`
 * ends with a mark.
 */
export const Colors = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <>
      {[0, 1999, 2000, 4000].map((donated) => (
        <GoalBar key={donated} {...args} donated={donated} label={`Given ${donated}`} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const [sun, full] = ['--sun', '--goal-full'].map((name) => valueOf(document.documentElement, name));
    const colors = canvas.getAllByRole('progressbar').map((bar) => {
      const fill = valueOf(bar, '--fill');
      return [fill.includes(sun ?? 'sun'), fill.includes(full ?? 'full'), bar.dataset['firstHalf']];
    });
    await expect(colors).toEqual([
      [false, false, 'false'],
      [true, false, 'true'],
      [true, true, 'true'],
      [false, true, 'false'],
    ]);
  },
});

export const LongText = meta.story({
  args: { label: 'What the whole family in Lagos, Leeds and Lisbon together hopes to donate this year' },
  globals: { viewport: { value: 'small' } },
});

/** Every stage of the bar. */
export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <div className="grid max-w-sheet gap-6">
      {[0, 40, 960, 1999, 2000, 2480, 3960, 4000, 5000].map((donated) => (
        <GoalBar key={donated} {...args} donated={donated} label={`Given ${donated}`} />
      ))}
    </div>
  ),
});
