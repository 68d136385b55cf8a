import { afterEach, describe, expect, test, vi } from 'vitest';

import { aCampaign } from './fixtures/index.ts';
import { campaignOfCause, campaignStates, causeOf, donationForm, limits, paymentMethods } from './index.ts';

const now = new Date('2026-11-20T09:30:00.000Z');

describe('the states of a campaign', () => {
  test('are none while it is open', () => {
    expect(campaignStates(aCampaign(), now)).toEqual([]);
    expect(campaignStates(aCampaign({ date_ended: null }), now)).toEqual([]);
  });

  test('say that the goal is reached, but not one cent earlier', () => {
    expect(campaignStates(aCampaign({ target_amount: 100, amount_raised: 100 }), now)).toEqual(['Funded']);
    expect(campaignStates(aCampaign({ target_amount: 100, amount_raised: 99.99 }), now)).toEqual([]);
  });

  test('say that it has ended from the day after its last day', () => {
    expect(campaignStates(aCampaign({ date_ended: '2026-11-19' }), now)).toEqual(['Ended']);
    expect(campaignStates(aCampaign({ date_ended: '2026-11-20' }), now)).toEqual([]);
  });

  test.each([
    // Half past one in the morning of the next day in UTC.
    ['America/Los_Angeles', 480, []],
    ['UTC', 0, ['Ended']],
  ])('count the last day in the time zone of a reader in %s', (_, offset, states) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
    const evening = new Date('2026-11-21T01:30:00.000Z');
    expect(campaignStates(aCampaign({ date_ended: '2026-11-20' }), evening)).toEqual(states);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('say that the donor is registered', () => {
    const campaign = aCampaign({
      registration_status: true,
      date_ended: '2026-01-01',
      amount_raised: 18_000,
    });
    expect(campaignStates(campaign, now)).toEqual(['Funded', 'Ended', 'Registered']);
  });
});

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
    expect(campaignOfCause('Roofs for everybody', campaigns)).toBeUndefined();
  });
});

test('the cause of a campaign is its title without spaces around it, named as a campaign when it is too short', () => {
  const shortest = 'W'.repeat(limits.donation.cause.min);
  expect(causeOf({ title: ` ${shortest} ` })).toBe(shortest);
  expect(causeOf({ title: shortest.slice(1) })).toBe(`Campaign: ${shortest.slice(1)}`);
});
