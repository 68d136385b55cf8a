import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For the figures of several campaigns side by side.'],
  instead: [
    ['For campaigns to choose from', 'Product/Dashboard/Campaigns/CampaignsPane'],
    ['For other rows', 'Library/Data/DataTable'],
  ],
  content: ['Title, both amounts, number of contributors and whether the donor has joined.'],
  screenReader: 'A table with column headers, whose rows are named by the campaign.',
  wcag: [
    ['1.3.1', 'Headers are connected with their cells.', 'Content'],
    ['1.3.2', 'A title in another language has its own language and direction.', 'OtherLanguage'],
  ],
  journeys: ['dashboard'],
};
