import { formGuidance } from '../foundations/form-guidance.ts';
import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  ...formGuidance,
  when: ['Below an article, for readers without an account.'],
  instead: [
    ['For the comments', 'Product/News/CommentList'],
    ['For other forms that bots can find', 'Library/Forms/Honeypot'],
  ],
  content: ['Two fields: a name and the comment.', 'A refusal keeps what was written.'],
  journeys: ['public'],
};
