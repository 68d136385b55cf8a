import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'For a list of things to browse: campaigns, stories, people.',
    '`cards="narrow"` for cards with little text, `wide` for cards with a paragraph.',
  ],
  instead: [
    ['To compare facts', 'Library/Data/DataTable'],
    ['For many short messages of equal weight', 'Library/Motion/Ticker'],
  ],
  content: [
    'Cards of one kind and about one length.',
    'A card has one link, its title. The rest of the card may extend that link.',
    'Show the first screen of cards, and a button for the rest.',
  ],
  keyboard: [['Tab', 'moves through the links of the cards, in their order']],
  screenReader: 'A list with the number of its items.',
  wcag: [
    ['1.3.1', 'Cards are items of a list; empty ones are left out.', 'SkipsEmptyChildren'],
    ['1.3.2', 'The order of reading is the order of the cards.', 'Content'],
    ['1.4.10', 'One column at 320 px.', 'Mobile'],
  ],
  journeys: ['dashboard', 'webkit/journeys'],
  reviewed: '2026-11-25',
};
