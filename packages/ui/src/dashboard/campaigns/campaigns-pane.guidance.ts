import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For all campaigns that a donor can join.', 'Below a `JoinCampaignContext`.'],
  instead: [
    ['On a public page', 'Product/Home/CampaignList'],
    ['For one campaign', 'Product/Dashboard/Campaigns/JoinCampaignCard'],
  ],
  content: [
    'Open campaigns first, the first of them large; ended ones in a second group.',
    'One line says how many there are.',
  ],
  parts: {
    summary: 'How many campaigns are open, funded and over, and for how many the donor is registered.',
    campaigns: 'The open campaigns. Those that are over have a list of their own below.',
  },
  screenReader: 'Each group is a region with its heading; each campaign is an article.',
  wcag: [['1.3.1', 'Each campaign is an article with a heading.', 'Ready']],
  journeys: ['dashboard'],
};
