import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { MomentField } from './moment-field.tsx';

const meta = preview.meta({
  title: 'Parts/MomentField',
  component: MomentField,
  tags: ['experimental'],
  args: { label: 'Date and time', hint: 'In the time zone of the foundation, Africa/Nairobi.' },
});

export const Default = meta.story({ args: { defaultValue: '2026-12-01T08:00' } });

export const Invalid = meta.story({
  args: { error: 'Choose a date and a time.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date and time')).toHaveAccessibleDescription(
      'In the time zone of the foundation, Africa/Nairobi. Choose a date and a time.',
    );
  },
});
