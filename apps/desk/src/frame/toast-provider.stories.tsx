import { Button } from '@hearthlight/ui';
import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { ToastProvider } from './toast-provider.tsx';
import { useToast } from './use-toast.ts';

/** A page that does something twice. */
function Page() {
  const show = useToast();
  return (
    <Button onClick={() => show({ text: 'One comment is public now.', onUndo: async () => true })}>Approve</Button>
  );
}

const meta = preview.meta({
  title: 'Frame/ToastProvider',
  component: ToastProvider,
  tags: ['internal'],
  args: { children: <Page /> },
});

/** It is announced, in view, and leaves the focus where the work is. */
export const Default = meta.story();

export const ShowsAndUndoes = meta.story({
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await press(canvas, 'Approve');
    await expect(canvas.getByRole('button', { name: 'Approve' })).toHaveFocus();
    await expect(status).toHaveTextContent('One comment is public now.');
    const { bottom } = canvas.getByText('One comment is public now.').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await press(canvas, 'Undo');
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
});
