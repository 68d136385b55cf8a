import type { Founder } from '@hearthlight/domain';

/** The eleven who sat at one kitchen table in 2011 (`spec §2`). */
export const founders: readonly Founder[] = [
  { name: 'Ifeoma Nwosu', image_url: '/pictures/portrait-01.svg' },
  { name: 'Tomás Herrera', image_url: '/pictures/portrait-28.svg' },
  { name: 'Leila Haddad', image_url: '/pictures/portrait-17.svg' },
  { name: 'Jonas Lindqvist', image_url: '/pictures/portrait-10.svg' },
  { name: 'Mei-Ling Chou', image_url: '/pictures/portrait-05.svg' },
  { name: 'Samuel Otieno', image_url: '/pictures/portrait-22.svg' },
  { name: 'Margaret Ellery', image_url: '/pictures/portrait-11.svg' },
  { name: 'Harpreet Singh Gill', image_url: '/pictures/portrait-12.svg' },
  { name: 'Sunita Deshpande', image_url: '/pictures/portrait-07.svg' },
  { name: 'Ousmane Sarr', image_url: '/pictures/portrait-16.svg' },
  { name: 'Kenji Morita', image_url: '/pictures/portrait-31.svg' },
];
