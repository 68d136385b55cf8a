import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { FactList } from './fact-list.tsx';
import { guidance } from './fact.guidance.ts';
import { Fact, type FactProps } from './fact.tsx';

function messageOf(args: FactProps): string {
  try {
    return renderToString(<Fact {...args} />);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

const meta = preview.meta({
  title: 'Library/Data/Fact',
  component: Fact,
  tags: ['experimental'],
  parameters: { guidance },
  args: { label: 'Payment reference', children: 'RF79 0000 0056 0000 0375 1399' },
  render: (args) => (
    <FactList>
      <Fact {...args} />
    </FactList>
  ),
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    label: 'Number of the transaction at the bank and at the payment provider',
    children: 'hubert.wolfeschlegelsteinhausenbergerdorff.the.younger@correspondence.example.org',
  },
});

/** A Fact alone has no layout, so it says that a FactList is missing. */
export const WithoutList = meta.story({
  tags: ['!autodocs', 'no-visual'],
  render: (args) => <p>{messageOf(args)}</p>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fact needs a FactList around it')).toBeVisible();
  },
});
