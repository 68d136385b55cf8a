import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For the white surface of a part of a page that has no visible heading, such as a list below a page’s title.'],
  instead: [
    ['For a part with a heading', 'Library/Layout/Panel'],
    ['For a part of a public page', 'Library/Layout/Section'],
  ],
  content: ['`aria-label` names it in two or three words.'],
  screenReader: 'A region with the given name.',
  wcag: [
    ['1.3.1', 'The region has a name.', 'Content'],
    ['1.4.10', 'Its padding shrinks at 320 px.', 'Mobile'],
  ],
  journeys: ['dashboard'],
};
