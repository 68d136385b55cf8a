import { formatReadersToday } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { DashboardHeader } from './dashboard-header.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Frame/DashboardHeader',
  component: DashboardHeader,
  tags: ['stable'],
  args: { pane: 'dashboard' as const, firstName: 'Zainab', now: new Date(aMoment) },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good to see you, Zainab');
    await expect(canvas.getByText('Zainab')).toHaveAttribute('dir', 'auto');
    // Tests run in a browser in Honolulu, where it is still the day before.
    await expect(canvas.getByText(formatReadersToday(new Date(aMoment)))).toBeVisible();
  },
});

export const PaneTitle = meta.story({
  args: { pane: 'history' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Donation History');
    await expect(canvas.getByText('Good to see you,')).toBeVisible();
  },
});

export const UnknownDonor = meta.story({
  args: { firstName: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 }).textContent).toBe('Good to see you');
  },
});

export const LongText = meta.story({
  args: { firstName: 'Wolfeschlegelsteinhausenbergerdorff-Maximiliana' },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
