import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Skeleton } from './skeleton.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  tags: ['stable'],
  args: { shape: 'card' as const },
  decorators: [
    (Shape) => (
      <div className="max-w-[22rem]">
        <Shape />
      </div>
    ),
  ],
});

/** It is hidden from screen readers. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent('');
  },
});

export const Line = meta.story({ args: { shape: 'line' } });

export const Text = meta.story({ args: { shape: 'text', lines: 5 } });

export const Picture = meta.story({ args: { shape: 'picture' } });

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  render: () => (
    <div className="grid gap-8">
      <Skeleton shape="line" />
      <Skeleton shape="text" />
      <Skeleton shape="picture" />
      <Skeleton shape="card" />
    </div>
  ),
});
