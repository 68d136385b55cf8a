import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { FormNotice } from './form-notice.tsx';

const meta = preview.meta({
  title: 'Components/Forms/FormNotice',
  component: FormNotice,
  tags: ['stable'],
  args: { result: { ok: false, message: 'An error occurred. Please try again.' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
  },
});

export const Succeeded = meta.story({
  args: { result: { ok: true, message: 'Your comment is published.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your comment is published.');
  },
});

/** Without a message, because the fields show every error, nothing is rendered. */
export const Empty = meta.story({
  args: { result: { ok: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Say what happened, and what to do now. */
export const DoSayWhatToDo = meta.story({
  tags: ['do', '!autodocs'],
  args: { result: { ok: false, message: 'This account is not found. Check the e-mail address.' } },
});

/** Do not show what only a developer understands. */
export const DontShowACode = meta.story({
  tags: ['dont', '!autodocs'],
  args: { result: { ok: false, message: 'Error 404: ACCOUNT_NOT_FOUND' } },
});
