import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { CodesReminder } from './codes-reminder.tsx';

const meta = preview.meta({
  title: 'Frame/CodesReminder',
  component: CodesReminder,
  tags: ['experimental'],
});

export const Default = meta.story({});

/** The link leads to the page where the codes are confirmed or replaced. */
export const LeadsToTheAccount = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You have not confirmed that you kept your recovery codes.',
    );
    await expect(canvas.getByRole('link', { name: 'Confirm or replace them' })).toHaveAttribute(
      'href',
      '/desk/account',
    );
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
