import { foundation, paths, sentences } from '@hearthlight/domain';
import { aNewsArticle, anAwkwardTitle } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { campaigns } from '../../../../apps/web/src/content/campaigns.ts';
import { founders } from '../../../../apps/web/src/content/founders.ts';
import { quoteAuthors, quotes } from '../../../../apps/web/src/content/quotes.ts';
import { recipients } from '../../../../apps/web/src/content/recipients.ts';
import { statistics } from '../../../../apps/web/src/content/statistics.ts';
import { stories } from '../../../../apps/web/src/content/stories.ts';
import { volunteers } from '../../../../apps/web/src/content/volunteers.ts';
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

const meta = {
  title: 'Home/HomePage',
  component: HomePage,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    foundation,
    news: { status: 'ready', articles: news },
    onRetryNews: fn(),
    content: {
      statistics,
      campaigns,
      stories,
      volunteers,
      quotes,
      authors: quoteAuthors,
      chosen: { quote: 0, author: 0 },
      recipients,
      founders,
    },
  },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The thirteen parts, in the order of the specification. */
const order = [
  foundation.tagline,
  'Three steps, and help is on its way',
  'Top Stories',
  'Campaigns that need you now',
  'Success stories',
  'A letter now and then',
  'Recent contributors',
  'Request Assistance',
  'Testimonials',
  'Behind every door, somebody is home again',
  'Ten thousand people keep this light on. Be the next.',
  'Testimonials of fulfillment',
  'Meet the founders',
];

/** What a part is called: its heading, or its label where the quote is all there is to say. */
function partsOf(main: HTMLElement): (string | null)[] {
  const named = main.querySelectorAll('h1, h2, section[aria-label]');
  return Array.from(named, (part) => part.getAttribute('aria-label') ?? part.textContent);
}

/** Everything in its order, every way on where it should lead. */
export const Ready: Story = {
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
    await expect(within(main).getAllByRole('link', { name: /^Donate to/ })).toHaveLength(11);
    await expect(main.querySelector('#beneficiaries')).toContainElement(link(/^Donate to A deep well/));
  },
};

/** Only the hero's picture is asked for at once. */
export const Pictures: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const eager = Array.from(canvas.getByRole('main').querySelectorAll('img')).filter(
      (picture) => picture.loading !== 'lazy',
    );
    await expect(eager.map((picture) => picture.getAttribute('src'))).toEqual(['/pictures/hero.svg']);
  },
};

export const Loading: Story = {
  args: { news: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the news')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Meet the founders' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { news: { status: 'ready', articles: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nothing has been published yet/)).toBeVisible();
  },
};

/** A server that does not answer costs the stories, and nothing else. */
export const Failed: Story = {
  args: { news: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sentences.newsListFailed);
    await expect(canvas.getAllByRole('link', { name: /^Donate to/ })).toHaveLength(11);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
