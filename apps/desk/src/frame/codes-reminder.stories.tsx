import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { CodesReminder } from './codes-reminder.tsx';

/** A function, because a constant would have the type of this one value. */
const isUsedUp = (value: boolean) => value;

const meta = preview.meta({
  title: 'Frame/CodesReminder',
  component: CodesReminder,
  tags: ['experimental'],
  args: { isUsedUp: isUsedUp(false) },
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

/** All codes were used to sign in. */
export const UsedUp = meta.story({
  args: { isUsedUp: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You have no recovery codes left.');
    await expect(canvas.getByRole('link', { name: 'Create new ones' })).toHaveAttribute('href', '/desk/account');
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
