import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './text-skeleton.guidance.ts';
import { TextSkeleton } from './text-skeleton.tsx';

const text = 'Halima Guyo filled the first can and did not say a word. Then she filled the second one. '.repeat(4);

const meta = preview.meta({
  title: 'Library/Feedback/TextSkeleton',
  component: TextSkeleton,
  tags: ['stable'],
  parameters: { guidance },
  args: { length: text.length },
  decorators: [
    (Shape) => (
      <div className="max-w-[22rem]">
        <Shape />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div className="grid gap-8">
      <p data-testid="placeholder">
        <TextSkeleton {...args} />
      </p>
      <p data-testid="text">{text}</p>
    </div>
  ),
});

/** It is as high as a text of its length, and hidden from screen readers. */
export const Content = Default.extend({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    const line = Number.parseFloat(getComputedStyle(canvas.getByTestId('text')).lineHeight);
    await expect(Math.abs(height('placeholder') - height('text'))).toBeLessThanOrEqual(line + 1);
    await expect(canvas.getByTestId('placeholder').textContent).not.toMatch(/\S/);
  },
});

/** The placeholder beside the text that replaces it. */
export const BesideText = meta.story({
  tags: ['!autodocs', 'thumbnail'],
  render: () => (
    <div className="grid grid-cols-2 gap-4">
      <p>
        <TextSkeleton length={90} />
      </p>
      <p>{text.slice(0, 89)}</p>
    </div>
  ),
});

export const Short = meta.story({ args: { length: 30 } });

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
