import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { Section } from '../layout/section.tsx';
import { guidance } from './retry-button.guidance.ts';
import { RetryButton, type RetryButtonProps } from './retry-button.tsx';

const meta = preview.meta({
  title: 'Library/Actions/RetryButton',
  component: RetryButton,
  tags: ['stable'],
  parameters: { guidance },
  args: { onRetry: fn() },
});

export const Default = meta.story({ tags: ['matrix'] });

export const Activates = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

function TopStories({ onRetry, ...buttonProps }: RetryButtonProps) {
  const [loaded, setLoaded] = useState(false);
  const retry = () => {
    setLoaded(true);
    onRetry();
  };
  return (
    <Section title="Top Stories">
      {loaded ? <a href="/news">The first story</a> : <RetryButton {...buttonProps} onRetry={retry} />}
    </Section>
  );
}

/** When it disappears, its section has the focus, and Tab reaches the new content. */
export const MovesFocus = meta.story({
  args: { variant: 'secondary', size: 'small' },
  render: (args) => <TopStories {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Top Stories' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'The first story' })).toHaveFocus();
  },
});
