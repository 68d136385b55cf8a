import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { PauseButton } from './pause-button.tsx';

const meta = {
  title: 'Components/PauseButton',
  component: PauseButton,
  args: { label: 'Recent contributors', paused: false, onToggle: fn() },
} satisfies Meta<typeof PauseButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause Recent contributors', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

/** The name stays, so that a screen reader does not say 'Play, pressed'; the triangle tells the rest. */
export const Paused: Story = {
  args: { paused: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Pause Recent contributors', pressed: true }),
    ).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};

export const Matrix: Story = {
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <div className="flex">
      {[undefined, 'dark'].map((on) => (
        <div key={on ?? 'light'} data-on={on} className="flex gap-4 p-6 data-[on=dark]:bg-pine-deep">
          <PauseButton {...args} />
          <PauseButton {...args} paused />
        </div>
      ))}
    </div>
  ),
};
