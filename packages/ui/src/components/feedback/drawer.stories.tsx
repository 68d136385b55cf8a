import { type MouseEvent, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { Button } from '../actions/button.tsx';
import { Link } from '../actions/link.tsx';
import { Dialog } from './dialog.tsx';
import { guidance } from './drawer.guidance.ts';
import { Drawer, type DrawerProps } from './drawer.tsx';

const panes = [
  'Dashboard',
  'Fundraising Campaigns',
  'Donate',
  'Donation History',
  'Impact Updates',
  'Account Information',
];

/** Keeps the story on its page. */
const stay = (event: MouseEvent) => event.preventDefault();

const meta = preview.meta({
  title: 'Library/Feedback/Drawer',
  component: Drawer,
  tags: ['stable'],
  parameters: { guidance, docs: { story: { inline: false, height: '480px' } } },
  args: {
    trigger: (
      <Button variant="secondary" size="small">
        Menu
      </Button>
    ),
    title: 'Your dashboard',
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
});

const opener = () => screen.getByRole('button', { name: 'Menu', hidden: true });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default = meta.story({ tags: ['matrix'] });

/** It has a name, and the focus moves into it. */
export const Opens = meta.story({
  tags: ['!autodocs', 'thumbnail'],
  play: async () => {
    await userEvent.click(opener());
    await screen.findByRole('dialog', { name: 'Your dashboard' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
});

/** Activating a link closes it, calls `onOpenChange` and returns the focus. */
export const ClosedByLink = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('link', { name: 'Donation History' }));
    await isGone();
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(args.onOpenChange?.mock.calls).toEqual([[true], [false]]);
  },
});

/** A drawer with a button that opens a dialog. */
function Asking(props: DrawerProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Drawer {...props}>
        <Button onClick={() => setAsks(true)}>Log out</Button>
      </Drawer>
      <Dialog open={asks} onOpenChange={setAsks} title="Leave without saving?">
        <Button onClick={() => setAsks(false)}>Stay</Button>
      </Dialog>
    </>
  );
}

/** A dialog that opens in place of the drawer returns the focus to what opened the drawer. */
export const AsksFirst = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Asking {...args} />,
  play: async () => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await isGone();
    await waitFor(() => expect(opener()).toHaveFocus());
  },
});

export const ClosedByButton = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await isGone();
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(args.onOpenChange?.mock.calls).toEqual([[true], [false]]);
  },
});

/** Escape closes it from anywhere inside. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
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
});

/** A click on text does not close it. */
export const ClickOnText = meta.story({
  tags: ['!autodocs'],
  args: { open: true, children: <p>Signed in as Zainab.</p> },
  play: async () => {
    await userEvent.click(await screen.findByText('Signed in as Zainab.'));
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

export const Many = meta.story({
  args: {
    open: true,
    children: (
      <ul>
        {panes.concat(panes.map((pane) => `${pane}, again`)).map((pane) => (
          <li key={pane} className="py-1">
            <Link href="/dashboard" onClick={stay} className="tap-target">
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
});

export const LongText = meta.story({
  args: { open: true, title: 'The dashboard of Wilhelmina-Alexandra van Oldenbarnevelt' },
  globals: { viewport: { value: 'small' } },
});

/** It slides in from the start of the line: on the right in Arabic. */
export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  args: { open: true },
  globals: { direction: 'rtl' },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(Math.round(drawer.getBoundingClientRect().right)).toBe(document.documentElement.clientWidth),
    );
    await expect(drawer.getBoundingClientRect().left).toBeGreaterThan(0);
  },
});

export const Mobile = meta.story({ args: { open: true }, globals: { viewport: { value: 'phone' } } });

export const Matrix = meta.story({ args: { open: true }, tags: ['visual', 'anatomy', '!autodocs'] });
