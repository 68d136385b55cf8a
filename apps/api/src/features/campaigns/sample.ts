import type { Campaign } from '@hearthlight/domain';

import type { RemoveSample } from '../../actions/feature.ts';

/** A sample campaign. Its dates are relative to the day the data is added. */
export interface SampleCampaign extends Omit<Campaign, 'id' | 'date_started' | 'date_ended' | 'registration_status'> {
  started_days_ago: number;
  /** Negative for an end in the future. Absent for a campaign without an end. */
  ended_days_ago?: number;
  /** Default: today. */
  last_gift_days_ago?: number;
}

/** The sample campaigns, in display order. */
export const sampleCampaigns: readonly SampleCampaign[] = [
  {
    title: 'A deep well for the four villages of Garbatula',
    image_url: '/pictures/well.svg',
    target_amount: 18_000,
    amount_raised: 11_240,
    no_of_contributors: 187,
    started_days_ago: 279,
    ended_days_ago: -92,
    description:
      'Four villages share one hand pump that runs dry in July. The first of them has its own borehole now, 38 meters deep, with a solar pump and two tanks. This campaign paid for it and brings the drill to the other three, so that 2,300 people get through the dry months without the walk to the river.',
  },
  {
    title: 'A year of school for the children of Sololá',
    image_url: '/pictures/classroom.svg',
    target_amount: 9_500,
    amount_raised: 9_860,
    no_of_contributors: 231,
    started_days_ago: 402,
    ended_days_ago: -45,
    last_gift_days_ago: 20,
    description:
      'Fees, shoes, books and the bus on market days for thirty-one children in the hills above the lake. The year is paid for, the children have taken the exam, and what comes in above the goal, $360 so far, is kept for the next class.',
  },
  {
    title: 'A night nurse for the clinic in Kapiri Mposhi',
    image_url: '/pictures/clinic.svg',
    target_amount: 24_000,
    amount_raised: 5_300,
    no_of_contributors: 74,
    started_days_ago: 160,
    description:
      'Two years of nights: the wage and pension of a second nurse, a guard at the gate and oil for the lamp. The clinic is paid three months ahead. In the third year the district takes over the post; we have its promise in writing.',
  },
  {
    title: 'Twelve roofs before the rains in Conakry',
    image_url: '/pictures/roof.svg',
    target_amount: 15_600,
    amount_raised: 13_910,
    no_of_contributors: 164,
    started_days_ago: 231,
    ended_days_ago: -41,
    last_gift_days_ago: 30,
    description:
      'Twelve families, $1,300 a roof: beams, sheets, screws with washers, and a carpenter from the same street. They are paid ahead and built in the dry months, from November to May. Ten are paid for. The last two stand on the hill, where the wind gets to them first.',
  },
  {
    title: 'Seed and stone terraces for forty farms above Huancavelica',
    image_url: '/pictures/field.svg',
    target_amount: 14_600,
    amount_raised: 9_125,
    no_of_contributors: 141,
    started_days_ago: 341,
    ended_days_ago: -134,
    description:
      'A mason, two helpers and the stone for one farm come to $365. Twenty of the forty walls are paid for, and there is money for five more. The seed is passed on from farm to farm and costs nothing after the first eleven sacks.',
  },
  {
    title: 'Three hundred solar lamps for the river islands of Kurigram',
    image_url: '/pictures/solar-lamp.svg',
    target_amount: 9_300,
    amount_raised: 6_417,
    no_of_contributors: 173,
    started_days_ago: 188,
    ended_days_ago: -60,
    description:
      'One lamp is $31, charges on the roof, and moves with the house when the river does. Ninety are in use and another ninety are on their way. For reading, for mending nets, and for looking where you put your feet.',
  },
  {
    title: 'A school bus for the mountain road above Charikot',
    image_url: '/pictures/road.svg',
    target_amount: 27_500,
    amount_raised: 16_940,
    no_of_contributors: 371,
    started_days_ago: 197,
    ended_days_ago: -168,
    description:
      'Fifty-four children walk between five and nine kilometers of wet road, part of it without a shoulder. A used bus with good brakes costs $19,800, and $5,000 has been paid so that the garage keeps it for us; a driver, fuel and insurance for the first school year are the other $7,700.',
  },
  {
    title: 'Four fishing boats for the cooperative of Joal',
    image_url: '/pictures/boat.svg',
    target_amount: 19_200,
    amount_raised: 14_400,
    no_of_contributors: 96,
    started_days_ago: 309,
    ended_days_ago: -27,
    description:
      'A hull, a sail and two nets: $4,800 a boat, built in the yard behind the quay. Each crew pays a third back into the cooperative within two seasons, and that third begins the next boat. Two of the four are paid for.',
  },
  {
    title: 'A soup kitchen by the harbor of Tripoli',
    image_url: '/pictures/kitchen.svg',
    target_amount: 11_200,
    amount_raised: 11_980,
    no_of_contributors: 304,
    started_days_ago: 460,
    ended_days_ago: -75,
    last_gift_days_ago: 60,
    description:
      'Gas, lentils and oil for a year, and the rent of the old net shed, which is paid ahead. The harbor pays the two cooks. The $780 above the goal bought a second burner, for a soup for people who cannot chew. What comes in now pays for the next year.',
  },
  {
    title: 'A reading room in the old post office of Soroca',
    image_url: '/pictures/library.svg',
    target_amount: 8_400,
    amount_raised: 2_730,
    no_of_contributors: 68,
    started_days_ago: 142,
    ended_days_ago: -120,
    description:
      'A chimney, glass and a dry floor for $5,900, and three years of new books in two languages for $2,500. Every child of the town has a pigeonhole with a name on it, and a book in it.',
  },
  {
    title: 'A day nursery for the market women of Choluteca',
    image_url: '/pictures/nursery.svg',
    target_amount: 12_750,
    amount_raised: 4_590,
    no_of_contributors: 83,
    started_days_ago: 205,
    ended_days_ago: -150,
    description:
      'The market begins at five, and so does the nursery beside it. It holds fourteen children, and fifty-one are on the list: a second room, with a kitchen and a proper bath.',
  },
  {
    title: 'A warm supper for the evening classes of Beed',
    image_url: '/pictures/bowls.svg',
    target_amount: 3400,
    amount_raised: 3570,
    no_of_contributors: 61,
    started_days_ago: 420,
    ended_days_ago: 210,
    last_gift_days_ago: 220,
    description:
      'Sixty people learn to read in Beed after work. A bowl for each of them on a hundred evenings cost $3,400, paid ahead in two parts. What came in above the goal, $170, bought the pots, and the class cooks in them.',
  },
];

/** Removes the sample campaigns without gifts or bills. */
export const removeSampleCampaigns: RemoveSample = async (transaction, { isMarked }) => {
  const titles = sampleCampaigns.map(({ title }) => title);
  const removed = await transaction
    .deleteFrom('campaigns')
    .where((row) => row.or([row('is_sample', '=', 1), ...(isMarked ? [] : [row('title', 'in', titles)])]))
    .where('id', 'not in', (from) =>
      from.selectFrom('gift_entries').select('campaign_id').where('campaign_id', 'is not', null),
    )
    .where('id', 'not in', (from) =>
      from.selectFrom('bills').select('campaign_id').where('campaign_id', 'is not', null),
    )
    .returning('id')
    .execute();
  return { campaigns: removed.length };
};
