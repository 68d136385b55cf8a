import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For navigation that does not fit beside the content on a small screen.'],
  instead: [
    ['For a decision', 'Library/Feedback/Dialog'],
    ['For a form or other content that is not navigation, a page of its own', 'Library/Actions/Link'],
  ],
  content: [
    'The same links in the same order as on a wide screen.',
    "The title names whose menu it is: 'Your dashboard'.",
    'The button that opens it says what opens, in words.',
  ],
  parts: {
    title: 'Names the drawer.',
    'close-button': 'Closes the drawer. It stays in view when the content scrolls.',
    content: 'Usually navigation. A click on a link or button in it closes the drawer.',
  },
  keyboard: [
    ['Tab, Shift+Tab', 'moves through the drawer and stays inside'],
    ['Enter', 'follows a link and closes the drawer'],
    ['Escape', 'closes it; the focus returns to the button that opened it'],
  ],
  screenReader: 'A dialog with the name of its title. The page behind it cannot be reached.',
  wcag: [
    ['1.4.10', 'A long menu scrolls at 320 px; the Close button stays in view.', 'Many'],
    ['2.1.2', 'Escape leaves it from anywhere inside.', 'Keyboard'],
    ['2.4.3', 'The focus moves to the Close button and returns.', 'Opens'],
    ['4.1.2', 'It has a role and a name.', 'Opens'],
  ],
  journeys: ['dashboard'],
  reviewed: '2026-11-25',
};
