import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from './button.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';
import { Link } from './link.tsx';

const panes = [
  'Dashboard',
  'Fundraising Campaigns',
  'Donate',
  'Donation History',
  'Impact Updates',
  'Account Information',
];

/** A story does not leave its page. */
const stay = (event: MouseEvent) => event.preventDefault();

function Opened({ children, onOpenChange, ...props }: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Menu
      </Button>
      <Drawer
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      >
        {children}
      </Drawer>
    </>
  );
}

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    open: false,
    title: 'Your dashboard',
    side: 'left',
    onOpenChange: fn(),
    children: (
      <nav aria-label="Panes">
        <ul>
          {panes.map((pane) => (
            <li key={pane}>
              <Link
                variant="plain"
                className="flex min-h-11.5 items-center rounded-control px-3 font-medium hover:bg-pine-mist"
                href="/dashboard"
                onClick={stay}
              >
                {pane}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

const opener = () => screen.getByRole('button', { name: 'Menu', hidden: true });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** It has a name, and the focus goes in. */
export const Default: Story = {
  play: async () => {
    await userEvent.click(opener());
    await screen.findByRole('dialog', { name: 'Your dashboard' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
};

/** A choice closes it, says so once, and the focus is back. */
export const ClosedByChoice: Story = {
  play: async ({ args }) => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('link', { name: 'Donation History' }));
    await isGone();
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(args.onOpenChange.mock.calls).toEqual([[false]]);
  },
};

export const ClosedByCross: Story = {
  play: async ({ args }) => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await isGone();
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(args.onOpenChange.mock.calls).toEqual([[false]]);
  },
};

/** Escape works from anywhere inside. */
export const Keyboard: Story = {
  play: async () => {
    opener().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Fundraising Campaigns' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

export const FromTheRight: Story = { args: { open: true, side: 'right' } };

/** Words between the links are no choice. */
export const PressBetween: Story = {
  args: { open: true, children: <p>Signed in as Zainab.</p> },
  play: async () => {
    await userEvent.click(await screen.findByText('Signed in as Zainab.'));
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    open: true,
    children: (
      <ul>
        {panes.concat(panes.map((pane) => `${pane}, once more`)).map((pane) => (
          <li key={pane} className="py-3">
            <Link href="/dashboard" onClick={stay}>
              {pane}
            </Link>
          </li>
        ))}
      </ul>
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await expect(getComputedStyle(drawer).overflowY).toBe('auto');
  },
};

export const LongText: Story = {
  args: { open: true, title: 'The dashboard of Wilhelmina-Alexandra van Oldenbarnevelt' },
  globals: { viewport: { value: 'small' } },
};

export const Mobile: Story = { args: { open: true }, globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = { args: { open: true }, tags: ['visual', '!autodocs'] };
