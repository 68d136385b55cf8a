import { paths, sentences } from '@hearthlight/domain';
import { aNewsArticle, anAwkwardTitle, anUnbrokenAuthor, anUnbrokenName } from '@hearthlight/domain/fixtures';
import { expect, fn, within } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { home } from 'virtual:content/home';

import preview from '#storybook/preview';

import { HomePage } from './home-page.tsx';

const detail = `<p>${'The pump was switched on at six in the morning, before the heat, and the whole village came. '.repeat(6)}</p>`;
const news = [
  ['Forty days of water in Garbatula', 'Water, Kenya', 'well'],
  ['The night shift has a name', 'Health', 'clinic'],
  ['Twenty-nine of thirty-one passed', 'Education, Guatemala', 'classroom'],
  [anAwkwardTitle, 'Shelter', 'roof'],
  ['Soup at noon, bread at four', 'Food', 'kitchen'],
].map(([title = '', tags = '', picture], index) =>
  aNewsArticle({ id: index + 1, title, tags, cover_image_url: `/pictures/${picture}.svg`, detail }),
);

const { liveCampaigns: _, ...content } = home;

const meta = preview.meta({
  title: 'Product/Home/HomePage',
  component: HomePage,
  tags: ['stable', 'visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: {
    foundation,
    news: { status: 'ready' as const, articles: news },
    onRetryNews: fn(),
    content: { ...content, chosen: { quote: 0, author: 0 } },
  },
});

/** The thirteen parts, in the order of the specification. */
const order = [
  foundation.tagline,
  home.howToHelp.title,
  'Top Stories',
  home.campaignList.title,
  'Success stories',
  home.newsletter.title,
  'Recent contributors',
  'Request Assistance',
  'Testimonials',
  home.secondHero.title,
  home.joinNow.title,
  'Testimonials of fulfillment',
  'Meet the founders',
];

/** The names of the parts: a heading, or the label of a section without one. */
function partsOf(main: HTMLElement): (string | null)[] {
  const named = main.querySelectorAll('h1, h2, section[aria-label]');
  return Array.from(named, (part) => part.getAttribute('aria-label') ?? part.textContent);
}

/** Thirteen parts in order, and the address of every link. */
export const Ready = meta.story({
  tags: ['modes', 'foundations'],
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect(partsOf(main)).toEqual(order);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const link = (name: string | RegExp) => within(main).getByRole('link', { name });
    await expect(link('Donate And Help')).toHaveAttribute('href', paths.dashboard);
    await expect(link(/^Learn More/)).toHaveAttribute('href', paths.about);
    await expect(link('Choose someone to help')).toHaveAttribute('href', paths.beneficiaries);
    await expect(link('Send a Donation')).toHaveAttribute('href', `mailto:${foundation.financeEmail}`);
    await expect(link(anAwkwardTitle)).toHaveAttribute('href', paths.news(anAwkwardTitle));
    await expect(link('Request help')).toHaveAttribute('href', paths.requestHelp);
    await expect(link('Join now')).toHaveAttribute('href', paths.dashboard);
    await expect(within(main).getAllByRole('link', { name: /^Donate to/ })).toHaveLength(home.campaigns.length);
    await expect(main.querySelector('#beneficiaries')).toContainElement(link(`Donate to ${home.campaigns[0]?.title}`));
  },
});

/** Only the hero's picture is loaded at once. */
export const Pictures = meta.story({
  tags: ['!visual', '!autodocs'],
  play: async ({ canvas }) => {
    const eager = Array.from(canvas.getByRole('main').querySelectorAll('img')).filter(
      (picture) => picture.loading !== 'lazy',
    );
    await expect(eager.map((picture) => picture.getAttribute('src'))).toEqual([home.hero.picture.src]);
  },
});

export const Loading = meta.story({
  args: { news: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the news')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Meet the founders' })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { news: { status: 'ready', articles: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(home.topStories.empty)).toBeVisible();
  },
});

/** Everything that a new foundation has none of is left out, with its heading and its links. */
export const Small = meta.story({
  args: {
    foundation: { ...foundation, social: [] },
    news: { status: 'ready', articles: [] },
    content: {
      ...content,
      chosen: { quote: 0, author: 0 },
      statistics: [],
      campaigns: [],
      stories: [],
      volunteers: [],
      quotes: [],
      authors: [],
      recipients: [],
      founders: [],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(partsOf(canvas.getByRole('main'))).toEqual([
      foundation.tagline,
      home.howToHelp.title,
      'Top Stories',
      home.newsletter.title,
      'Request Assistance',
      home.secondHero.title,
      home.joinNow.title,
    ]);
    await expect(canvasElement.querySelector(`[href="${paths.beneficiaries}"]`)).toBeNull();
  },
});

/** Without a response from the server only the stories are missing. */
export const Failed = meta.story({
  args: { news: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sentences.newsListFailed);
    await expect(canvas.getAllByRole('link', { name: /^Donate to/ })).toHaveLength(home.campaigns.length);
  },
});

/** A title of 60 letters and an author of 300 break where the line ends. */
export const UnbrokenNames = meta.story({
  tags: ['!visual', '!autodocs'],
  args: {
    news: {
      status: 'ready',
      articles: [1, 2, 3, 4].map((id) =>
        aNewsArticle({ id, title: anUnbrokenName, tags: anUnbrokenName, author_name: anUnbrokenAuthor }),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: anUnbrokenName })).toHaveLength(4);
  },
});

/** With large text, nothing scrolls sideways in a window of any width. */
export const LargeText = meta.story({ tags: ['!visual', '!autodocs'], globals: { textSize: '200' } });

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
