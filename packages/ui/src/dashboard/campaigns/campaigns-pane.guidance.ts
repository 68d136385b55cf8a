import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For all campaigns that a donor can join.', 'Below a `JoinCampaignContext`.'],
  instead: [
    ['On a public page', 'Product/Home/CampaignList'],
    ['For one campaign', 'Product/Dashboard/Campaigns/JoinCampaignCard'],
  ],
  content: [
    'Open campaigns first, those that end soonest before the others.',
    'One line says how many there are.',
  ],
  screenReader: 'A region with the heading of its pane; each list has a heading or a name.',
  wcag: [['1.3.1', 'Each campaign is an article with a heading.', 'Ready']],
  journeys: ['dashboard'],
};
