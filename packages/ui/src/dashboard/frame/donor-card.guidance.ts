import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For who is signed in, above the navigation of the dashboard.'],
  instead: [
    ['For a picture of a person', 'Library/Media/Avatar'],
    ['For all details of the donor', 'Library/Data/FactList'],
  ],
  content: ['Full name and e-mail address, as the donor entered them.'],
  parts: {
    initials: 'The first letters of both names. Decorative.',
    name: 'First and last name.',
    email: 'The address of the account. A long one wraps before its @.',
  },
  screenReader: 'Name and address are text. The initials are hidden.',
  wcag: [
    ['1.4.10', 'Long names and addresses wrap.', 'LongText'],
    ['1.3.2', 'A name written in another direction keeps it.', 'Content'],
  ],
  journeys: ['dashboard'],
};
