import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For one comment of a reader below an article, with its line breaks.'],
  instead: [
    ['For all comments of an article', 'Product/News/CommentList'],
    ['For a quote that the foundation chose', 'Library/Data/Quote'],
  ],
  content: ['The text is shown as it was written, without formatting or links.', 'Name and time stand below it.'],
  parts: {
    text: 'The comment as written, with its line breaks.',
    author: "The name that was given, or 'Anonymous'.",
    time: 'How long ago it was published.',
  },
  screenReader:
    'An article: the text, then name and time. It can receive the focus by script, when older comments are loaded.',
  wcag: [['1.3.1', 'The comment is an article, and its name and time are its footer.', 'Content']],
  journeys: ['public'],
};
