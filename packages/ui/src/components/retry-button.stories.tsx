import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { RetryButton, type RetryButtonProps } from './retry-button.tsx';
import { Section } from './section.tsx';

const meta = {
  title: 'Components/RetryButton',
  component: RetryButton,
  args: { onRetry: fn() },
} satisfies Meta<typeof RetryButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

function Stories({ onRetry, ...look }: RetryButtonProps) {
  const [asked, setAsked] = useState(false);
  const retry = () => {
    setAsked(true);
    onRetry();
  };
  return (
    <Section title="Top Stories">
      {asked ? <a href="/news">The first story</a> : <RetryButton {...look} onRetry={retry} />}
    </Section>
  );
}

/** It leaves with the failure; the focus stays in its section, and the next Tab is what came instead. */
export const LeavesTheFocus: Story = {
  args: { variant: 'secondary', size: 'small' },
  render: (args) => <Stories {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Top Stories' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'The first story' })).toHaveFocus();
  },
};
