import { fn } from 'storybook/test';

import preview from '#storybook/preview';

import { aRefund } from './fixtures/index.ts';
import { TakeBackForm, type TakeBackFormProps } from './take-back-form.tsx';

const meta = preview.meta({
  title: 'Gifts/TakeBackForm',
  component: TakeBackForm,
  tags: ['experimental'],
  args: { onChange: fn<TakeBackFormProps['onChange']>(async () => ({ ok: true, change: aRefund() })) },
});

export const Default = meta.story();

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
