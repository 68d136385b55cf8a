import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { FactList } from './fact-list.tsx';
import { Fact } from './fact.tsx';

const meta = preview.meta({
  title: 'Parts/FactList',
  component: FactList,
  tags: ['experimental'],
  args: {
    children: (
      <>
        <Fact name="Day">November 12, 2026</Fact>
        <Fact name="Payment method">Bank transfer</Fact>
        <Fact name="Campaign">A new roof for the school of Llanfairpwllgwyngyllgogerychwyrndrobwll</Fact>
      </>
    ),
  },
});

export const Default = meta.story();

/** Screen readers read each name with its value. */
export const Paired = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const texts = (role: string) => canvas.getAllByRole(role).map((element) => element.textContent);
    await expect(texts('term')).toEqual(['Day', 'Payment method', 'Campaign']);
    await expect(texts('definition').slice(0, 2)).toEqual(['November 12, 2026', 'Bank transfer']);
  },
});
