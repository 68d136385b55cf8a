import { anUnbrokenName } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { OptionPanel } from './option-panel.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/OptionPanel',
  component: OptionPanel,
  tags: ['internal'],
  args: { title: 'Give regularly', hint: 'Your bank repeats the payment.', children: 'The fields.' },
});

export const Default = meta.story();

export const Content = meta.story({
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Give regularly' });
    await expect(panel).toHaveTextContent('Your bank repeats the payment.');
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Give regularly');
  },
});

export const LongText = meta.story({ args: { title: anUnbrokenName, hint: anUnbrokenName } });
