import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For a text of unknown length in a card, if cards of a row are to be equally high.'],
  instead: [['For a text that has to be read', 'Library/Layout/Panel']],
  content: ['Cut at a number of characters that usually holds a whole thought.'],
  parts: {
    text: 'The text up to its limit, or all of it.',
    'read-more-button': 'Shows the rest, and hides it again. Left out for a short text.',
  },
  keyboard: [['Enter, Space', 'shows or hides the rest; the focus stays']],
  screenReader: 'The text, then a button that says whether it is expanded.',
  wcag: [
    ['4.1.2', 'The button has a name and a state.', 'Toggles'],
    ['2.1.1', 'Enter and Space activate it.', 'Keyboard'],
  ],
  journeys: ['dashboard'],
};
