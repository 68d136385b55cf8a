import preview from '#storybook/preview';

import { aStatementYear } from './fixtures/index.ts';
import { StatementFigures } from './statement-figures.tsx';

const meta = preview.meta({
  title: 'Statements/StatementFigures',
  component: StatementFigures,
  tags: ['experimental'],
  args: { year: aStatementYear() },
});

export const Default = meta.story();
export const LongText = meta.story({
  args: {
    year: aStatementYear({
      donors: { count: 123_456, amount: 1_234_567_890.12 },
      without_address: { count: 12_345, amount: 123_456_789.01 },
    }),
  },
});
