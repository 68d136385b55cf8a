import { expect, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { showSource } from '../../../../../.storybook/shown-code.ts';
import { CommentForm } from './honeypot.example.tsx';
import source from './honeypot.example.tsx?raw';
import { guidance } from './honeypot.guidance.ts';
import { Honeypot } from './honeypot.tsx';

showSource({ CommentForm }, source);

const meta = preview.meta({
  title: 'Library/Forms/Honeypot',
  component: Honeypot,
  tags: ['experimental'],
  parameters: { guidance },
  args: { ref: null },
  render: () => <CommentForm />,
});

export const Default = meta.story({ tags: ['matrix'] });

/** In the page, but neither in the tab order nor in the accessibility tree. */
export const OutOfReach = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('input[name="website"]')).toBeInTheDocument();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    canvas.getByRole('textbox').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});
