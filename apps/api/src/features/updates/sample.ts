import type { RemoveSample } from '../../actions/feature.ts';

/** A sample impact update. Its date is relative to the day the data is added. */
export interface SampleUpdate {
  image_url: string;
  description: string;
  days_ago: number;
  title: string;
  place: string;
  /** The title of the campaign it is about. */
  campaign?: string;
}

/** The sample impact updates, newest first. One text exceeds the length that a card shows. */
export const sampleUpdates: readonly SampleUpdate[] = [
  {
    image_url: '/pictures/well.svg',
    title: 'Forty days of water',
    place: 'Garbatula, Kenya',
    campaign: 'A deep well for the four villages of Garbatula',
    days_ago: 2,
    description:
      'The pump in Garbatula has run for forty days. Women who walked two hours now walk ten minutes, and the market starts half an hour earlier, because they are there on time.',
  },
  {
    image_url: '/pictures/roof.svg',
    title: 'Roof number ten',
    place: 'Conakry, Guinea',
    campaign: 'Twelve roofs before the rains in Conakry',
    days_ago: 11,
    description:
      'Roof number ten is on. It belongs to the Diallo family’s neighbor, a tailor, who kept his machine under a plastic sheet for two years and has now hung a sign outside. We went to look at the first four after a storm, as we have learned to. Three had let in no water at all. One dripped along the ridge, where a sheet had been cut too short, and the carpenter had mended it before we came down the ladder. He asks us to say that it was not he who cut it.',
  },
  {
    image_url: '/pictures/classroom.svg',
    title: 'Twenty-nine of thirty-one',
    place: 'Sololá, Guatemala',
    campaign: 'A year of school for the children of Sololá',
    days_ago: 22,
    description:
      'Thirty-one children took the exam in Sololá. Twenty-nine passed, and two will take it again. The teacher has put all thirty-one names on the wall, in the order in which they got off the bus.',
  },
  {
    image_url: '/pictures/clinic.svg',
    title: 'The first night shift',
    place: 'Kapiri Mposhi, Zambia',
    campaign: 'A night nurse for the clinic in Kapiri Mposhi',
    days_ago: 43,
    description:
      'Esnart Phiri took the first night shift in Kapiri Mposhi. Four births in her first week, four healthy mothers, and Sister Mwansa stayed in bed.',
  },
  {
    image_url: '/pictures/solar-lamp.svg',
    title: 'Ninety lamps on the islands',
    place: 'Kurigram, Bangladesh',
    campaign: 'Three hundred solar lamps for the river islands of Kurigram',
    days_ago: 67,
    description:
      'Ninety lamps have reached the islands of Kurigram by boat. One fell into the river, was fished out, dried on a roof and works.',
  },
  {
    image_url: '/pictures/bridge.svg',
    title: 'Not one closed day',
    place: 'Khare, Nepal',
    days_ago: 96,
    description:
      'The footbridge of Khare has not been closed for one day since it opened. Forty-six families take turns to look at its planks, and in the monsoon, when there used to be no school, their children cross it.',
  },
  {
    image_url: '/pictures/market.svg',
    title: 'Nineteen stalls',
    place: 'Choluteca, Honduras',
    days_ago: 140,
    description:
      'Nineteen stalls stand in the new hall of Choluteca. The women who have theirs lend a handcart to those who are still waiting, and keep a list of who has had it.',
  },
  {
    image_url: '/pictures/bowls.svg',
    title: 'A hundred suppers',
    place: 'Beed, India',
    campaign: 'A warm supper for the evening classes of Beed',
    days_ago: 200,
    description:
      'The hundredth supper was served in Beed, and with it the campaign ended. Fifty-three of the sixty read without help now. The $170 above the goal bought two pots and a ladle, so that the class cooks for itself.',
  },
];

/** Removes the sample impact updates. */
export const removeSampleUpdates: RemoveSample = async (transaction, { isMarked }) => {
  const texts = sampleUpdates.map(({ description }) => description);
  const titles = sampleUpdates.map(({ title }) => title);
  const removed = await transaction
    .deleteFrom('impact_updates')
    .where((row) =>
      row.or([
        row('is_sample', '=', 1),
        ...(isMarked ? [] : [row('description', 'in', texts), row('title', 'in', titles)]),
      ]),
    )
    .returning('id')
    .execute();
  return { updates: removed.length };
};
