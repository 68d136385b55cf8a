import type { Guidance } from '../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For one campaign on a public page: its purpose, its progress and a link to donate.'],
  instead: [
    ['For a donor who is signed in and can join', 'Product/Dashboard/Campaigns/JoinCampaignCard'],
    ['For a news article', 'Product/News/NewsCard'],
  ],
  content: [
    "The title says what is built or paid, and where: 'A deep well for the four villages of Garbatula'.",
    "The link says 'Donate'; for screen readers its name has the title too.",
  ],
  parts: {
    picture: 'The picture of the campaign, with its text alternative.',
    'tag-and-state': 'The state appears once the goal is reached.',
    title: 'The heading, in the language of the campaign.',
    progress: 'What was collected, as a bar and as a percentage.',
    sums: 'The goal, and what was collected and remains.',
    link: 'Opens the donation form with the campaign chosen, at `/dashboard?campaign=` and its title. Another site changes the address in its `LinkProvider`.',
  },
  keyboard: [
    ['Tab', 'moves to the link'],
    ['Enter', 'opens the form with the campaign chosen'],
  ],
  screenReader:
    'An article with the title as heading, a progress bar with its own name and value, and the amounts as terms with values.',
  wcag: [
    ['2.4.4', 'The link names its campaign.', 'Content'],
    ['1.4.10', 'Long words wrap.', 'LongText'],
  ],
  journeys: ['choose-a-campaign'],
};
