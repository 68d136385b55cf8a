import { aDonor } from '@hearthlight/domain/fixtures';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { HelpPane } from './help-pane.tsx';

const meta = preview.meta({
  title: 'Dashboard/Forms/HelpPane',
  component: HelpPane,
  tags: ['stable'],
  args: { supportEmail: 'support@hearthlight.example', donor: aDonor(), onOpenDraft: fn() },
});

export const Ready = meta.story({
  tags: ['visual', 'modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tell us what would help' })).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
