import { aComment, aMoment } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { CommentList } from './comment-list.tsx';

const now = new Date(aMoment);

const meta = preview.meta({
  title: 'News/CommentList',
  component: CommentList,
  args: {
    now,
    comments: [
      aComment({
        comment: 'The older one.',
        date_published: '2026-11-17T07:05:00.000Z',
        comentator_name: 'Tomás',
      }),
      aComment({
        comment: 'The newest one.',
        date_published: '2026-11-20T07:30:00.000Z',
        comentator_name: 'Ruth',
      }),
      aComment({
        comment: 'The one between.',
        date_published: '2026-11-19T20:00:00.000Z',
        comentator_name: 'Mei-Ling',
      }),
    ],
  },
});

/** Sorts newest first. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const read = canvas.getAllByRole('article').map((card) => card.textContent);
    await expect(read).toEqual([
      'The newest one.Ruth2 hours ago',
      'The one between.Mei-Ling13 hours ago',
      'The older one.TomásNov 17, 2026, 7:05 AM',
    ]);
  },
});

export const Empty = meta.story({
  args: { comments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No comments found!')).toBeVisible();
  },
});

/** Keeps line breaks and shows HTML as text. */
export const PlainText = meta.story({
  args: { comments: [aComment({ comment: 'First line\n\nThird <b>line</b> & <script>alert(1)</script>' })] },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/First line/);
    await expect(text.innerText).toBe('First line\n\nThird <b>line</b> & <script>alert(1)</script>');
  },
});

export const LongText = meta.story({
  args: {
    comments: [
      aComment({ comment: 'water'.repeat(60), comentator_name: 'Wilhelmina-Alexandrina'.repeat(3) }),
      aComment({ comment: 'A sentence that goes on and on. '.repeat(40) }),
    ],
  },
  globals: { viewport: { value: 'small' } },
});

export const Many = meta.story({
  args: {
    comments: Array.from({ length: 40 }, (_, index) =>
      aComment({
        comment: `Comment ${index}: thank you for this story.`,
        date_published: new Date(now.getTime() - index * 7_200_000).toISOString(),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(40);
  },
});

/** Shows identical comments each, and comments without a name. */
export const Edge = meta.story({
  args: {
    comments: [aComment(), aComment(), { comment: 'This one has no name.', date_published: aMoment }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
