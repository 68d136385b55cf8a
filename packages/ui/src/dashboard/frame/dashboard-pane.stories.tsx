import { paneNames } from '@hearthlight/domain';
import { aDashboard, aDonor, aMoment } from '@hearthlight/domain/fixtures';
import { expect, fn } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { requestAssistance } from 'virtual:content/request-assistance';
import { site } from 'virtual:content/site';

import preview from '#storybook/preview';

import { slowLoading } from '../../../../../.storybook/slow-loading.ts';
import { DashboardPane } from './dashboard-pane.tsx';
import type { DashboardView } from './dashboard-view.ts';

const ready: DashboardView = { status: 'ready', dashboard: aDashboard(), joining: new Set() };
const failed: DashboardView = { status: 'failed', donor: aDonor() };

const meta = preview.meta({
  title: 'Product/Dashboard/Frame/DashboardPane',
  component: DashboardPane,
  tags: ['internal'],
  args: {
    pane: 'campaigns' as const,
    view: ready,
    now: new Date(aMoment),
    foundation,
    assistance: requestAssistance,
    picture: site.account.picture,
    onJoin: fn(),
    onSetGoal: fn(async () => ({ ok: true }) as const),
    onRetry: fn(),
    onOpenDraft: fn(),
  },
  argTypes: { pane: { control: 'select', options: paneNames } },
  parameters: { docs: { story: { inline: false, height: '700px' } } },
});

/** The pane's data; its Register buttons call `onJoin` with the campaign's id. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [register] = canvas.getAllByRole('button', { name: /^Register for/ });
    if (register) await userEvent.click(register);
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { view: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your dashboard');
  },
});

export const Slow = meta.story({ ...slowLoading, args: { view: { status: 'loading' } } });

export const Failed = meta.story({
  args: { view: failed },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Content failed to load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Without a session there is only the outline of the pane, and nothing to announce. */
export const Expired = meta.story({
  args: { view: { status: 'expired', isNewcomer: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

/** The forms work without the dashboard's data. */
export const FormAfterAFailure = meta.story({
  args: { pane: 'donate', view: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Content failed to load');
    await expect(canvas.getByRole('textbox', { name: /Donation amount/ })).toBeEnabled();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
