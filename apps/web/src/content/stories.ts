import type { SuccessStory } from '@hearthlight/ui';

/** The five success stories (`spec §2`), the newest first. */
export const stories: readonly SuccessStory[] = [
  {
    name: 'Rosa Mejía',
    place: 'Choluteca, Honduras',
    year: 2026,
    story:
      'Rosa sold tomatoes from a blanket until the market burned in 2025. We paid $740 for a stall with a roof and a scale that the inspector would stamp. She paid her first wages in April, to the woman who used to sit on the blanket beside her.',
    image_url: '/pictures/market.svg',
    image_alt:
      'At a market stall under a striped awning a woman in a yellow headwrap hands a tomato to a customer and her child.',
  },
  {
    name: 'The village of Khare',
    place: 'Dolakha, Nepal',
    year: 2025,
    story:
      'In the monsoon the river cut Khare off from its school for seven weeks. Forty-six families gave the stone and the labor, we paid $9,200 for cable and planks, and the footbridge opened on November 14. No child has missed a term since.',
    image_url: '/pictures/bridge.svg',
    image_alt:
      'Three people meet on a rope footbridge high over a river, with misty mountains and a pale sun behind them.',
  },
  {
    name: 'Ruth and Daniel Okafor',
    place: 'Portland, Oregon',
    year: 2024,
    story:
      'Theirs was the chimney that started it all in 2011. Thirteen years on they sit on the other side of the table: every second Tuesday, Ruth reads requests and Daniel brings the bread. They have helped to answer 388 letters.',
    image_url: '/pictures/meeting.svg',
    image_alt:
      'Five people sit round a kitchen table under a hanging lamp in the evening, talking over papers and cups of tea.',
  },
  {
    name: 'Meera Kale',
    place: 'Beed, India',
    year: 2023,
    story:
      'Meera wrote to us for a neighbor who could not write. Then for another. We paid $160 for a desk, a lamp and a year of stamps, and her front room is now the office where Beed’s pensions, school places and water bills get sorted out.',
    image_url: '/pictures/letters.svg',
    image_alt:
      'A desk at night with a lamp, a half-written letter, sealed envelopes, a bundle tied with red ribbon and a window to the stars.',
  },
  {
    name: 'Ibrahima and Astou Ndour',
    place: 'Joal, Senegal',
    year: 2022,
    story:
      'A hull, a sail and two nets came to $4,800. The Ndours and four cousins paid a third of it back into the cooperative within two seasons, as they had proposed themselves, and that third bought the timber for the next boat.',
    image_url: '/pictures/boat.svg',
    image_alt:
      'At dusk two fishers sit in a red sailing boat on a calm dark sea, one hauling in a net and one at the oar.',
  },
];
