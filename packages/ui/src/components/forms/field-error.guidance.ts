import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['To build a kind of field that the library lacks, if `FieldFrame` does not fit.'],
  instead: [
    ['For a field in a form, which shows its own error', 'Library/Forms/Field'],
    ['For the outcome of a form', 'Library/Forms/FormNotice'],
  ],
  content: ['One sentence that says how to fix it.'],
  screenReader: 'Read as the description of the control that refers to its id. The icon is hidden.',
  wcag: [['1.4.1', 'An icon tells it from a hint, not the color alone.', 'Default']],
  journeys: [],
};
