import preview from '#storybook/preview';

import { DatedList } from './dated-list.tsx';

const meta = preview.meta({
  title: 'Home/DatedList',
  component: DatedList,
  tags: ['experimental'],
  args: {
    rows: [
      { id: 7, title: 'Forty days of water', date: 'Dec 1, 2026, 8:00 AM', href: '/desk/news/7' },
      { id: 8, title: 'سقف جديد قبل المطر', date: 'Dec 2, 2026, 8:00 AM', href: '/desk/news/8' }, // cspell:disable-line
    ],
  },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    rows: [1, 2, 3].map((id) => ({
      id,
      title: 'Llanfairpwllgwyngyllgogerychwyrndrobwll, twelve roofs before the rains '.repeat(2), // cspell:disable-line
      date: 'Nov 30, 2026',
      href: `/desk/campaigns/${id}`,
    })),
  },
});
