import preview from '#storybook/preview';

import { ReasonField } from './reason-field.tsx';

const meta = preview.meta({
  title: 'Gifts/ReasonField',
  component: ReasonField,
  tags: ['experimental'],
  args: { name: 'reason', defaultValue: '' },
});

export const Default = meta.story();

export const Invalid = meta.story({ args: { error: 'Say why, in at most 500 characters.' } });
