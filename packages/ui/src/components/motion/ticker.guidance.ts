import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For many short items of equal weight that give an impression, such as recent contributors.'],
  instead: [
    ['For items with links or buttons', 'Library/Layout/CardGrid'],
    ['For one voice', 'Library/Data/Quote'],
    ['For records that people look up', 'Library/Data/DataTable'],
  ],
  content: [
    'One or two lines per card, without controls.',
    '`text` is what the card says in one sentence, for screen readers.',
    'Nothing that anyone has to read: a card may have passed.',
  ],
  parts: {
    'pause-button': 'Stops the motion and resumes it.',
    row: 'Advances by one card every five seconds.',
  },
  keyboard: [
    ['Tab', 'moves to the Pause button, which stops the motion'],
    ['Enter, Space', 'pauses and resumes'],
  ],
  screenReader: 'A list of all items. The moving cards are hidden, and nothing is announced as they move.',
  wcag: [
    ['1.3.1', 'All items are in one list.', 'Content'],
    ['2.1.1', 'The focus stops it, and Enter pauses it.', 'Keyboard'],
    ['2.2.2', 'It can be paused, and stops by itself under the pointer.', 'Pause'],
    ['2.2.2', 'With reduced motion it is a static list.', 'ReducedMotion'],
  ],
  journeys: ['before-script', 'print'],
  reviewed: '2026-11-25',
};
