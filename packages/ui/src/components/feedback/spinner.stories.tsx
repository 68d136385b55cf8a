import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './spinner.guidance.ts';
import { Spinner } from './spinner.tsx';

const meta = preview.meta({
  title: 'Library/Feedback/Spinner',
  component: Spinner,
  tags: ['stable'],
  parameters: { guidance, onDark: true },
});

export const Default = meta.story({ tags: ['matrix'] });

/** It is hidden from screen readers. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** It has the color of the surrounding text. */
export const InText = meta.story({
  render: () => (
    <p className="flex items-center gap-3 text-pine">
      <Spinner /> Your code is on its way
    </p>
  ),
});
