import { formatReadersToday } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { hydrateAfter } from '../../../../../.storybook/hydrate.tsx';
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

/** The server knows neither the date nor the reader's time zone. The browser adds the date. */
export const Rendered = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const today = formatReadersToday(args.now);
    const page = () => canvasElement.lastElementChild;
    const remove = await hydrateAfter(canvasElement, <DashboardHeader {...args} />, async () => {
      await expect(page()).toHaveTextContent('Good to see you, Zainab');
      await expect(page()).not.toHaveTextContent(today);
    });
    await waitFor(() => expect(page()).toHaveTextContent(today));
    remove();
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
