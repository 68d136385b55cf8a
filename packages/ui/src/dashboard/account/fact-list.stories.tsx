import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './fact-list.guidance.ts';
import { FactList } from './fact-list.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Account/FactList',
  component: FactList,
  tags: ['experimental'],
  parameters: { guidance },
  args: {
    facts: [
      ['Firstname', 'Zainab'],
      ['Theme', 'Light'],
    ] as const,
  },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Firstname', 'Theme']);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Light');
  },
});

export const LongText = meta.story({ args: { facts: [['User agent', 'Mozilla/5.0'.repeat(30)]] } });
