import { expect } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';

import preview from '#storybook/preview';

import { Steps } from '../components/layout/steps.tsx';
import { AccountSheet } from './account-sheet.tsx';

const meta = preview.meta({
  title: 'Product/Account/AccountSheet',
  component: AccountSheet,
  tags: ['internal'],
  parameters: { layout: 'fullscreen' },
  args: {
    frame: { product: foundation.product, ...site.account },
    title: 'Login to your account',
    note: 'No account yet?',
    children: <p>The form goes here.</p>,
  },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
});

export const WithSteps = meta.story({
  args: { lead: 'You are welcome', steps: <Steps steps={['Account Details', 'Verify email']} current={0} /> },
});
