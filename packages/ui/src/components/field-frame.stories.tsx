import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FieldFrame } from './field-frame.tsx';

const ids = { id: 'town', hintId: 'town-hint', errorId: 'town-error' };

const meta = {
  title: 'Components/FieldFrame',
  component: FieldFrame,
  args: {
    ids,
    label: 'Town',
    hint: 'Where the help is needed.',
    children: (
      <input
        id={ids.id}
        aria-describedby={`${ids.hintId} ${ids.errorId}`}
        className="w-full rounded-control border border-control px-4 py-3"
      />
    ),
  },
} satisfies Meta<typeof FieldFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveAccessibleDescription(
      'Where the help is needed.',
    );
  },
};

export const WithError: Story = {
  args: { error: 'Please enter a valid address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveAccessibleDescription(
      'Where the help is needed. Please enter a valid address.',
    );
  },
};

export const HiddenLabel: Story = {
  args: { hideLabel: true, optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Town/ })).toBeVisible();
  },
};
