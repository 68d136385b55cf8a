import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For the fields of a long form that belong together, such as a name and an address.'],
  instead: [
    ['For a question with a few answers', 'Library/Forms/RadioCards'],
    ['For a part of a page', 'Library/Layout/Section'],
  ],
  content: [
    'The title says in two or three words what the fields have in common.',
    'An action beside the title fills in or empties the whole group.',
  ],
  parts: {
    title: 'Names the group of fields.',
    fields: 'The fields, in two columns where there is room.',
  },
  keyboard: [['Tab', 'moves to the action, then through the fields']],
  screenReader: 'A group with the title as name, announced when the focus enters it.',
  wcag: [['1.3.1', 'The fields are a group with a name.', 'Content']],
  journeys: [],
};
