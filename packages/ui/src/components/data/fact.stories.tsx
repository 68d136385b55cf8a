import preview from '#storybook/preview';

import { FactList } from './fact-list.tsx';
import { guidance } from './fact.guidance.ts';
import { Fact } from './fact.tsx';

const meta = preview.meta({
  title: 'Library/Data/Fact',
  component: Fact,
  tags: ['experimental'],
  parameters: { guidance },
  args: { label: 'Payment reference', children: 'RF79 0000 0056 0000 0375 1399' },
  decorators: [
    (Story) => (
      <FactList>
        <Story />
      </FactList>
    ),
  ],
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    label: 'Number of the transaction at the bank and at the payment provider',
    children: 'hubert.wolfeschlegelsteinhausenbergerdorff.the.younger@correspondence.example.org',
  },
});
