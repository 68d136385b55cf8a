import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'Once, around an app in another language than English, or around components of `@hearthlight/ui/product`.',
    'Set `lang` and `dir` of the page to the same language: the provider renders no element.',
  ],
  instead: [['To route links', 'Library/Actions/LinkProvider']],
  content: [
    'Components of the library are in English without a provider.',
    'An inner provider can replace an area, such as `{ library }`. An outer one supplies the others.',
  ],
  screenReader:
    'Announces nothing. Labels and announcements of the components inside are in the language of the words.',
  wcag: [['4.1.2', 'Names of controls are in the language of the words.', 'Spanish']],
  journeys: ['languages'],
};
