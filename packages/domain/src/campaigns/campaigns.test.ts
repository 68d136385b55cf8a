import { afterEach, describe, expect, test } from 'vitest';

import { aCampaign } from '../fixtures/index.ts';
import { campaignStates, setFormats, usEnglish } from '../index.ts';

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
    ['America/Los_Angeles', []],
    ['UTC', ['Ended']],
  ])('count the last day in the time zone of a foundation in %s', (timeZone, states) => {
    setFormats(() => ({ ...usEnglish, timeZone }));
    const evening = new Date('2026-11-21T01:30:00.000Z');
    expect(campaignStates(aCampaign({ date_ended: '2026-11-20' }), evening)).toEqual(states);
  });
  afterEach(() => {
    setFormats(() => usEnglish);
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
