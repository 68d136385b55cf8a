import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './steps.guidance.ts';
import { Steps } from './steps.tsx';

const meta = preview.meta({
  title: 'Library/Layout/Steps',
  component: Steps,
  tags: ['stable'],
  parameters: { guidance },
  args: { steps: ['Account Details', 'Verify email'], current: 0 },
});

export const Default = meta.story({ tags: ['matrix'] });

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Account Details, 1 of 2')).toBeVisible();
  },
});

export const Last = meta.story({
  args: { current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verify email, 2 of 2')).toBeVisible();
  },
});

/** An index outside the steps shows the nearest one. */
export const Edge = meta.story({
  tags: ['!autodocs'],
  args: { current: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verify email, 2 of 2')).toBeVisible();
  },
});

export const Many = meta.story({
  args: {
    steps: ['Your address', 'Your family', 'Your home', 'Your work', 'Your request', 'Check'],
    current: 3,
  },
});

export const LongText = meta.story({
  args: { steps: ['What happened to the house where your family lives, and when', 'Verify email'] },
  globals: { viewport: { value: 'small' } },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  render: ({ steps }) => (
    <div className="grid gap-4 bg-auth-gray p-6">
      <Steps steps={steps} current={0} />
      <Steps steps={steps} current={1} />
    </div>
  ),
});
