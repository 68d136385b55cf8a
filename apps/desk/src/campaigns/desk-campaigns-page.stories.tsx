import type { DeskCampaign } from '@hearthlight/domain/desk';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { DeskCampaignsPage, type DeskCampaignsPageProps } from './desk-campaigns-page.tsx';
import { aDeskCampaign } from './fixtures/index.ts';

const campaigns: DeskCampaign[] = [
  aDeskCampaign(),
  aDeskCampaign({
    id: 5,
    title: 'A year of school for the children of Sololá',
    image_url: '/pictures/classroom.svg',
    target_amount: 9500,
    amount_raised: 9860,
    date_ended: null,
  }),
  aDeskCampaign({
    id: 6,
    title: 'مطبخ لمدرسة القرية', // cspell:disable-line
    image_url: '/pictures/kitchen.svg',
    amount_raised: 0,
    no_of_contributors: 0,
    date_started: '2027-02-01',
    date_ended: null,
    state: 'upcoming',
  }),
  aDeskCampaign({
    id: 2,
    title: 'A boat for the midwife on the river',
    image_url: '/pictures/boat.svg',
    amount_raised: 14_000,
    date_ended: '2026-06-30',
    state: 'ended',
  }),
];

const ready = (list: readonly DeskCampaign[]): DeskCampaignsPageProps['view'] => ({
  status: 'ready',
  campaigns: list,
});

const meta = preview.meta({
  title: 'Campaigns/DeskCampaignsPage',
  component: DeskCampaignsPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(campaigns),
    liveCampaigns: true,
    onMove: fn<DeskCampaignsPageProps['onMove']>(async () => ({ ok: true })),
  },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page p-4 desk:p-9">
        <Story />
      </main>
    ),
  ],
});

export const Default = meta.story();
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });
export const Empty = meta.story({ args: { view: ready([]) } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a site whose home page has campaigns of its own. */
export const FixedHome = meta.story({
  args: { liveCampaigns: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Donors’ dashboards show campaigns in this order\./)).toBeVisible();
  },
});

/** A list that moves as the server would. */
function Moving({ onMove, ...page }: DeskCampaignsPageProps) {
  const [list, setList] = useState(campaigns);
  return (
    <DeskCampaignsPage
      {...page}
      view={ready(list)}
      onMove={async (campaign, to) => {
        const others = list.filter(({ id }) => id !== campaign.id);
        const from = list.findIndex(({ id }) => id === campaign.id);
        const place = { top: 0, up: from - 1, down: from + 1 }[to];
        const result = await onMove(campaign, to);
        if (result.ok) setList([...others.slice(0, place), campaign, ...others.slice(place)]);
        return result;
      }}
    />
  );
}

/** The focus stays on the button, so that the next press moves the campaign on. */
export const MovesByKeyboard = meta.story({
  tags: ['!autodocs'],
  render: Moving,
  play: async ({ args, canvas, userEvent }) => {
    const name = 'Move “Twelve roofs before the rains in Conakry” down';
    const down = canvas.getByRole('button', { name });
    down.focus();
    for (const place of [2, 3, 4]) {
      await userEvent.keyboard('{Enter}');
      const said = `“Twelve roofs before the rains in Conakry” is now number ${place} of 4.`;
      await expect(await canvas.findByText(said)).toBeInTheDocument();
      await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    }
    // The last campaign cannot go further down.
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledTimes(3);
    await press(canvas, 'Move “Twelve roofs before the rains in Conakry” to the top');
    await waitFor(() =>
      expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName('Twelve roofs before the rains in Conakry'),
    );
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onMove: fn<DeskCampaignsPageProps['onMove']>(async () => ({
      ok: false,
      message: 'This no longer exists.',
    })),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Move “Twelve roofs before the rains in Conakry” down');
    await expect(await canvas.findByText('This no longer exists.')).toBeVisible();
  },
});
