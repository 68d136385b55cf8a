import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['Beside the name of a person: a donor, an author of a comment.'],
  instead: [
    ['For a portrait that stands on its own', 'Library/Media/ArchPicture'],
    ['For a person with a quotation', 'Library/Data/Quote'],
  ],
  content: ['Always with the name as text. Without a picture of the person, show none rather than a silhouette.'],
  screenReader: 'Skipped, because the name is in the text.',
  wcag: [['1.1.1', 'It is decorative and hidden.', 'Content']],
  journeys: [],
  reviewed: '2026-11-25',
};
