import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { DeskSignInPage } from './desk-sign-in-page.tsx';

const meta = preview.meta({
  title: 'Access/DeskSignInPage',
  component: DeskSignInPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    frame: { product: 'Hearthlight', picture: '/pictures/hero.svg' },
    onSubmit: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The former password does not open the account again if an owner has reset it. */
export const SessionEnded = meta.story({
  args: { hasEnded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/made you a new link.* open the link instead\.$/)).toBeVisible();
  },
});

const values = { 'E-mail address': 'noor@example.org', Password: 'Lantern-14-Street' };
const incorrect = { ok: false as const, message: 'Incorrect e-mail or password.', isIncorrect: true };

/** The account may have been removed while the person worked. */
export const SessionEndedIncorrect = meta.story({
  args: { hasEnded: true, onSubmit: resolvesTo(incorrect) },
  play: async ({ canvas }) => {
    await fill(canvas, values);
    await press(canvas, 'Sign in');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Incorrect e-mail or password\. .*reset your password or removed your account/,
    );
  },
});

export const SessionEndedBusy = meta.story({
  tags: ['!autodocs'],
  args: { hasEnded: true, onSubmit: resolvesTo({ ok: false, message: 'Too many attempts.' }) },
  play: async ({ canvas }) => {
    await fill(canvas, values);
    await press(canvas, 'Sign in');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Too many attempts\.$/);
  },
});

export const Incorrect = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: resolvesTo(incorrect) },
  play: async ({ canvas }) => {
    await fill(canvas, values);
    await press(canvas, 'Sign in');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Incorrect e-mail or password\.$/);
  },
});
