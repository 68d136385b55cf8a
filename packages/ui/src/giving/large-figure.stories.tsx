import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { expectOneLine } from '../../../../.storybook/expect-one-line.ts';
import { LargeFigure } from './large-figure.tsx';

const meta = preview.meta({
  title: 'Product/Giving/LargeFigure',
  component: LargeFigure,
  tags: ['internal'],
  args: { children: '$2,480' },
  decorators: [(Story) => <div className="@container max-w-[222px]">{Story()}</div>],
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$2,480')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { children: '$43,209,999,999,956.79' },
  play: async ({ args, canvas }) => expectOneLine(canvas.getByText(args.children)),
});

export const LargeText = meta.story({
  tags: ['!autodocs'],
  args: { children: '$123,456,789' },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ args, canvas }) => expectOneLine(canvas.getByText(args.children)),
});
