import preview from '#storybook/preview';

import { Fact } from './fact.tsx';

const meta = preview.meta({
  title: 'Parts/Fact',
  component: Fact,
  tags: ['experimental'],
  args: { name: 'Payment reference', children: 'RF79 0000 0056 0000 0375 1399' },
  decorators: [
    (Story) => (
      <dl>
        <Story />
      </dl>
    ),
  ],
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    name: 'Number of the transaction at the bank and at the payment provider',
    children: 'hubert.wolfeschlegelsteinhausenbergerdorff.the.younger@correspondence.example.org',
  },
});
