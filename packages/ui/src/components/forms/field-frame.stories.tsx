import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { FieldFrame } from './field-frame.tsx';

const ids = { id: 'town', hintId: 'town-hint', errorId: 'town-error' };

const meta = preview.meta({
  title: 'Components/Forms/FieldFrame',
  component: FieldFrame,
  tags: ['internal'],
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
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveAccessibleDescription(
      'Where the help is needed.',
    );
  },
});

export const WithError = meta.story({
  args: { error: 'Please enter a valid address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Town' })).toHaveAccessibleDescription(
      'Where the help is needed. Please enter a valid address.',
    );
  },
});
