import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../../.storybook/form-result.ts';
import { DeskSignInPage } from './desk-sign-in-page.tsx';

const meta = preview.meta({
  title: 'Product/Desk/Access/DeskSignInPage',
  component: DeskSignInPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    frame: { product: 'Hearthlight', picture: '/pictures/hero.svg' },
    onSubmit: resolvesTo({ ok: true }),
  },
});

const values = { 'E-mail address': 'ruth@example.org', Password: 'Lantern-14-Street' };

export const Default = meta.story();
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
export const SessionEnded = meta.story({ args: { hasEnded: true } });

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Sign in');
    await waitFor(() => expect(canvas.getByLabelText('E-mail address')).toBeInvalid());
    await expect(canvas.getByLabelText('E-mail address')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(neverResolves) },
  play: async ({ args, canvas }) => {
    await fill(canvas, values);
    await press(canvas, 'Sign in');
    await press(canvas, 'Sign in');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo({ ok: false, message: 'Address or password is wrong.' }) },
  play: async ({ canvas }) => {
    await fill(canvas, values);
    await press(canvas, 'Sign in');
    await expect(await canvas.findByText('Address or password is wrong.')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue(values.Password);
  },
});

export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await fill(canvas, values);
    await press(canvas, 'Sign in');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'ruth@example.org',
        password: 'Lantern-14-Street',
      }),
    );
  },
});
