import { foundation } from '@hearthlight/domain';
import { aNewsArticle, anAwkwardTitle } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { campaigns } from '../../../../apps/web/src/content/campaigns.ts';
import { founders } from '../../../../apps/web/src/content/founders.ts';
import { quoteAuthors, quotes } from '../../../../apps/web/src/content/quotes.ts';
import { recipients } from '../../../../apps/web/src/content/recipients.ts';
import { statistics } from '../../../../apps/web/src/content/statistics.ts';
import { stories } from '../../../../apps/web/src/content/stories.ts';
import { volunteers } from '../../../../apps/web/src/content/volunteers.ts';
import { HomePage } from './home-page.tsx';

const detail = `<p>${'The pump was switched on at six in the morning, before the heat, and Halima Guyo filled the first can and did not let anybody help her carry it. '.repeat(5)}</p>`;
const articles = [
  aNewsArticle({ detail }),
  aNewsArticle({
    id: 2,
    title: anAwkwardTitle,
    tags: 'Shelter',
    cover_image_url: '/pictures/roof.svg',
    detail,
  }),
  aNewsArticle({
    id: 3,
    title: 'The night shift has a name',
    tags: 'Health',
    cover_image_url: '/pictures/clinic.svg',
    detail,
  }),
  aNewsArticle({
    id: 4,
    title: 'Thirty-one children sat their first exam',
    tags: 'Education',
    cover_image_url: '/pictures/classroom.svg',
    detail,
  }),
  aNewsArticle({
    id: 5,
    title: 'A bus on the mountain',
    tags: 'Getting there',
    cover_image_url: '/pictures/road.svg',
    detail,
  }),
  aNewsArticle({
    id: 6,
    title: 'Soup at noon in Tripoli',
    tags: 'Food',
    cover_image_url: '/pictures/kitchen.svg',
    detail,
  }),
];

const meta = {
  title: 'Home/HomePage',
  component: HomePage,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    foundation,
    news: { status: 'ready', articles },
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

export const Ready: Story = {};
export const Loading: Story = { args: { news: { status: 'loading' } } };
export const Empty: Story = { args: { news: { status: 'ready', articles: [] } } };
export const Failed: Story = { args: { news: { status: 'failed' } } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
