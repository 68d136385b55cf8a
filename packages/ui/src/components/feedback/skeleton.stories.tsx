import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { ArchPicture } from '../media/arch-picture.tsx';
import { guidance } from './skeleton.guidance.ts';
import { Skeleton } from './skeleton.tsx';

const meta = preview.meta({
  title: 'Library/Feedback/Skeleton',
  component: Skeleton,
  tags: ['stable'],
  parameters: { guidance },
  args: { shape: 'card' as const },
  decorators: [
    (Shape) => (
      <div className="max-w-[22rem]">
        <Shape />
      </div>
    ),
  ],
});

export const Default = meta.story({ tags: ['matrix'] });

/** It is hidden from screen readers. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent('');
  },
});

/** The placeholder beside what replaces it. */
export const BesideContent = meta.story({
  tags: ['!autodocs', 'thumbnail'],
  render: (args) => (
    <div className="grid grid-cols-2 gap-4">
      <Skeleton {...args} />
      <div className="grid content-start gap-3">
        <ArchPicture src="/pictures/well.svg" alt="" eager />
        <p className="font-semibold">Forty days of water in Garbatula</p>
      </div>
    </div>
  ),
});

export const Line = meta.story({ args: { shape: 'line' } });

export const Text = meta.story({ args: { shape: 'text', lines: 5 } });

export const Picture = meta.story({ args: { shape: 'picture' } });

/** Choose the shape of what follows, so that nothing moves when it arrives. */
export const DoMatchTheContent = meta.story({
  tags: ['do', '!autodocs'],
  render: () => (
    <div className="grid gap-8">
      <Skeleton shape="card" />
      <div className="grid gap-5">
        <ArchPicture src="/pictures/well.svg" alt="" />
        <h3 className="text-heading">Forty days of water in Garbatula</h3>
        <p>The pump was switched on at six in the morning, and the whole village came.</p>
      </div>
    </div>
  ),
});

/** Do not use a line as the placeholder of a card: the page jumps when the card arrives. */
export const DontGuessTheShape = meta.story({
  tags: ['dont', '!autodocs'],
  render: () => (
    <div className="grid gap-8">
      <Skeleton shape="line" />
      <div className="grid gap-5">
        <ArchPicture src="/pictures/well.svg" alt="" />
        <h3 className="text-heading">Forty days of water in Garbatula</h3>
        <p>The pump was switched on at six in the morning, and the whole village came.</p>
      </div>
    </div>
  ),
});

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
