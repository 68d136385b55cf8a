import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For people who gave money, time or skill lately.'],
  instead: [
    ['For people who were helped', 'Product/Home/FulfillmentTicker'],
    ['For other moving cards', 'Library/Motion/Ticker'],
  ],
  content: [
    'A first name and an initial, and what was given: an amount, hours or a skill.',
    'Nobody appears without having agreed.',
  ],
  keyboard: [
    ['Tab', 'moves to the button that stops it'],
    ['Space, Enter', 'stops and starts it'],
  ],
  screenReader: 'A list of all contributors. The movement is not announced.',
  wcag: [
    ['2.2.2', "A button stops the movement, and so does the system's setting for reduced motion.", 'Content'],
    ['1.3.1', 'The contributors are a list with a name.', 'Content'],
  ],
  journeys: ['public'],
};
