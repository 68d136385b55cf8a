import { aDonor } from '@hearthlight/domain/fixtures';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { MenuDrawer } from './menu-drawer.tsx';

/** Keeps a link from leaving the story. */
function stay(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

const { first_name, last_name, email } = aDonor();

const meta = preview.meta({
  title: 'Product/Dashboard/Frame/MenuDrawer',
  component: MenuDrawer,
  tags: ['stable'],
  args: {
    product: foundation.product,
    supportEmail: foundation.supportEmail,
    pane: 'dashboard' as const,
    donor: { first_name, last_name, email },
    onLogOut: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    addEventListener('click', stay);
    return () => removeEventListener('click', stay);
  },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    const [brand, menu] = [canvas.getByRole('link'), canvas.getByRole('button', { name: 'Menu' })];
    await expect(menu.getBoundingClientRect().top).toBeLessThan(brand.getBoundingClientRect().bottom);
    const lines = document.createRange();
    lines.selectNodeContents(canvas.getByText('Quick access'));
    await expect(new Set([...lines.getClientRects()].map(({ top }) => top)).size).toBe(1);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Open = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(drawer).toContainElement(screen.getByRole('link', { name: 'Donation History' }));
  },
});

export const ClosesAfterAChoice = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Impact Updates' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    for (let presses = 0; presses < 20; presses += 1) {
      await userEvent.tab();
      await expect(drawer.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(menu).toHaveFocus());
  },
});

export const ChoosesByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Menu' }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('link', { name: 'Donate' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
