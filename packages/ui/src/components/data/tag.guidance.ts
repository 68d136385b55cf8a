import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For the topic of a card, above its title.'],
  instead: [
    ['For the state of a record', 'Library/Feedback/StatusText'],
    ['For a link to everything about the topic', 'Library/Actions/Link'],
  ],
  content: ['One or two words, as the editors wrote them. Show the first one if there are several.'],
  screenReader: 'Plain text, read before the title.',
  wcag: [
    ['1.4.3', 'Text has enough contrast on light and dark ground.', 'OnDark'],
    ['1.4.10', 'A long topic wraps at 320 px.', 'LongText'],
  ],
  journeys: ['public'],
  reviewed: '2026-11-25',
};
