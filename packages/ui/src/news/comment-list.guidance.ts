import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['Below an article: its comments, newest first, 50 at a time.'],
  instead: [
    ['For one comment', 'Product/News/CommentCard'],
    ['With the form', 'Product/News/ArticleComments'],
  ],
  content: ['Comments are plain text.', 'A line says how many of all are shown.'],
  keyboard: [['Enter, Space', 'on the button, loads older comments']],
  screenReader: 'A list of articles. Loading older ones moves the focus to the first of them.',
  wcag: [
    ['2.4.3', 'The focus moves to the first comment that was loaded.', 'OlderKeepsTheFocus'],
    ['4.1.3', 'The number shown is a status.', 'Content'],
    ['1.4.10', 'Long words wrap.', 'LongText'],
  ],
  journeys: ['public'],
};
