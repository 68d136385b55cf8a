import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'For each part of a page with a heading of its own.',
    "`dark` at most once per page, for a voice or a claim. `curved` once, where the page's content begins.",
  ],
  instead: [
    ['For a list of cards within a section', 'Library/Layout/CardGrid'],
    ['For the fields of a form that belong together', 'Library/Forms/FieldGroup'],
  ],
  content: [
    'A heading of two to six words that makes sense in a list of headings.',
    'The introduction is one sentence, at most two. Longer text belongs in the content.',
    '`id` if anything links to it. It stays the same when the heading changes.',
  ],
  parts: {
    title: 'The heading, which names the section.',
    intro: 'Beside the title, or below it on a phone.',
  },
  screenReader: 'A landmark named by its heading of level 2.',
  wcag: [
    ['1.3.1', 'The heading names the landmark.', 'Content'],
    ['1.4.3', 'Text has enough contrast on every ground.', 'Matrix'],
    ['2.4.1', 'Links and screen readers can jump to it.', 'WithAnchor'],
  ],
  journeys: ['public', 'webkit/journeys'],
  reviewed: '2026-11-25',
};
