import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'For a photograph or drawing of people and places, the largest picture of its card or section.',
    '`eager` only for a picture that is visible when the page opens.',
    '`formats` for photographs, so that a phone loads a small file.',
  ],
  instead: [
    ['For a portrait beside a name', 'Library/Media/Avatar'],
    ['For a portrait with words of the person', 'Library/Data/Quote'],
  ],
  content: [
    '`alt` says what a person misses who does not see the picture. Do not begin with "Picture of".',
    'An empty `alt` if the text beside the picture says the same.',
    'The subject is in the middle third: the arch cuts the upper corners.',
  ],
  screenReader: 'An image named by its `alt`, or nothing if that is empty. If the file is missing, its text.',
  wcag: [
    ['1.1.1', 'The text alternative is also shown if the picture fails to load.', 'Broken'],
    ['1.1.1', 'A decorative picture is hidden.', 'Decorative'],
    ['1.4.10', 'It reserves its space and is never wider than its container.', 'Content'],
  ],
  journeys: ['public'],
  reviewed: '2026-11-25',
};
