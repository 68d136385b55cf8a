import { aCampaign, anAwkwardTitle } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';

import preview from '#storybook/preview';

import { expectOneLine } from '../../../../../.storybook/expect-one-line.ts';
import { expectSameLayouts, ForEachPhotograph } from '../../../../../.storybook/photographs.tsx';
import { DonationSummary } from './donation-summary.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/DonationSummary',
  component: DonationSummary,
  tags: ['internal'],
  args: {
    typed: '1,250.5',
    campaign: aCampaign(),
    picture: site.account.picture,
    notes: foundation,
    children: 'The button',
  },
  decorators: [(Story) => <div className="max-w-[300px]">{Story()}</div>],
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const total = canvas.getByRole('status', { name: 'Total Due' });
    await expect(total).toHaveTextContent('$1,250.50');
    await expect(total, 'it would be read at each digit').toHaveAttribute('aria-live', 'off');
    await expect(canvas.getByText(/0% platform fee for organizers/)).toBeVisible();
    await expect(canvas.getByText((text) => text.includes(foundation.currencyNote))).toBeVisible();
    await expect(canvas.getByText('$11,240 of $18,000 (62%)', { selector: 'p' })).toBeVisible();
  },
});

/** A title without a translation is in its own language. */
export const OtherLanguage = meta.story({
  tags: ['!autodocs'],
  args: { campaign: aCampaign({ title: 'Un pozo para Garbatula', language: 'es' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Un pozo para Garbatula')).toHaveAttribute('lang', 'es');
  },
});

export const Empty = meta.story({
  args: { typed: '', campaign: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Total Due' })).toHaveTextContent('$00');
    await expect(canvas.getByText(/^Choose a campaign/)).toBeVisible();
  },
});

/** In the window of the smallest phone, a large sum is on one line. */
export const Edge = meta.story({
  tags: ['default-foundation'],
  args: { typed: '9,999,999,999.99' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expectOneLine(canvas.getByRole('status', { name: 'Total Due' }));
  },
});

export const LongText = meta.story({
  args: { campaign: aCampaign({ title: anAwkwardTitle, target_amount: 9_999_999_999.99 }) },
});

/** An uploaded photograph of any shape takes the place of a drawing. */
export const Photographs = meta.story({
  tags: ['visual', '!autodocs'],
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <ForEachPhotograph>
      {(address) => <DonationSummary {...args} campaign={aCampaign({ image_url: address })} />}
    </ForEachPhotograph>
  ),
  play: ({ canvas }) => expectSameLayouts(canvas),
});

export const PhotographsOnPhone = meta.story({
  ...Photographs.input,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
});

/** Sentences of the foundation that are in another script keep their order, and that of the sentence beside them. */
export const UntranslatedNotes = meta.story({
  tags: ['!autodocs', '!visual'],
  globals: { direction: 'rtl' },
  args: { notes: { currencyNote: 'Amounts are in USD.', feeNote: 'Every dollar arrives (100%).' } },
  play: async ({ canvas }) => {
    for (const note of ['Amounts are in USD.', 'Every dollar arrives (100%).']) {
      const shown = canvas.getByText(note);
      await expect(getComputedStyle(shown).direction).toBe('ltr');
      await expect(getComputedStyle(shown).unicodeBidi).toBe('isolate');
    }
  },
});
