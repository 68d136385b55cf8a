import { createRef, type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { Button } from '../actions/button.tsx';
import { Link } from '../actions/link.tsx';
import { Field } from '../forms/field.tsx';
import { DialogClose } from './dialog-close.tsx';
import { guidance } from './dialog.guidance.ts';
import { Dialog } from './dialog.tsx';

/** Returns content with both choices, which close the dialog. */
const withActions = (content: ReactNode) => (
  <>
    {content}
    <div className="mt-6 flex flex-wrap gap-3">
      <DialogClose>
        <Button variant="danger">Delete</Button>
      </DialogClose>
      <DialogClose>
        <Button variant="secondary">Keep it</Button>
      </DialogClose>
    </div>
  </>
);

const meta = preview.meta({
  title: 'Library/Feedback/Dialog',
  component: Dialog,
  tags: ['stable'],
  parameters: { guidance, docs: { story: { inline: false, height: '480px' } } },
  args: {
    trigger: <Button variant="secondary">Delete the draft</Button>,
    title: 'Delete the draft?',
    description: 'It is not saved anywhere else.',
    children: withActions(<p>You can copy it first.</p>),
    onOpenChange: fn(),
  },
});

const opener = () => screen.getByRole('button', { name: 'Delete the draft', hidden: true });

export const Default = meta.story({ tags: ['matrix'] });

/** It has a name and a description, and the focus moves into it. */
export const Opens = meta.story({
  tags: ['!autodocs', 'thumbnail'],
  play: async () => {
    await userEvent.click(opener());
    const dialog = await screen.findByRole('dialog', { name: 'Delete the draft?' });
    await expect(dialog).toHaveAccessibleDescription('It is not saved anywhere else.');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
});

/** Escape closes it and returns the focus. */
export const Escape = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(opener());
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

const clickOutside = async (dialog: HTMLElement) => {
  const backdrop = dialog.parentElement;
  if (backdrop) await userEvent.click(backdrop);
};

/** A click outside closes it, unless something was entered that would be lost. */
export const ClickOutside = meta.story({
  args: { children: withActions(<Field label="Reason" />) },
  tags: ['!autodocs'],
  play: async () => {
    await userEvent.click(opener());
    await userEvent.type(await screen.findByLabelText('Reason'), 'Twice');
    await clickOutside(screen.getByRole('dialog'));
    await expect(screen.getByLabelText('Reason')).toHaveValue('Twice');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(opener());
    await clickOutside(await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const ClosedByButton = meta.story({
  tags: ['!autodocs'],
  play: async () => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener()).toHaveFocus());
  },
});

export const ClosedByAction = meta.story({
  tags: ['!autodocs'],
  play: async () => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener()).toHaveFocus());
  },
});

/** Tab stays inside the dialog. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async () => {
    opener().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    for (const name of ['Delete', 'Keep it', 'Close']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
  },
});

const answer = createRef<HTMLInputElement>();

/** A dialog with one question has the focus in its field at first, and returns it too. */
export const InitialFocus = meta.story({
  args: { initialFocus: answer, children: withActions(<Field ref={answer} label="Reason" />) },
  tags: ['!autodocs'],
  play: async () => {
    await userEvent.click(opener());
    await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
  },
});

/**
 * There is no Close button, and neither Escape nor a click outside closes it. The title is a sentence of the
 * specification.
 */
export const NotDismissible = meta.story({
  args: {
    open: true,
    dismissible: false,
    title: 'Your session is invalid!',
    description: 'Sign in again to continue.',
    children: (
      <Link href="/signin" variant="button" fullWidth>
        Sign in
      </Link>
    ),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Your session is invalid!' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Sign in' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await clickOutside(dialog);
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
});

const paragraphs = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** A long dialog scrolls with its backdrop, so that its end is reachable on the smallest screen. */
export const LongText = meta.story({
  args: {
    open: true,
    title: 'A rather long question about what should happen to everything that was typed into the form',
    children: withActions(
      <div className="grid gap-3">
        {paragraphs.map((name) => (
          <p key={name}>This is the {name} of the paragraphs that make this dialog longer than the screen is high.</p>
        ))}
      </div>,
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
});

function Controlled() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete the draft</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Delete the draft?">
        {withActions(undefined)}
      </Dialog>
    </>
  );
}

/** The page decides when it opens, and its actions close it too. */
export const OpenedByThePage = meta.story({
  tags: ['!autodocs'],
  render: () => <Controlled />,
  play: async () => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener()).toHaveFocus());
  },
});

/** Ask in the title, name the consequence, and let the buttons repeat the verb. */
export const DoNameTheDecision = meta.story({ tags: ['do', '!autodocs'], args: { open: true } });

/** Do not ask 'Are you sure?' with 'Yes' and 'No', which say nothing without the text around them. */
export const DontAskAreYouSure = meta.story({
  tags: ['dont', '!autodocs'],
  args: {
    open: true,
    title: 'Are you sure?',
    description: 'Do you really want to go on?',
    children: (
      <div className="flex flex-wrap gap-3">
        <DialogClose>
          <Button>Yes</Button>
        </DialogClose>
        <DialogClose>
          <Button variant="secondary">No</Button>
        </DialogClose>
      </div>
    ),
  },
});

export const Mobile = meta.story({ args: { open: true }, globals: { viewport: { value: 'phone' } } });

export const Matrix = meta.story({ args: { open: true }, tags: ['visual', 'anatomy', '!autodocs'] });
