import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { pseudo, PseudoStates } from '../../../../../.storybook/pseudo-states.tsx';
import { guidance } from './close-button.guidance.ts';
import { CloseButton } from './close-button.tsx';

const meta = preview.meta({
  title: 'Library/Actions/CloseButton',
  component: CloseButton,
  tags: ['stable'],
  parameters: { guidance },
  args: { onClick: fn() },
});

export const Default = meta.story({ tags: ['matrix'] });

export const Activates = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  parameters: { pseudo },
  render: (args) => (
    <div className="flex gap-4">
      <CloseButton {...args} />
      <PseudoStates>{() => <CloseButton {...args} />}</PseudoStates>
    </div>
  ),
});
