import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { slowLoading } from '../../../../.storybook/slow-loading.ts';
import { WelcomePage, type WelcomeView } from './welcome-page.tsx';

const invited = (): WelcomeView => ({
  status: 'ready',
  link: { email: 'noor@example.org', name: '', role: 'moderator' },
});

const meta = preview.meta({
  title: 'Access/WelcomePage',
  component: WelcomePage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    frame: { product: 'Hearthlight', picture: '/pictures/hero.svg' },
    view: invited(),
    onSubmit: resolvesTo({ ok: true }),
  },
});

export const Slow = meta.story({ ...slowLoading, args: { view: { status: 'loading' } } });

export const Default = meta.story();
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });
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
