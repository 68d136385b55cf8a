import { paths } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SignInPage } from './sign-in-page.tsx';
import type { CodeRequestResult } from './use-sent-code.ts';

const answering = (answer: CodeRequestResult) => fn(async () => answer);

const meta = {
  title: 'Account/SignInPage',
  component: SignInPage,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { onRememberChange: fn(), onSubmit: answering({ ok: true }) },
} satisfies Meta<typeof SignInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Login to your account');
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      paths.signUp,
    );
  },
};

export const Remembered: Story = { args: { rememberedEmail: 'zainab@example.org' } };

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
