import { useState } from 'react';
import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { Button } from '../actions/button.tsx';
import { guidance } from './form-notice.guidance.ts';
import { FormNotice, type FormNoticeProps } from './form-notice.tsx';

const meta = preview.meta({
  title: 'Library/Forms/FormNotice',
  component: FormNotice,
  tags: ['stable'],
  parameters: { guidance },
  args: { result: { ok: false, message: 'An error occurred. Please try again.' } },
});

export const Default = meta.story({ tags: ['matrix'] });

export const Content = meta.story({
  tags: ['!autodocs'],
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

function RefusedBelow({ result }: FormNoticeProps) {
  const [received, setReceived] = useState<FormNoticeProps['result']>();
  return (
    <>
      <Button onClick={() => setReceived(result)}>Send</Button>
      <div className="h-[150vh]" />
      <FormNotice result={received} />
      <div className="h-[150vh]" />
    </>
  );
}

/** A notice outside the window scrolls into view when it appears. The focus stays where it is. */
export const OutsideTheWindow = meta.story({
  tags: ['!autodocs'],
  render: (args) => <RefusedBelow {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(button);
    const { bottom, top } = (await canvas.findByRole('alert')).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(button).toHaveFocus();
  },
});

/** A notice that the page starts with does not move it. */
export const FromTheStart = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <div className="h-[150vh]" />
      <FormNotice {...args} />
    </>
  ),
  play: async () => {
    await expect(window.scrollY).toBe(0);
  },
});

/** The way out of a refusal. */
export const WithAction = meta.story({
  args: { action: <Button size="small">Start again</Button> },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByRole('button', { name: 'Start again' })).toBeVisible();
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
