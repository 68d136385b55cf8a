import preview from '#storybook/preview';

import { guidance } from './day-field.guidance.ts';
import { DayField } from './day-field.tsx';

const meta = preview.meta({
  title: 'Library/Forms/DayField',
  component: DayField,
  tags: ['experimental'],
  parameters: { guidance },
  args: { label: 'Last day', hint: 'Leave it empty for a campaign without an end date.' },
});

export const Default = meta.story({ args: { optional: true, defaultValue: '2026-11-30' } });

export const Invalid = meta.story({
  tags: ['anatomy'],
  args: { error: 'Choose a last day that is not before the first.' },
});
