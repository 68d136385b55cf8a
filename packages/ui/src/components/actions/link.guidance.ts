import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'To go to another page, to a part of this one, or to download a file.',
    '`button` for the next step of a visit, such as from the home page to the donation form.',
    '`plain` where the surroundings already look like navigation: menus, cards, footers.',
  ],
  instead: [
    ['To change something on this page or to send something', 'Library/Actions/Button'],
    ['To skip the navigation', 'Library/Layout/SkipLink'],
  ],
  content: [
    "Name the destination, so that the text makes sense in a list of links: 'how the foundation spends money', not 'here'.",
    'Two links with the same text lead to the same address.',
    'Say in the text if it leads to another site; an icon for that is easily misread.',
    'Say in the text if it downloads a file or opens a mail program.',
    'Link a few words, not the whole sentence.',
  ],
  keyboard: [
    ['Tab', 'moves to the link'],
    ['Enter', 'follows it'],
  ],
  screenReader: 'A link in every variant, also where it looks like a button.',
  wcag: [
    ['1.4.1', 'Links in text are underlined, not only colored.', 'InText'],
    ['2.1.1', 'Enter follows it.', 'Keyboard'],
    ['2.4.4', 'The text names the destination.', 'DoNameTheDestination'],
    ['2.4.7', 'A ring shows the focus on light and dark ground.', 'Matrix'],
    ['4.1.2', 'A native anchor with an address.', 'Content'],
  ],
  journeys: ['links', 'webkit/journeys'],
  reviewed: '2026-11-25',
};
