import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Button } from '../actions/button.tsx';
import { Link } from '../actions/link.tsx';
import { guidance } from './notice.guidance.ts';
import { Notice } from './notice.tsx';

const meta = preview.meta({
  title: 'Library/Feedback/Notice',
  component: Notice,
  tags: ['stable'],
  parameters: { guidance },
  args: { tone: 'info' as const, children: 'All amounts are in USD.' },
  decorators: [
    (Story) => (
      <div className="max-w-text">
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ tags: ['matrix'] });

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('All amounts are in USD.');
  },
});

export const Success = meta.story({
  args: { tone: 'success', children: 'Your account is ready. You will be taken to the sign-in page.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your account is ready.');
  },
});

/** Errors have the role alert, which is announced immediately. */
export const Error = meta.story({
  args: { tone: 'error', children: 'An error occurred. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
  },
});

export const WithTitleAndAction = meta.story({
  tags: ['anatomy'],
  args: {
    tone: 'error',
    title: 'News articles failed to load',
    children: 'The connection may be down for a moment.',
    action: (
      <Button variant="secondary" size="small">
        Try again
      </Button>
    ),
  },
});

export const LongText = meta.story({
  args: {
    title: 'This draft is long, and some mail programs cut it short before they show it to you',
    children:
      'Copy the text and paste it into a new mail to support@the-rather-long-name-of-the-foundation.hearthlight.example, which you can write on any device.',
    action: (
      <Link href="/about" className="tap-target">
        Read how we reply to mail
      </Link>
    ),
  },
  globals: { viewport: { value: 'small' } },
});

/** Say what happened and offer the next step. */
export const DoOfferTheNextStep = meta.story({
  tags: ['do', '!autodocs'],
  args: {
    tone: 'error',
    children: 'News articles failed to load.',
    action: (
      <Button variant="secondary" size="small">
        Try again
      </Button>
    ),
  },
});

/** Do not blame anyone, and do not leave the reader with a dead end. */
export const DontBlame = meta.story({
  tags: ['dont', '!autodocs'],
  args: { tone: 'error', children: 'You made an invalid request!' },
});

export const Mobile = meta.story({
  args: { tone: 'success', children: 'Your comment is published.' },
  globals: { viewport: { value: 'phone' } },
});

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  render: () => (
    <div className="grid gap-4">
      {(['info', 'success', 'error'] as const).flatMap((tone) => [
        <Notice key={tone} tone={tone}>
          All amounts are in USD.
        </Notice>,
        <Notice
          key={`${tone}-titled`}
          tone={tone}
          title="0% platform fee"
          action={
            <Link href="/about" className="tap-target">
              Why there is no fee
            </Link>
          }
        >
          Every dollar is passed on to the people it is meant for.
        </Notice>,
      ])}
    </div>
  ),
});
