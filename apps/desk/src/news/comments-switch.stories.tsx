import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { CommentsSwitch } from './comments-switch.tsx';

const meta = preview.meta({
  title: 'News/CommentsSwitch',
  component: CommentsSwitch,
  tags: ['internal'],
  args: { isOpen: true, onChange: resolvesTo({ ok: true }) },
});

export const Default = meta.story();

export const Closed = meta.story({ args: { isOpen: false } });

/** Shows the choice until the server has confirmed it. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { onChange: fn(neverResolves) },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Visitors can write comments' });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledWith(false);
    await expect(box).not.toBeChecked();
  },
});

/** The box shows the stored choice again. */
export const RejectedByServer = meta.story({
  args: { onChange: resolvesTo({ ok: false, message: 'The server cannot be reached.' }) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Visitors can write comments' });
    await userEvent.click(box);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await waitFor(() => expect(box).toBeChecked());
  },
});
