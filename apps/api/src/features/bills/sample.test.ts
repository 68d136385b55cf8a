import { sumMoney } from '@hearthlight/domain';
import { expect, test } from 'vitest';

import { sampleCampaigns } from '../campaigns/sample.ts';
import { sampleDonor } from '../donors/sample.ts';
import { sampleBills } from './sample.ts';

test('each bill belongs to a campaign that had begun, and earlier gifts to that campaign cover it', () => {
  for (const { campaign: title, days_ago: day } of sampleBills) {
    const began = sampleCampaigns.find((each) => each.title === title)?.started_days_ago ?? 0;
    expect([title, title === undefined || began > day]).toEqual([title, true]);
    const given = sampleDonor.donations.filter(
      (gift) => gift.campaign === title && gift.payment_status === 'completed' && gift.days_ago > day,
    );
    const spent = sampleBills.filter((bill) => bill.campaign === title && bill.days_ago >= day);
    expect(sumMoney(spent.map(({ amount }) => amount))).toBeLessThanOrEqual(
      sumMoney(given.map(({ amount_donated: amount }) => amount)),
    );
  }
});
