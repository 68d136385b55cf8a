import { deskUpdatePath } from '@hearthlight/domain/desk';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { aDeskUpdate } from './fixtures/index.ts';
import { UpdateFrame } from './update-frame.tsx';

const update = aDeskUpdate();

const meta = preview.meta({
  title: 'Updates/UpdateFrame',
  component: UpdateFrame,
  tags: ['experimental'],
  args: { update, part: undefined, hasTranslations: true, children: <p>The page.</p> },
});

export const Default = meta.story();

export const Mail = meta.story({
  args: { part: 'mail' },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAttribute('href', deskUpdatePath(update.id, 'mail'));
  },
});

/** The site has one language. */
export const OneLanguage = meta.story({
  tags: ['!autodocs'],
  args: { hasTranslations: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Translations' })).toBeNull();
  },
});
