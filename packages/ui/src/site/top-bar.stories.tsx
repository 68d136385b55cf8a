import { paths } from '@hearthlight/domain';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { showSource } from '../../../../.storybook/shown-code.ts';
import { Button } from '../components/actions/button.tsx';
import { IsSignedIn } from './is-signed-in.ts';
import { guidance } from './top-bar.guidance.ts';
import { TopBar } from './top-bar.tsx';

showSource({ IsSignedIn });

const { product, supportEmail } = foundation;

const meta = preview.meta({
  title: 'Product/Site/TopBar',
  component: TopBar,
  tags: ['stable'],
  parameters: { guidance, layout: 'fullscreen' },
  args: { foundation: { product, supportEmail } },
});

const mailLink = `mailto:${foundation.supportEmail}`;

export const Default = meta.story({});

/** The links are in a row; on a phone they are behind the Menu button. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const addresses = canvas
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(addresses).toEqual([
      [foundation.product, paths.home],
      ['Donation', paths.donateNow],
      ['About', paths.about],
      ['Request help', paths.requestHelp],
      ['Contact us', mailLink],
      ['Sign in', paths.signIn],
      ['Join Us', paths.dashboard],
    ]);
  },
});

/** Signed-in donors see a link to the dashboard. */
export const SignedIn = meta.story({
  render: (args) => (
    <IsSignedIn value>
      <TopBar {...args} />
    </IsSignedIn>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard', hidden: true })).toHaveAttribute(
      'href',
      paths.dashboard,
    );
    await expect(canvas.queryByRole('link', { name: 'Sign in', hidden: true })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Join Us', hidden: true })).toBeInTheDocument();
  },
});

/** On a wide screen every link is visible, and there is no Menu button. */
export const Desk = meta.story({
  globals: { viewport: { value: 'desk' } },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  },
});

/** Only the link of the current page is marked. */
export const Current = meta.story({
  args: { current: paths.about },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link', { current: 'page', hidden: true });
    await expect(current.map(({ textContent }) => textContent)).toEqual(['About']);
  },
});

/** On a phone the links are behind the Menu button. */
export const Mobile = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    /* It is unknown until the effects have run. */
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.queryByRole('link', { name: 'Donation' })).not.toBeInTheDocument();
  },
});

/** The Menu button shows the links, large enough to be tapped. */
export const MenuOpen = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Donation' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', mailLink);
  },
});

/** Escape closes the menu from inside and returns the focus to the button. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Donation' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveFocus();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Donation' })).not.toBeInTheDocument();
  },
});

/** The menu closes when the focus leaves it, because it would cover the focused element. */
export const ClosesBehindTheFocus = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <TopBar {...args} />
      <Button>Below the menu</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(menu).toHaveFocus();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    canvas.getByRole('link', { name: 'Join Us' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Below the menu' })).toHaveFocus();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Activating a link closes the menu, because the app's router does not reload the page. */
export const ClosesOnNavigation = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    const links = within(canvas.getByRole('list')).getAllByRole('link');
    await expect(links).toHaveLength(6);
    for (const link of links) {
      link.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(link);
      await expect(menu, link.textContent).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(menu);
    }
  },
});
