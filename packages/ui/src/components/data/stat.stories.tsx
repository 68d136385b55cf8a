import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './stat.guidance.ts';
import { Stat } from './stat.tsx';

const meta = preview.meta({
  title: 'Library/Data/Stat',
  component: Stat,
  tags: ['stable'],
  parameters: { guidance, onDark: true },
  args: { value: '$12M+', label: 'donated' },
});

export const Default = meta.story({ tags: ['matrix'] });

/** Number and label are one paragraph. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('$12M+ donated');
  },
});

export const LongText = meta.story({
  args: {
    value: '1,204,000,000',
    label: 'liters of water since the first pump was switched on in Garbatula',
  },
  globals: { viewport: { value: 'small' } },
});

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  render: () => (
    <div className="grid gap-8">
      <div className="flex gap-11">
        <Stat value="0%" label="platform charge" />
        <Stat value="10k+" label="donors" />
      </div>
      <div data-on="dark" className="grid max-w-sheet gap-6 rounded-pane bg-pine-deep p-8 text-on-dark">
        <Stat on="dark" value="0%" label="platform charge" />
        <Stat on="dark" value="2000+" label="success stories" />
      </div>
    </div>
  ),
});
