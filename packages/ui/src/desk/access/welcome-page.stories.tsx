import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { WelcomePage, type WelcomeView } from './welcome-page.tsx';

const invited = (): WelcomeView => ({
  status: 'ready',
  link: { email: 'noor@example.org', name: '', role: 'moderator' },
});

const meta = preview.meta({
  title: 'Product/Desk/Access/WelcomePage',
  component: WelcomePage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    frame: { product: 'Hearthlight', picture: '/pictures/hero.svg' },
    view: invited(),
    onRetry: fn(),
    onSubmit: resolvesTo({ ok: true }),
  },
});

const password = 'Lantern-14-Street';

export const Default = meta.story();
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed' } } });
export const LinkInvalid = meta.story({ args: { view: { status: 'invalid' } } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Somebody whose access was reset has a name already. */
export const Again = meta.story({
  args: {
    view: { status: 'ready', link: { email: 'noor@example.org', name: 'Noor Haddad', role: 'moderator' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Choose a new password');
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Noor Haddad');
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await fill(canvas, { 'Your name': 'N', Password: password, 'Confirm password': `${password}!` });
    await press(canvas, 'Continue');
    await waitFor(() =>
      expect(canvas.getByLabelText('Your name')).toHaveAccessibleDescription(/Enter a name of 3 to 80/),
    );
    await expect(canvas.getByLabelText('Confirm password')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The first owner enters the address too. */
export const FirstOwner = meta.story({
  args: { view: { status: 'ready', link: { email: null, name: '', role: 'owner' } } },
  play: async ({ args, canvas }) => {
    await fill(canvas, {
      'E-mail address': 'ruth@example.org',
      'Your name': ' Ruth Wanjiru ',
      Password: password,
      'Confirm password': password,
    });
    await press(canvas, 'Continue');
    const sent = { email: 'ruth@example.org', name: 'Ruth Wanjiru', password };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(sent)));
  },
});
