import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { pseudo, PseudoStates } from '../../../../../.storybook/pseudo-states.tsx';
import { iconDrawings } from '../media/icon-drawings.ts';
import { guidance } from './pause-button.guidance.ts';
import { PauseButton } from './pause-button.tsx';

const meta = preview.meta({
  title: 'Library/Actions/PauseButton',
  component: PauseButton,
  tags: ['stable'],
  parameters: { guidance, onDark: true },
  args: { label: 'Recent contributors', paused: false, onToggle: fn() },
});

export const Default = meta.story({ tags: ['matrix'] });

export const Activates = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause Recent contributors', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

/** The name does not change, so that screen readers do not announce 'Play, pressed'. */
export const Paused = meta.story({
  args: { paused: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pause Recent contributors', pressed: true });
    await expect(button.querySelector('path')).toHaveAttribute('d', iconDrawings.play.path);
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
});

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  parameters: { pseudo },
  render: (args) => (
    <div className="flex flex-wrap">
      {[undefined, 'dark'].map((on) => (
        <div key={on ?? 'light'} data-on={on} className="flex flex-wrap gap-4 p-6 data-[on=dark]:bg-pine-deep">
          <PauseButton {...args} />
          <PauseButton {...args} paused />
          <PseudoStates>{() => <PauseButton {...args} />}</PseudoStates>
        </div>
      ))}
    </div>
  ),
});
