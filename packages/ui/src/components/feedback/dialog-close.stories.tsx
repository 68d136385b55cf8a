import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { Button } from '../actions/button.tsx';
import { guidance } from './dialog-close.guidance.ts';
import { DialogClose } from './dialog-close.tsx';
import { Dialog } from './dialog.tsx';

const kept = fn();

const meta = preview.meta({
  title: 'Library/Feedback/DialogClose',
  component: DialogClose,
  tags: ['experimental'],
  parameters: { guidance, docs: { story: { inline: false, height: '360px' } } },
  args: { children: <Button onClick={kept}>Keep it</Button> },
  render: (args) => (
    <Dialog trigger={<Button variant="secondary">Delete the draft</Button>} title="Delete the draft?">
      <DialogClose {...args} />
    </Dialog>
  ),
});

export const Default = meta.story({});

/** It is inside the dialog. */
export const InDialog = meta.story({
  tags: ['!autodocs', 'thumbnail'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the draft' }));
    await expect(await screen.findByRole('button', { name: 'Keep it' })).toBeVisible();
  },
});

/** The button's own handler runs, the dialog closes and the focus returns. */
export const Closes = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    kept.mockClear();
    const opener = canvas.getByRole('button', { name: 'Delete the draft' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(kept).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});
