import { sentences } from '@hearthlight/domain';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { MaintenancePanel, type MaintenancePanelProps } from './maintenance-panel.tsx';

/** A function, because a constant would have the type of this one state. */
const since = (time: MaintenancePanelProps['since']) => time;

const meta = preview.meta({
  title: 'Operations/MaintenancePanel',
  component: MaintenancePanel,
  tags: ['experimental'],
  args: {
    since: since(null),
    onSetMaintenance: fn<MaintenancePanelProps['onSetMaintenance']>(async () => ({ ok: true })),
  },
  argTypes: {
    since: {
      control: 'select',
      options: ['off', 'on'],
      mapping: { off: null, on: '2026-11-20T09:00:00.000Z' },
    },
  },
});

export const Default = meta.story();

export const On = meta.story({ args: { since: '2026-11-20T09:00:00.000Z' } });

export const Starts = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await press(canvas, 'Start maintenance');
    await expect(args.onSetMaintenance).toHaveBeenCalledWith(true);
  },
});

/** Shows an error if maintenance could not be ended. */
export const Offline = meta.story({
  tags: ['!autodocs'],
  args: { since: '2026-11-20T09:00:00.000Z' },
  beforeEach: ({ args }) => void args.onSetMaintenance.mockResolvedValueOnce({ ok: false }),
  play: async ({ canvas, args }) => {
    await press(canvas, 'End maintenance');
    await expect(args.onSetMaintenance).toHaveBeenCalledWith(false);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
  },
});
