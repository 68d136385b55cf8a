import type { QuoteAuthor } from '@hearthlight/ui';

/**
 * The five quotes of the testimonial. Quote and author are drawn apart from one another (`spec §2`), so every
 * quote has to be one that every author could have said.
 */
export const quotes: readonly string[] = [
  'They did not ask me to prove that I was poor. They asked what would help, and then it was there.',
  'I wrote one page by hand and expected nothing. A week later somebody called who knew my name.',
  'They said what they could pay, and on which day. Then they kept to both.',
  'Nobody came to photograph me with a check. They paid the bill, and I went on with my life.',
  'A year later they called again. They wanted nothing, only to know whether it was holding up.',
];

/** The five people who were helped and agreed to be named. */
export const quoteAuthors: readonly QuoteAuthor[] = [
  {
    name: 'Amara Diallo',
    place: 'Conakry',
    occasion: 'roof repair',
    year: 2025,
    image_url: '/pictures/portrait-09.svg',
  },
  {
    name: 'Vasile Munteanu',
    place: 'Soroca',
    occasion: 'a stove and firewood',
    year: 2023,
    image_url: '/pictures/portrait-04.svg',
  },
  {
    name: 'Juana Chiroy',
    place: 'Sololá',
    occasion: 'a school year for two',
    year: 2024,
    image_url: '/pictures/portrait-21.svg',
  },
  {
    name: 'Tyler Brandt',
    place: 'Portland',
    occasion: 'a welding certificate',
    year: 2024,
    image_url: '/pictures/portrait-20.svg',
  },
  {
    name: 'Rahima Begum',
    place: 'Kurigram',
    occasion: 'moving house',
    year: 2025,
    image_url: '/pictures/portrait-03.svg',
  },
];
