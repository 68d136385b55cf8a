import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { NewPasswordFields } from './new-password-fields.tsx';

const meta = preview.meta({
  title: 'Product/Account/NewPasswordFields',
  component: NewPasswordFields,
  tags: ['internal'],
  args: { password: { name: 'password' }, confirmPassword: { name: 'confirmPassword' } },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/8 to 30 characters/);
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  },
});

export const WithErrors = meta.story({
  args: {
    password: { name: 'password', error: 'Password too short.' },
    confirmPassword: { name: 'confirmPassword', error: "Passwords don't match." },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Password too short\.$/);
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription("Passwords don't match.");
  },
});
