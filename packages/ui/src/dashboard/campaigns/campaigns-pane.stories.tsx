import { paths, withCampaign } from '@hearthlight/domain';
import { aCampaign, aDashboard, aMoment } from '@hearthlight/domain/fixtures';
import { expect, fn, spyOn, within } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { showSource } from '../../../../../.storybook/shown-code.ts';
import { guidance } from './campaigns-pane.guidance.ts';
import { CampaignsPane } from './campaigns-pane.tsx';
import { JoinCampaignContext } from './join-campaign-context.ts';

const { campaigns } = aDashboard().records;

const join = fn();

const { name, supportEmail } = foundation;

showSource({ JoinCampaignContext });

const meta = preview.meta({
  title: 'Product/Dashboard/Campaigns/CampaignsPane',
  component: CampaignsPane,
  tags: ['stable'],
  parameters: { guidance },
  args: { campaigns, foundation: { name, supportEmail }, now: new Date(aMoment) },
  render: (args) => (
    <JoinCampaignContext value={{ joining: new Set([3]), join }}>
      <CampaignsPane {...args} />
    </JoinCampaignContext>
  ),
  beforeEach: () => {
    join.mockClear();
  },
});

export const Ready = meta.story({
  tags: ['visual', 'modes'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.queryByRole('button', { name: /calendar/ })).toBeNull();
    await expect(canvas.getByText('4 campaigns: 3 open, 1 ended. You are registered for 1.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Donate to A night nurse/ })).toHaveAttribute(
      'href',
      withCampaign(paths.donateNow, { title: 'A night nurse for the clinic in Kapiri Mposhi' }),
    );
    await expect(canvas.getByRole('button', { name: /^Registered for A deep well/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Loading... for A night nurse/ })).toBeVisible();
    const ended = within(canvas.getByRole('region', { name: 'Ended campaigns' }));
    await expect(ended.getByRole('article')).toHaveAccessibleName(/^A year of school/);
    await userEvent.click(ended.getByRole('button', { name: /^Register for A year of school/ }));
    await expect(join).toHaveBeenCalledWith(2);
  },
});

export const Empty = meta.story({
  args: { campaigns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No campaigns yet')).toBeVisible();
  },
});

/** The last days of campaigns that have not ended can be added to a calendar. */
export const ClosingDates = meta.story({
  args: { campaigns: [...campaigns, aCampaign({ id: 9, date_ended: '2027-01-31' })] },
  play: async ({ canvas, userEvent }) => {
    const names: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Add closing dates to calendar' }));
    await expect(names).toEqual(['campaigns.ics']);
    click.mockRestore();
  },
});

/** Only the first open campaign has a primary button, because a view has one at most. */
export const OnePrimaryButton = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const controls = [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')];
    const primary = controls.filter(({ dataset }) => dataset.variant === 'primary');
    await expect(primary.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Donate to A deep well/),
    ]);
  },
});

export const Many = meta.story({
  parameters: { docs: { source: { type: 'code' } } },
  args: {
    campaigns: Array.from({ length: 500 }, (_, index) => aCampaign({ id: index + 1, title: `Campaign ${index + 1}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more campaigns' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
    await expect(canvas.getByRole('article', { name: 'Campaign 13' })).toHaveFocus();
    await expect(canvas.getByText('Showing 24 of 500 campaigns')).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
