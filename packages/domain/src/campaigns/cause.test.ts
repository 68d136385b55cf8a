import { inLanguage } from '@hearthlight/words/current-language';
import { donate } from '@hearthlight/words/donate';
import { languages } from '@hearthlight/words/languages';
import { describe, expect, test } from 'vitest';

import { aCampaign } from '../fixtures/index.ts';
import { campaignOfCause, causeOf, donationForm, limits, paymentMethods } from '../index.ts';

describe('the cause that names a campaign', () => {
  test.each(['A', 'Ten chars.', 'A deep well for the four villages of Garbatula', 'x'.repeat(600)])(
    'is valid for %j',
    (title) => {
      const pledge = {
        donation_amount: '5',
        donation_cause: causeOf({ title }),
        selected_payment_method: paymentMethods[0],
      };
      expect(donationForm.safeParse(pledge).success).toBe(true);
    },
  );

  test('finds its campaign, even with spaces around it; no other text does', () => {
    const campaigns = [aCampaign({ title: 'Roofs' }), aCampaign({ id: 2 })];
    expect(campaignOfCause(' Campaign: Roofs ', campaigns)).toBe(campaigns[0]);
    expect(campaignOfCause('CAMPAIGN: roofs', campaigns)).toBe(campaigns[0]);
    expect(campaignOfCause('Roofs for everybody', campaigns)).toBeUndefined();
  });
});

test.each(languages)('the cause for no campaign is valid in $name, and names none', ({ tag }) => {
  const cause = inLanguage(tag, () => donate.whereNeededMost);
  expect(donationForm.shape.donation_cause.safeParse(cause).success).toBe(true);
  expect(campaignOfCause(cause, [aCampaign()])).toBeUndefined();
});

test('the cause of a campaign is its title without spaces around it, named as a campaign when it is too short', () => {
  const shortest = 'W'.repeat(limits.donation.cause.min);
  expect(causeOf({ title: ` ${shortest} ` })).toBe(shortest);
  expect(causeOf({ title: shortest.slice(1) })).toBe(`Campaign: ${shortest.slice(1)}`);
});
