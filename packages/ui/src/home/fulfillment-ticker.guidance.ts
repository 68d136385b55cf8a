import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For messages of people who were helped, below the campaigns.'],
  instead: [
    ['For people who gave', 'Product/Home/RecentContributors'],
    ['For one longer quote', 'Product/Home/Testimonials'],
    ['For other moving cards', 'Library/Motion/Ticker'],
  ],
  content: [
    "A message is one or two sentences in the person's own words.",
    'Each has a name, and where it helps a place.',
  ],
  parts: {
    ticker: 'The messages of the recipients, each with portrait and name.',
  },
  keyboard: [
    ['Tab', 'moves to the button that stops it'],
    ['Space, Enter', 'stops and starts it'],
  ],
  screenReader: 'A list of all messages. The movement is not announced.',
  wcag: [
    ['2.2.2', "A button stops the movement, and so does the system's setting for reduced motion.", 'Content'],
    ['1.3.1', 'The messages are a list with a name.', 'Content'],
  ],
  journeys: ['public'],
};
