import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['Below an article, for readers without an account.'],
  instead: [
    ['For the comments', 'Product/News/CommentList'],
    ['For other forms that bots can find', 'Library/Forms/Honeypot'],
  ],
  content: ['Two fields: a name and the comment.', 'A refusal keeps what was written.'],
  keyboard: [['Enter', 'in a line, submits; an error moves the focus to its field']],
  screenReader:
    'Every field has a label; hint and error are its description. The outcome is announced above the button.',
  wcag: [
    ['3.3.1', 'An error is text below its field, and the focus moves there.', 'Invalid'],
    ['4.1.3', 'A refusal is announced without moving the focus.', 'RejectedByServer'],
    ['3.3.2', 'Every field has a visible label.', 'Default'],
  ],
  journeys: ['public'],
};
