import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['In the top corner of a surface that covers the page. `Dialog` and `Drawer` contain one already.'],
  instead: [
    ['To cancel a form or answer a question, a `quiet` button with words', 'Library/Actions/Button'],
    ['To go back to the page before', 'Library/Actions/Link'],
  ],
  content: [
    "Its name is always 'Close'. If closing has a consequence, such as losing a draft, use a button that says so.",
    'Place it last in the row of the title, so that it is read after what it closes.',
  ],
  keyboard: [['Enter, Space', 'closes the surface']],
  screenReader: "A button named 'Close'. The cross is hidden.",
  wcag: [
    ['1.1.1', 'The icon has a text alternative: the name of the button.', 'Activates'],
    ['2.4.7', 'A ring shows the focus on the icon.', 'Matrix'],
    ['4.1.2', 'A native button with a name.', 'Activates'],
  ],
  journeys: [],
  reviewed: '2026-11-25',
};
