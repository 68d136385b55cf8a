import type { Volunteer } from '@hearthlight/ui';

/** The fourteen contributors. Three of them were helped once, and carry the face they have among the recipients. */
export const volunteers: readonly Volunteer[] = [
  {
    name: 'Niamh Gallagher',
    text: 'Ran the Galway half marathon and sent $640 to the night nurse in Kapiri Mposhi.',
    image_url: '/pictures/portrait-32.svg',
  },
  {
    name: 'Kwame Boateng',
    text: 'Translates letters from Accra to Leeds and back, every Thursday evening.',
    image_url: '/pictures/portrait-33.svg',
  },
  {
    name: 'Dorothy Simmons',
    text: 'Has given $25 on the first of each month since January 2015. November was number 143.',
    image_url: '/pictures/portrait-19.svg',
  },
  {
    name: 'Tyler Brandt',
    text: 'Welded the frame of the water tank for Garbatula on two Saturdays, for nothing.',
    image_url: '/pictures/portrait-20.svg',
  },
  {
    name: 'Samira Aziz',
    text: 'Closed her dental practice for a week and saw 212 people in Kurigram.',
    image_url: '/pictures/portrait-35.svg',
  },
  {
    name: 'Yusuf Demir',
    text: 'Paid for ten solar lamps, $310, with the tips of one summer by the sea.',
    image_url: '/pictures/portrait-14.svg',
  },
  {
    name: 'Claire Fontaine',
    text: 'Reads every help request that comes in French, and answers within a day.',
    image_url: '/pictures/portrait-37.svg',
  },
  {
    name: 'Modou Faye',
    text: 'Teaches engine repair at the quay in Joal, on Sundays after the boats are in.',
    image_url: '/pictures/portrait-26.svg',
  },
  {
    name: 'Pilar Ortega',
    text: 'Knitted 58 hats for the nursery, and posted them from Seville in one box.',
    image_url: '/pictures/portrait-27.svg',
  },
  {
    name: 'Leroy Baptiste',
    text: 'Drew the plans for twelve roofs in Conakry and checked every bill of timber.',
    image_url: '/pictures/portrait-24.svg',
  },
  {
    name: 'Nadia Rahman',
    text: 'Gave $90, her first month’s tutoring, to the reading room in Soroca.',
    image_url: '/pictures/portrait-41.svg',
  },
  {
    name: 'Ole Strand',
    text: 'Sent four sets of oars from Bergen, planed by hand, and $200 for the freight.',
    image_url: '/pictures/portrait-30.svg',
  },
  {
    name: 'Amara Diallo',
    text: 'Cooked for the roofers on her street, forty plates a day for eleven days.',
    image_url: '/pictures/portrait-09.svg',
  },
  {
    name: 'Brielle Watkins',
    text: 'Gave up her birthday presents in Oakland: $415 for the school bus above Charikot.',
    image_url: '/pictures/portrait-43.svg',
  },
];
