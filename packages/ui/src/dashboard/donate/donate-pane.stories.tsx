import { aDashboard, aMoment } from '@hearthlight/domain/fixtures';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';

import preview from '#storybook/preview';

import { showSource } from '../../../../../.storybook/shown-code.ts';
import { UnsentEntriesContext } from '../parts/unsent-entries-context.ts';
import { guidance } from './donate-pane.guidance.ts';
import { DonatePane, type DonatePaneProps } from './donate-pane.tsx';

const { financeEmail, bankAccount, address, suggestedAmounts, currencyNote, feeNote } = foundation;
const shown = { financeEmail, bankAccount, address, suggestedAmounts, currencyNote, feeNote };

showSource({ UnsentEntriesContext });

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/DonatePane',
  component: DonatePane,
  tags: ['stable'],
  parameters: { guidance },
  args: { foundation: shown, picture: site.account.picture, now: new Date(aMoment), onOpenDraft: fn() },
});

export const Ready = meta.story({
  tags: ['visual', 'modes'],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(steps).toEqual(['1Choose an amount', '2Say what it is for', '3Choose how to pay']);
  },
});

/** Says before anything is typed how a pledge is paid, which depends on the foundation. */
export const HowToPay = meta.story({
  tags: ['!autodocs'],
  render: (args) => {
    const account = { scheme: 'other' as const, holder: foundation.name, details: 'Account 0142' };
    const links = [{ method: 'Paypal service' as const, address: 'https://example.org/pay' }];
    return (
      <>
        {[account, undefined].flatMap((bankAccount) =>
          [links, undefined].map((paymentLinks) => (
            <DonatePane
              key={`${bankAccount?.scheme} ${paymentLinks?.length}`}
              {...args}
              foundation={{ ...shown, bankAccount, paymentLinks }}
            />
          )),
        )}
      </>
    );
  },
  play: async ({ canvas }) => {
    const sentences = canvas.getAllByText(/^Your pledge becomes/).map(({ textContent }) => textContent);
    await expect(sentences).toEqual([
      expect.stringMatching(/by bank transfer or through a payment link; no card .* make it regular/),
      expect.stringMatching(/by bank transfer at once; no card is charged here.* make it regular/),
      expect.stringMatching(/through a payment link; no card is charged here.* you can give in memory/),
      expect.stringMatching(/which replies with how to complete the transfer.* you can give in memory/),
    ]);
  },
});

const chosen = (cause: string) => [
  (Story: () => ReactNode) => (
    <UnsentEntriesContext value={{ donationEntry: { donation_cause: cause } }}>{Story()}</UnsentEntriesContext>
  ),
];

/** A pane whose campaigns arrive late, here at the click of a button. */
function LateCampaigns(pane: DonatePaneProps) {
  const [campaigns, setCampaigns] = useState<DonatePaneProps['campaigns']>();
  return (
    <>
      <button type="button" className="min-h-11" onClick={() => setCampaigns(pane.campaigns)}>
        Load the campaigns
      </button>
      <DonatePane {...pane} campaigns={campaigns} />
    </>
  );
}

const lateCampaigns = {
  tags: ['!autodocs'],
  args: { campaigns: aDashboard().records.campaigns },
  decorators: chosen('A night nurse for the clinic in Kapiri Mposhi'),
  render: (args: DonatePaneProps) => <LateCampaigns {...args} />,
};

/** Returns the vertical positions of all fields, buttons and figures of a pane, in px. */
const positionsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('button, input, select, textarea, output')].map((element) =>
    Math.round(element.getBoundingClientRect().top),
  );

/** Nothing moves when the campaigns arrive and one of them is chosen. */
export const CampaignsArrive = meta.story({
  ...lateCampaigns,
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = positionsOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Load the campaigns' }));
    await expect(canvas.getByRole('combobox', { name: 'Campaign' })).toHaveDisplayValue(
      'A night nurse for the clinic in Kapiri Mposhi',
    );
    await expect(positionsOf(canvasElement)).toEqual(before);
  },
});

export const CampaignsArriveOnAPhone = meta.story({
  ...lateCampaigns,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => CampaignsArrive.play?.(context),
});

/** After a failed call there is no campaign to choose. */
export const NoCampaigns = meta.story({
  tags: ['!autodocs'],
  args: { campaigns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Another cause',
      'Where it is needed most',
    ]);
  },
});

/** On a desk the summary stays in view beside the whole form. */
export const SummaryStays = meta.story({
  tags: ['!autodocs'],
  args: { campaigns: aDashboard().records.campaigns },
  decorators: chosen('A deep well for the four villages of Garbatula'),
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Donate by e-mail' });
    for (const where of [0, document.documentElement.scrollHeight]) {
      scrollTo(0, where);
      const { top, bottom } = button.getBoundingClientRect();
      await expect(top, `scrolled to ${where}`).toBeGreaterThan(0);
      await expect(bottom, `scrolled to ${where}`).toBeLessThan(innerHeight);
    }
    scrollTo(0, 0);
  },
});

/** The cause of a card's link chooses its campaign. */
export const ForACampaign = meta.story({
  tags: ['visual', 'modes'],
  args: { campaigns: aDashboard().records.campaigns },
  render: (args) => (
    <UnsentEntriesContext
      value={{ donationEntry: { donation_cause: 'A deep well for the four villages of Garbatula' } }}
    >
      <DonatePane {...args} />
    </UnsentEntriesContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: /^Raised for A deep well/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Donation cause' })).toHaveValue(
      'A deep well for the four villages of Garbatula',
    );
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** A link that names no campaign says so. */
export const UnknownCampaign = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { unknownCampaign: 'A bridge' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The link names “A bridge”, which is not one of our campaigns/)).toBeVisible();
  },
});
