import { paths } from '@hearthlight/domain';
import { expect, fn } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';

import preview from '#storybook/preview';

import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { SignInPage } from './sign-in-page.tsx';

const meta = preview.meta({
  title: 'Product/Account/SignInPage',
  component: SignInPage,
  tags: ['stable', 'visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: {
    frame: { product: foundation.product, ...site.account },
    onRememberChange: fn(),
    onSubmit: resolvesTo({ ok: true }),
  },
});

export const Ready = meta.story({
  tags: ['modes', 'foundations'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Login to your account');
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', paths.signUp);
  },
});

/** After sign-up or recovery, the page says that it has worked. */
export const AfterSignUp = meta.story({
  args: { done: 'sign-up', email: 'zainab@example.org' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your account is ready. Sign in with your password.');
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('zainab@example.org');
  },
});

export const AfterRecovery = meta.story({
  tags: ['!visual', '!autodocs'],
  args: { done: 'recovery' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Your password has been changed\./);
  },
});

export const Remembered = meta.story({ args: { rememberedEmail: 'zainab@example.org' } });

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
