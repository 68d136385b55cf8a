import type { HomeCampaign } from '@hearthlight/domain';

/** The eleven campaigns of the home page (`spec §2`). Sums are in US dollars. */
export const campaigns: readonly HomeCampaign[] = [
  {
    tag: 'Water',
    title: 'A deep well for the four villages of Garbatula',
    goal: 18_000,
    collected: 11_240,
    image_url: '/pictures/well.svg',
    image_alt:
      'At sunrise a woman in red draws a bucket up from a covered stone well while a boy waits with a jerrycan.',
  },
  {
    tag: 'Education',
    title: 'A year of school for the children of Sololá',
    goal: 9_500,
    collected: 9_860,
    image_url: '/pictures/classroom.svg',
    image_alt:
      'A teacher points at a chalkboard with a drawing of a house, and two of the three children in front of her raise their hands.',
  },
  {
    tag: 'Health',
    title: 'A night nurse for the clinic in Kapiri Mposhi',
    goal: 24_000,
    collected: 5_300,
    image_url: '/pictures/clinic.svg',
    image_alt:
      'At night a nurse with a lantern stands before a lit clinic and greets a mother with a baby and an old man with a stick.',
  },
  {
    tag: 'Farming',
    title: 'Seed and stone terraces for forty farms above Huancavelica',
    goal: 14_600,
    collected: 9_125,
    image_url: '/pictures/field.svg',
    image_alt:
      'Under a noon sun a woman with a basket of fruit and a man with a hoe stand among green rows that run to the mountains.',
  },
  {
    tag: 'Shelter',
    title: 'Twelve roofs before the rains in Conakry',
    goal: 15_600,
    collected: 13_910,
    image_url: '/pictures/roof.svg',
    image_alt:
      'As the rain moves off, a man hammers new yellow tiles onto a red roof and a woman brings him another up the ladder.',
  },
  {
    tag: 'Food',
    title: 'A soup kitchen by the harbor of Tripoli',
    goal: 11_200,
    collected: 11_980,
    image_url: '/pictures/kitchen.svg',
    image_alt:
      'Two cooks serve soup from a big steaming pot, and three people at the counter hold up their bowls.',
  },
  {
    tag: 'Light',
    title: 'Three hundred solar lamps for the river islands of Kurigram',
    goal: 9_300,
    collected: 6_417,
    image_url: '/pictures/solar-lamp.svg',
    image_alt:
      'Under a starry sky two girls read a book in the light of a lamp fed by a solar panel on the roof of a hut.',
  },
  {
    tag: 'Getting there',
    title: 'A school bus for the mountain road above Charikot',
    goal: 27_500,
    collected: 16_940,
    image_url: '/pictures/road.svg',
    image_alt:
      'A yellow bus comes down a winding mountain road in the rain towards a woman and a boy waiting under an umbrella.',
  },
  {
    tag: 'Books',
    title: 'A reading room in the old post office of Soroca',
    goal: 8_400,
    collected: 2_730,
    image_url: '/pictures/library.svg',
    image_alt:
      'In a sunny library an old woman reads aloud from an armchair to two children while a boy on a ladder takes down a book.',
  },
  {
    tag: 'Childcare',
    title: 'A day nursery for the market women of Choluteca',
    goal: 12_750,
    collected: 4_590,
    image_url: '/pictures/nursery.svg',
    image_alt:
      'In a nursery a woman rocks a baby in her arms while another child sleeps in a cot and a small one plays with blocks.',
  },
  {
    tag: 'Work',
    title: 'Four fishing boats for the cooperative of Joal',
    goal: 19_200,
    collected: 14_400,
    image_url: '/pictures/boat.svg',
    image_alt:
      'At dusk two fishers sit in a red sailing boat on a calm dark sea, one hauling in a net and one at the oar.',
  },
];
