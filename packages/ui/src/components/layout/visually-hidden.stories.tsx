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

/** What people see, and what screen readers say. */
export const SeenAndHeard = meta.story({
  tags: ['!autodocs', 'thumbnail'],
  render: (args) => (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
      <dt className="text-ink-soft">Seen</dt>
      <dd>
        11 <VisuallyHidden {...args} />
      </dd>
      <dt className="text-ink-soft">Heard</dt>
      <dd>11 {args.children}</dd>
    </dl>
  ),
});
