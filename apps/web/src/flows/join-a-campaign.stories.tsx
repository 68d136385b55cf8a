import { paths, sentences } from '@hearthlight/domain';
import { aDashboard, aDonor } from '@hearthlight/domain/fixtures';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { follow, press, type Canvas } from '../../../../.storybook/act.ts';
import { neverRespond, refuse, respond, respondWith } from '../../../../.storybook/network.ts';
import { SiteAt } from './site-at.tsx';
import { asDonor } from './visit.ts';

const donor = [respond('userDetails', aDonor()), respond('dashboard', aDashboard())];
const joined = fn();
const title = 'A year of school for the children of Sololá';

/** Counts how often the dashboard's data was read. */
const dashboardRead = fn();
const read = () => {
  dashboardRead();
  return dashboardRead.mock.calls.length;
};

/** The dashboard of a donor who has registered for the campaign, or not. */
function aDashboardWhere(registered: boolean) {
  const dashboard = aDashboard();
  const campaigns = dashboard.records.campaigns.map((campaign) =>
    campaign.title === title ? { ...campaign, registration_status: registered } : campaign,
  );
  return { ...dashboard, records: { ...dashboard.records, campaigns } };
}

/** A donor registers for a campaign: from the summary to the campaigns pane and back to the summary. */
const meta = preview.meta({
  title: 'Product/Flows/Join a campaign',
  component: SiteAt,
  args: { address: paths.dashboard },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '600px' } },
    // Centered, so that the bar at the bottom does not cover the button.
    a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } },
    network: [
      ...donor,
      respond('joinCampaign', ({ body, headers }) => {
        joined(body, headers.get('authorization'));
        return { message: 'You are registered.' };
      }),
    ],
  },
  beforeEach: () => {
    joined.mockClear();
    dashboardRead.mockClear();
    asDonor();
  },
});

async function register(canvas: Canvas): Promise<void> {
  await follow(canvas, 'See more... fundraising campaigns');
  await press(canvas, `Register for ${title}`);
}

/** The initial state. */
export const Unregistered = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: new RegExp(title) })).toHaveTextContent('Unregistered');
  },
});

/** The call is pending. */
export const Loading = meta.story({
  parameters: { network: [...donor, neverRespond('joinCampaign')] },
  play: async ({ canvas }) => {
    await register(canvas);
    await expect(await canvas.findByRole('button', { name: /^Loading\.\.\./ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** The call is still pending after a visit of another page. */
export const LoadingAfterLeaving = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desk' } },
  parameters: {
    network: [...donor, neverRespond('joinCampaign'), neverRespond('latestNews'), neverRespond('homeCampaigns')],
  },
  play: async ({ canvas }) => {
    await register(canvas);
    await follow(canvas, 'Home page');
    await canvas.findByRole('contentinfo');
    await follow(canvas, 'Dashboard');
    await follow(canvas, 'See more... fundraising campaigns');
    await expect(await canvas.findByRole('button', { name: /^Loading\.\.\./ })).toBeVisible();
  },
});

/** Every pane shows the registration at once. */
export const Registered = meta.story({
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await register(canvas);
    await expect(await canvas.findByRole('button', { name: `Registered for ${title}` })).toBeVisible();
    await expect(joined.mock.calls).toEqual([[{ campaign_id: 2 }, 'Bearer access']]);
    await follow(canvas, 'Event Registration');
    await expect(await canvas.findByRole('button', { name: `Registered for ${title}` })).toBeVisible();
    await follow(canvas, 'Dashboard');
    await expect(await canvas.findByRole('row', { name: new RegExp(title) })).toHaveTextContent('Registered');
  },
});

/** A 2xx without a body means registered, too. */
export const RegisteredWithoutBody = meta.story({
  tags: ['!autodocs'],
  parameters: { network: [...donor, respondWith('joinCampaign', 204, null)] },
  play: async ({ canvas }) => {
    await register(canvas);
    await expect(await canvas.findByRole('button', { name: `Registered for ${title}` })).toBeVisible();
  },
});

/** A 2xx with a body of another shape means registered, too. */
export const RegisteredWithAnyBody = meta.story({
  tags: ['!autodocs'],
  parameters: { network: [...donor, respondWith('joinCampaign', 201, '<p>Created</p>')] },
  play: async ({ canvas }) => {
    await register(canvas);
    await expect(await canvas.findByRole('button', { name: `Registered for ${title}` })).toBeVisible();
  },
});

/** A refusal: the button reads Register again, and no message is shown. */
export const Refused = meta.story({
  parameters: { network: [...donor, refuse('joinCampaign', 400, { message: 'This campaign has ended.' })] },
  play: async ({ canvas }) => {
    await register(canvas);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Loading/ })).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: `Register for ${title}` })).toHaveFocus();
    await expect(canvas.queryByText('This campaign has ended.')).not.toBeInTheDocument();
  },
});

/** The donor has registered in another tab: the refusal makes this one read the data again. */
export const RegisteredElsewhere = meta.story({
  tags: ['!autodocs'],
  parameters: {
    network: [
      respond('userDetails', aDonor()),
      respond('dashboard', () => aDashboardWhere(read() > 1)),
      refuse('joinCampaign', 400, { message: 'You are already registered for this campaign.' }),
    ],
  },
  play: async ({ canvas }) => {
    await register(canvas);
    await expect(await canvas.findByRole('button', { name: `Registered for ${title}` })).toHaveFocus();
  },
});

/** The session has expired: the overlay, without donor data below it. */
export const SessionEnded = meta.story({
  parameters: {
    network: [...donor, refuse('joinCampaign', 401, { message: 'Please sign in to continue.' })],
  },
  play: async ({ canvas }) => {
    await register(canvas);
    const overlay = await screen.findByRole('dialog', { name: sentences.sessionInvalid });
    await waitFor(() => expect(overlay).toBeVisible());
    await expect(document.body).not.toHaveTextContent(aDonor().email);
  },
});
