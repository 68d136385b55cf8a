import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Link } from './link.tsx';

/** A button that opens the dialog, and a choice in it that closes it. */
function Opened({ children, onOpenChange, ...props }: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => change(true)}>
        Delete the draft
      </Button>
      <Dialog {...props} open={open} onOpenChange={change}>
        {children}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => change(false)}>Keep it</Button>
        </div>
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: false,
    title: 'Delete the draft?',
    description: 'What you typed is kept nowhere else.',
    children: <p>You can copy it first.</p>,
    onOpenChange: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const opener = () => screen.getByRole('button', { name: 'Delete the draft', hidden: true });

/** It has a name and a description, and the focus goes in. */
export const Default: Story = {
  play: async () => {
    await userEvent.click(opener());
    const dialog = await screen.findByRole('dialog', { name: 'Delete the draft?' });
    await expect(dialog).toHaveAccessibleDescription('What you typed is kept nowhere else.');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

/** Escape closes it, and the focus is back where it was. */
export const Escape: Story = {
  play: async ({ args }) => {
    await userEvent.click(opener());
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const ClosedByCross: Story = {
  play: async () => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

export const ClosedByChoice: Story = {
  play: async () => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

/** Tab goes round inside; the page behind cannot be reached. */
export const Keyboard: Story = {
  play: async () => {
    opener().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};

/** What cannot be left: no cross, and neither Escape nor a press beside it does anything. */
export const NotDismissible: Story = {
  args: {
    open: true,
    dismissible: false,
    title: 'Your session is invalid!',
    description: 'Sign in again to go on.',
    children: (
      <Link href="/signin" variant="button" fullWidth>
        Sign in
      </Link>
    ),
  },
  render: (args) => <Dialog {...args} />,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Your session is invalid!' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Sign in' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    const backdrop = dialog.parentElement;
    if (backdrop) await userEvent.click(backdrop);
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
};

const paragraphs = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** A long one scrolls with its backdrop, and its last words can be reached on the smallest screen. */
export const LongText: Story = {
  args: {
    open: true,
    title: 'A rather long question about what is to become of all that was typed into the form until now',
    children: (
      <div className="grid gap-3">
        {paragraphs.map((name) => (
          <p key={name}>
            This is the {name} of the paragraphs that make this dialog longer than the screen is high.
          </p>
        ))}
      </div>
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const backdrop = (await screen.findByRole('dialog')).parentElement;
    await expect(getComputedStyle(backdrop ?? document.body).overflowY).toBe('auto');
    screen.getByRole('button', { name: 'Keep it' }).focus();
    await waitFor(() => {
      const { bottom } = screen.getByRole('button', { name: 'Keep it' }).getBoundingClientRect();
      return expect(bottom).toBeLessThanOrEqual(innerHeight);
    });
  },
};

export const Mobile: Story = { args: { open: true }, globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = { args: { open: true }, tags: ['visual', '!autodocs'] };
