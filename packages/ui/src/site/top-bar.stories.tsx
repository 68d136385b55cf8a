import { foundation, paths } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { TopBar } from './top-bar.tsx';

const meta = {
  title: 'Site/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: { foundation },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const mailLink = `mailto:${foundation.supportEmail}`;

/** On a desk all links stand in a row, and there is no Menu button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const addresses = canvas
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(addresses).toEqual([
      ['Hearthlight', paths.home],
      ['Donation', paths.donateNow],
      ['About', paths.about],
      ['Request help', paths.requestHelp],
      ['Contact us', mailLink],
      ['Join Us', paths.dashboard],
    ]);
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  },
};

/** The page on screen is marked for eyes and for screen readers, and no other. */
export const Current: Story = {
  args: { current: paths.about },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link').filter((link) => link.ariaCurrent === 'page');
    await expect(current).toEqual([canvas.getByRole('link', { name: 'About' })]);
  },
};

/** On a phone the links wait behind Menu. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Donation' })).not.toBeInTheDocument();
    await userEvent.click(menu);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Donation' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', mailLink);
  },
};

/** Escape closes the menu from inside it and gives the focus back to the button. */
export const Keyboard: Story = {
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
};

/** A choice closes the menu: the page may change without loading anew. */
export const ClosesOnChoice: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    const about = canvas.getByRole('link', { name: 'About' });
    about.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(about);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  },
};
