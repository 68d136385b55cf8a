import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './fact-list.guidance.ts';
import { FactList } from './fact-list.tsx';
import { Fact } from './fact.tsx';

const meta = preview.meta({
  title: 'Library/Data/FactList',
  component: FactList,
  tags: ['experimental'],
  parameters: { guidance },
  args: {
    children: [
      <Fact key="name" label="First name">
        Zainab
      </Fact>,
      <Fact key="theme" label="Theme">
        Light
      </Fact>,
    ],
  },
});

export const Default = meta.story();

export const Columns = meta.story({ args: { variant: 'columns' } });

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(names).toEqual(['First name', 'Theme']);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Light');
  },
});

export const LongText = meta.story({
  args: { children: <Fact label="User agent">{'Mozilla/5.0'.repeat(30)}</Fact> },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
