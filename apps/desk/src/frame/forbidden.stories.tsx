import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Forbidden } from './forbidden.tsx';
import { ViewerProvider } from './viewer.ts';

const meta = preview.meta({
  title: 'Frame/Forbidden',
  component: Forbidden,
  tags: ['experimental'],
  decorators: [
    (Story) => (
      <ViewerProvider value={{ email: 'sam@example.org', role: 'moderator' }}>
        <Story />
      </ViewerProvider>
    ),
  ],
});

export const Default = meta.story();

/** Trying again or a better connection would not help. */
export const NamesTheRole = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/cannot open this page.*Moderator/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
