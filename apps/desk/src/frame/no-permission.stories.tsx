import { deskPages, roles } from '@hearthlight/domain/desk';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { NoPermission } from './no-permission.tsx';

const meta = preview.meta({
  title: 'Frame/NoPermission',
  component: NoPermission,
  tags: ['experimental'],
  args: { role: 'moderator' as const },
  argTypes: { role: { control: 'select', options: roles } },
});

export const Default = meta.story();

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Moderator/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', deskPages.home.path);
  },
});
