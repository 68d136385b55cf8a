import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { ExpiredOverlay } from './expired-overlay.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Frame/ExpiredOverlay',
  component: ExpiredOverlay,
  tags: ['stable'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async () => {
    const overlay = await screen.findByRole('dialog', { name: 'Your session is invalid!' });
    const signIn = screen.getByRole('link', { name: 'Sign in' });
    await expect(overlay).toContainElement(signIn);
    await expect(signIn).toHaveAttribute('href', '/signin');
    await expect(overlay).not.toHaveTextContent('is kept');
    await expect(within(overlay).getAllByRole('link')).toHaveLength(1);
  },
});

/** Visitors without an account find links to sign-up and the home page. */
export const Newcomer = meta.story({
  args: { isNewcomer: true },
  play: async () => {
    const overlay = await screen.findByRole('dialog', { name: 'Your session is invalid!' });
    await expect(overlay).toHaveAccessibleDescription(/^Good to have you here\./);
    const links = within(overlay).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Sign in', '/signin'],
      ['Create an account', '/signup'],
      ['Home page', '/'],
    ]);
  },
});

/** Whoever asks for help is no donor. */
export const AskingForHelp = meta.story({
  args: { isNewcomer: true, isAskingForHelp: true },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      'Good to have you here. To ask for help you need an account: sign in, or create one in two minutes.',
    );
  },
});

export const EntryIsKept = meta.story({
  args: { entryIsKept: true },
  play: async () => {
    const overlay = await screen.findByRole('dialog');
    await expect(overlay).toHaveAccessibleDescription(
      'Please sign in to continue. What you typed in this tab is kept.',
    );
  },
});

export const CannotBeDismissed = meta.story({
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    const overlay = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(overlay.parentElement ?? overlay);
    await waitFor(() => expect(overlay).toBeVisible());
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab();
      await expect(overlay.contains(document.activeElement)).toBe(true);
    }
    await expect(screen.queryByRole('button', { name: /close/i })).toBeNull();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** A link to a campaign that has ended, or that there is not. */
export const NotOpen = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { notOpen: 'A bridge' },
  play: async () => {
    await expect(screen.getByText(/^“A bridge” is not one of our open campaigns/)).toBeVisible();
  },
});
