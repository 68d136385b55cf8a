import { wishesDraft } from '@hearthlight/domain';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { WishesMail } from './wishes-mail.tsx';

const to = 'pledges@example.org';

const draft = wishesDraft(to, { anonymous: true }, { amount: 25 });

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/WishesMail',
  component: WishesMail,
  tags: ['experimental'],
  args: { to, draft, onOpen: fn() },
});

export const Default = meta.story();

/** Nothing is chosen, and nothing was: there is nothing to show. */
export const Empty = meta.story({
  args: { draft: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

/** The foundation may have got the earlier mail. */
export const Changed = meta.story({
  args: { opened: 'Hello,' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/changed since you opened it/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Open this as a mail' });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledWith(draft.body);
  },
});

/** It can only be taken back by telling the foundation, and a standing order at the bank. */
export const NoLongerApplies = meta.story({
  args: { draft: undefined, opened: draft.body },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/tell us: pledges@example.org/);
  },
});
