import { expect, fn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { resolving } from '../../../../../.storybook/shown-code.ts';
import { guidance } from './announcing-button.guidance.ts';
import { AnnouncingButton } from './announcing-button.tsx';

const announces = (message: string) =>
  resolving(
    fn(async () => message),
    message,
  );

const meta = preview.meta({
  title: 'Library/Actions/AnnouncingButton',
  component: AnnouncingButton,
  tags: ['experimental'],
  parameters: { guidance },
  args: { children: 'Send a new code', onAction: announces('A new code is on its way.') },
});

export const Default = meta.story({ tags: ['matrix'] });

/** The live region exists before its message, so that the message is announced. */
export const Announces = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('A new code is on its way.'));
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

const again = fn<() => Promise<string>>();

/** The message of the last time is gone while the work is done again, so that it is announced again. */
export const AnnouncesAgain = meta.story({
  tags: ['!autodocs'],
  args: { label: 'Send a new code to Zainab', onAction: again },
  beforeEach: () => {
    again.mockResolvedValueOnce('A new code is on its way.').mockReturnValue(new Promise(() => {}));
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send a new code to Zainab' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('A new code is on its way.'));
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});

export const LongText = meta.story({
  args: {
    onAction: announces(
      'Copy this link: https://hearthlight.example/news/Why%2050%20%25%20of%20A%2FB%20roofs%20failed',
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
  },
});
