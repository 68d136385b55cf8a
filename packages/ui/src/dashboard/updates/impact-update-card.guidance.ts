import type { Guidance } from '../../foundations/guidance.ts';

export const guidance: Guidance = {
  when: ['For what became of a donation: picture, place, title and text.'],
  instead: [
    ['For news for everybody', 'Product/News/NewsCard'],
    ['For a campaign', 'Product/Dashboard/Campaigns/JoinCampaignCard'],
  ],
  content: [
    'The title says what is there that was not there before.',
    'Up to 400 characters are shown; a button shows the rest.',
    "The picture shows the place, not the foundation's staff.",
  ],
  parts: {
    picture: 'The picture of the update, with its text alternative.',
    title: 'The heading, which some updates lack.',
    description: 'Cut at 400 characters, with a button that shows the rest.',
    link: 'Opens the donation form, with the campaign of the update chosen if it has one.',
    'place-and-date': 'Where and when it happened. Each is left out if unknown.',
  },
  keyboard: [
    ['Tab', 'moves to the button that shows the rest, and to the link'],
    ['Enter, Space', 'shows or hides the rest'],
  ],
  screenReader: 'An article with the title as heading. The button says whether the text is expanded.',
  wcag: [
    ['4.1.2', 'The button that shows the rest has a state.', 'TruncatesAt401Characters'],
    ['1.4.10', 'Long words wrap.', 'LongText'],
  ],
  journeys: ['dashboard'],
};
