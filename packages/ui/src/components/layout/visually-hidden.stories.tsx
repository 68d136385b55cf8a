import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './visually-hidden.guidance.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = preview.meta({
  title: 'Library/Layout/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['stable'],
  parameters: { guidance },
  args: { children: 'Campaigns of this month' },
  render: (args) => (
    <p>
      11 <VisuallyHidden {...args} />
    </p>
  ),
});

export const Default = meta.story({ tags: ['matrix'] });

/** It is in the accessibility tree and at most 1 px wide. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const text = canvas.getByText('Campaigns of this month');
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});
