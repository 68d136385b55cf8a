import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './field-error.guidance.ts';
import { FieldError } from './field-error.tsx';

const meta = preview.meta({
  title: 'Library/Forms/FieldError',
  component: FieldError,
  tags: ['experimental'],
  parameters: { guidance },
  args: { id: 'town-error', children: 'Please enter a valid address.' },
});

export const Default = meta.story({ tags: ['matrix'] });

/** The sign is not part of the text. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const error = canvas.getByText('Please enter a valid address.').closest('p');
    await expect(error).toHaveAttribute('id', 'town-error');
    await expect(error).toHaveTextContent(/^Please enter a valid address\.$/);
  },
});

/** Without an error there is no element. */
export const Empty = meta.story({
  tags: ['!autodocs'],
  args: { children: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull();
  },
});

/** Lines begin below each other, and a word without a break stays within the width. */
export const LongText = meta.story({
  args: {
    children: `Please specify the purpose or recipient for your donation to ensure it reaches the intended cause. ${'Wolfeschlegelsteinhausen'.repeat(3)}`,
  },
});
