import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from './button.tsx';
import { Link } from './link.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { tone: 'info', children: 'All amounts are in USD.' },
  decorators: [
    (Story) => (
      <div className="max-w-text">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('All amounts are in USD.');
  },
};

export const Success: Story = {
  args: { tone: 'success', children: 'Your account is ready. We take you to the sign-in page.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your account is ready.');
  },
};

/** An alert is read at once. */
export const Error: Story = {
  args: { tone: 'error', children: 'An error occurred. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
  },
};

export const WithTitleAndAction: Story = {
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
};

export const LongText: Story = {
  args: {
    title: 'This draft is long, and some mail programs cut it short before they show it to you',
    children:
      'Copy the text and paste it into a new mail to support@the-rather-long-name-of-the-foundation.hearthlight.example, which you can write on any device.',
    action: <Link href="/about">Read how we answer letters</Link>,
  },
  globals: { viewport: { value: 'small' } },
};

export const Mobile: Story = {
  args: { tone: 'success', children: 'Your comment is here.' },
  globals: { viewport: { value: 'phone' } },
};

export const Matrix: Story = {
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
          action={<Link href="/about">Why</Link>}
        >
          Every dollar is passed on to the people it is meant for.
        </Notice>,
      ])}
    </div>
  ),
};
