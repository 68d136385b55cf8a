import type { ModeratedComment } from '@hearthlight/domain/desk';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { ToastProvider } from '../frame/toast-provider.tsx';
import { CommentsPage, type CommentsPageProps } from './comments-page.tsx';
import { aModeratedComment } from './fixtures/index.ts';

const comments: ModeratedComment[] = ['Halima', 'Peter'].map((name, index) =>
  aModeratedComment({ id: index + 1, comentator_name: name }),
);

/** A function, because a constant would have the type of this one state. */
const ready = (list: ModeratedComment[]): CommentsPageProps['view'] => ({
  status: 'ready',
  comments: list,
});

const shown: Pick<CommentsPageProps, 'state' | 'view' | 'holdWords'> = {
  state: 'held',
  view: ready(comments),
  holdWords: ['casino'],
};

const meta = preview.meta({
  title: 'Comments/CommentsPage',
  component: CommentsPage,
  tags: ['experimental'],
  args: {
    ...shown,
    onModerate: fn<CommentsPageProps['onModerate']>(async (changed) => ({ ok: true, changed })),
    onSaveWords: resolvesTo({ ok: true }),
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
});

export const Default = meta.story();
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });
export const Empty = meta.story({ args: { view: ready([]) } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Approves a selection, then takes it back. */
export const ApprovesAndUndoes = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all that are shown' }));
    const [approve] = canvas.getAllByRole('button', { name: 'Approve' });
    if (approve) await userEvent.click(approve);
    const made = [1, 2].map((id) => ({ id, from: 'held', to: 'shown' }));
    await waitFor(() => expect(args.onModerate).toHaveBeenLastCalledWith(made));
    await expect(await canvas.findByText('2 comments are public now.')).toBeVisible();
    await press(canvas, 'Undo');
    const undone = [1, 2].map((id) => ({ id, from: 'shown', to: 'held' }));
    await waitFor(() => expect(args.onModerate).toHaveBeenLastCalledWith(undone));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  },
});

/** Offers a retry if undoing has failed. */
export const UndoFails = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const [approve] = canvas.getAllByRole('button', { name: 'Approve' });
    approve?.click();
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    args.onModerate.mockResolvedValueOnce({ ok: false, message: 'The server cannot be reached.' });
    undo.click();
    await expect(await canvas.findByText(/could not be undone/)).toBeVisible();
    await press(canvas, 'Undo');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  },
});
