import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'For words that the layout makes clear to those who see it, such as the caption of a table.',
    'For a live region that only repeats what is visible.',
  ],
  instead: [
    ['For help that everyone needs, the `hint` of a field', 'Library/Forms/Field'],
    ['For the name of an icon button, `aria-label`', 'Library/Actions/CloseButton'],
  ],
  content: ['A complete phrase. Prefer text that everyone sees: hidden text is never proofread.'],
  screenReader: 'Read in the order of the document.',
  wcag: [['1.3.1', 'Structure that is visible is also available as text.', 'Content']],
  journeys: [],
  reviewed: '2026-11-25',
};
