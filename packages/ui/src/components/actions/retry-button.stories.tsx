import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { showSource } from '../../../../../.storybook/shown-code.ts';
import { TopStories } from './retry-button.example.tsx';
import source from './retry-button.example.tsx?raw';
import { guidance } from './retry-button.guidance.ts';
import { RetryButton } from './retry-button.tsx';

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

showSource({ TopStories }, source);

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
