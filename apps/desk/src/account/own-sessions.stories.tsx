import { sentences } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { anAccount } from './fixtures/index.ts';
import { OwnSessions } from './own-sessions.tsx';

const meta = preview.meta({
  title: 'Account/OwnSessions',
  component: OwnSessions,
  tags: ['experimental'],
  args: { sessions: anAccount().sessions, onSignOutEverywhere: resolvesTo({ ok: false }) },
});

/** Devices have names; an unknown one is shown as it calls itself. */
export const Default = meta.story();

export const Offline = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Chrome, Windows')).toBeVisible();
    await expect(canvas.getByText('curl/8.9.1')).toBeVisible();
    await press(canvas, 'Sign out everywhere');
    await expect(args.onSignOutEverywhere).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
  },
});

export const LongText = meta.story({
  args: {
    sessions: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      created_at: aMoment,
      last_seen_at: aMoment,
      user_agent: 'HearthlightMonitoringProbeWithoutSpacesInItsName/'.repeat(4),
      is_current: false,
    })),
  },
});
