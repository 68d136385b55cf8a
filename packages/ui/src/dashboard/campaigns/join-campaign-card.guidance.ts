import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: [
    'For a campaign that a signed-in donor can join.',
    'Below a `JoinCampaignContext`, which says what is being joined and does it.',
  ],
  instead: [['On a public page', 'Product/Home/CampaignCard']],
  content: [
    "The button says 'Register' until the donor has joined, then 'Registered'.",
    'One line says whether it is open or when it has ended, and whether it is funded. The button says whether the donor is registered.',
    'A campaign that has ended can be joined, but not given to.',
  ],
  parts: {
    picture: 'The picture of the campaign. Decorative.',
    state: 'Whether it is open or when it has ended, and whether it is funded.',
    title: 'The heading, in the language of the campaign.',
    progress: 'What was raised, as a bar, as an amount and as a percentage.',
    description: 'The whole text of the campaign.',
    actions: 'Donate while it is open, and register.',
    facts: 'Goal, amount raised, contributors, first and last day.',
  },
  keyboard: [
    ['Tab', 'moves to the link and the button'],
    ['Enter, Space', 'joins the campaign'],
  ],
  screenReader: 'An article with the title as third-level heading. The names of button and link contain the title.',
  wcag: [
    ['2.5.3', 'The names of button and link begin with their visible text.', 'Default'],
    ['4.1.3', 'Joining is announced.', 'Joins'],
    ['1.4.10', 'It fits into 250 px.', 'Narrow'],
  ],
  journeys: ['dashboard'],
};
