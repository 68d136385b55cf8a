import { aCampaign, anAwkwardTitle } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { ChosenCampaign } from './chosen-campaign.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Frame/ChosenCampaign',
  component: ChosenCampaign,
  tags: ['internal'],
  args: {
    campaign: aCampaign(),
    payment: 'You complete your pledge by bank transfer; no card is charged here.',
    account: { scheme: 'other' as const, holder: 'Hearthlight Foundation', details: 'Account 0142' },
  },
  decorators: [(Story) => <div className="max-w-sheet">{Story()}</div>],
});

export const Default = meta.story({});

/** The bank details are one tap away, with the campaign as reference. */
export const WithoutAnAccount = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(args.campaign.title);
    await userEvent.click(canvas.getByText('Give by bank transfer without an account'));
    await expect(await canvas.findByText('Account 0142')).toBeVisible();
    await expect(canvas.getByText(/the gift is not in your donation history/)).toBeVisible();
    await expect(canvas.getAllByText(args.campaign.title)).toHaveLength(2);
  },
});

/** A title that is not translated is read in its own language. */
export const OtherLanguage = meta.story({
  tags: ['!autodocs'],
  args: { campaign: aCampaign({ title: 'Un pozo para Garbatula', language: 'es' }) },
  play: ({ canvas }) => expect(canvas.getByRole('heading')).toHaveAttribute('lang', 'es'),
});

/** A foundation without an account offers no transfer. */
export const NoAccount = meta.story({
  tags: ['!autodocs'],
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Give by bank transfer without an account')).toBeNull();
  },
});

export const LongText = meta.story({ args: { campaign: aCampaign({ title: anAwkwardTitle }) } });
