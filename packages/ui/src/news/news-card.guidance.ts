import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For an article in a list or below another article.'],
  instead: [
    ['For a campaign', 'Product/Home/CampaignCard'],
    ['For an update about a donation', 'Product/Dashboard/Updates/ImpactUpdateCard'],
  ],
  content: [
    'The title says what happened.',
    'The excerpt is the first sentences of the article.',
    'One tag, the first of the article.',
  ],
  parts: {
    picture: 'The cover of the article. Decorative.',
    tag: 'The first of its tags.',
    title: 'The link. A click anywhere on the card opens it.',
    excerpt: 'The beginning of the text.',
  },
  keyboard: [
    ['Tab', 'moves to the title'],
    ['Enter', 'opens the article'],
  ],
  screenReader: 'An article whose heading is the link. The excerpt is text.',
  wcag: [
    ['2.4.4', 'The title is the link, so the link says where it leads.', 'Content'],
    ['1.4.10', 'Long titles wrap.', 'LongText'],
    ['1.3.2', 'A title in another language has its own language and direction.', 'OtherLanguage'],
  ],
  journeys: ['public'],
};
