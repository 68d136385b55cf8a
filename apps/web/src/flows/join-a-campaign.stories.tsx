import { paths, sentences } from '@hearthlight/domain';
import { aDashboard, aDonor } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { answers, neverAnswers, refuses } from '../../../../.storybook/network.ts';
import { follow, press, type Canvas } from './act.ts';
import { SiteAt } from './site-at.tsx';
import { asDonor } from './visit.ts';

const donor = [answers('userDetails', aDonor()), answers('dashboard', aDashboard())];
const joined = fn();
const title = 'A year of school for the children of Sololá';

/** A donor registers for a campaign: from the summary to the campaigns, and back to see it marked. */
const meta = {
  title: 'Flows/Join a campaign',
  component: SiteAt,
  args: { address: paths.dashboard },
  parameters: {
    layout: 'fullscreen',
    // Scrolled to a button in the middle, another may lie half under the bar at the foot; scrolling frees it.
    a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } },
    msw: [
      ...donor,
      answers('joinCampaign', ({ body, headers }) => {
        joined(body, headers.get('authorization'));
        return { message: 'You are registered.' };
      }),
    ],
  },
  beforeEach: () => {
    joined.mockClear();
    asDonor();
  },
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function register(canvas: Canvas): Promise<void> {
  await follow(canvas, 'See more... fundraising campaigns');
  await press(canvas, `Register for ${title}`);
}

/** Where it begins: the campaign is not registered for. */
export const Unregistered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: new RegExp(title) })).toHaveTextContent(
      'Unregistered',
    );
  },
};

/** The call is under way. */
export const Loading: Story = {
  parameters: { msw: [...donor, neverAnswers('joinCampaign')] },
  play: async ({ canvas }) => {
    await register(canvas);
    await expect(await canvas.findByRole('button', { name: /^Loading\.\.\./ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Registered: at once, and everywhere. */
export const Registered: Story = {
  play: async ({ canvas }) => {
    await register(canvas);
    await expect(await canvas.findByRole('button', { name: `Registered for ${title}` })).toBeVisible();
    await expect(joined.mock.calls).toEqual([[{ campaign_id: 2 }, 'Bearer access']]);
    await follow(canvas, 'Event Registration');
    await expect(await canvas.findByRole('button', { name: `Registered for ${title}` })).toBeVisible();
    await follow(canvas, 'Dashboard');
    await expect(await canvas.findByRole('row', { name: new RegExp(title) })).toHaveTextContent('Registered');
  },
};

/** The server refuses: the button is Register again, and nothing is said. */
export const Refused: Story = {
  parameters: { msw: [...donor, refuses('joinCampaign', 400, { message: 'This campaign has ended.' })] },
  play: async ({ canvas }) => {
    await register(canvas);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Loading/ })).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: `Register for ${title}` })).toHaveFocus();
    await expect(canvas.queryByText('This campaign has ended.')).not.toBeInTheDocument();
  },
};

/** The session ended meanwhile: the overlay, and nothing of the donor beneath it. */
export const SessionEnded: Story = {
  parameters: { msw: [...donor, refuses('joinCampaign', 401, { message: 'Please sign in to go on.' })] },
  play: async ({ canvas }) => {
    await register(canvas);
    await expect(await screen.findByRole('dialog', { name: sentences.sessionInvalid })).toBeVisible();
    await expect(document.body).not.toHaveTextContent(aDonor().email);
  },
};
