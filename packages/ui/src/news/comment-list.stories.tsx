import type { NewsComment } from '@hearthlight/domain';
import { aComment, aMoment } from '@hearthlight/domain/fixtures';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { Link } from '../components/actions/link.tsx';
import { guidance } from './comment-list.guidance.ts';
import { CommentList, type CommentListProps } from './comment-list.tsx';

const now = new Date(aMoment);

/** Comments number `from` to `to`, counted from the newest. */
const numbered = (from: number, to: number): NewsComment[] =>
  Array.from({ length: to - from + 1 }, (_, at) =>
    aComment({
      comment: `Comment ${from + at}: thank you for this story.`,
      date_published: new Date(now.getTime() - (from + at) * 7_200_000).toISOString(),
    }),
  );

interface WithPagesProps extends CommentListProps {
  /** How long a request takes, in ms. */
  wait?: number;
}

/** Adds the comments of the next page when they are requested, as an app does. */
function WithPages({ comments, wait, ...props }: WithPagesProps) {
  const [loaded, setLoaded] = useState(comments);
  const load = () => {
    props.onShowOlder?.();
    const next = numbered(loaded.length + 1, Math.min(loaded.length + 50, props.count ?? 0));
    setTimeout(() => setLoaded([...loaded, ...next]), wait);
  };
  return <CommentList {...props} comments={loaded} onShowOlder={load} />;
}

const meta = preview.meta({
  title: 'Product/News/CommentList',
  component: CommentList,
  tags: ['stable'],
  parameters: { guidance },
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

export const Default = meta.story({
  tags: ['visual'],
});

/** Sorts newest first. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const read = canvas.getAllByRole('article').map((card) => card.textContent);
    await expect(read).toEqual([
      'The newest one.Ruth2 hours ago',
      'The one between.Mei-Ling13 hours ago',
      'The older one.TomásNov 17, 2026, 12:35 PM',
    ]);
    await expect(canvas.getByText('Time zone: India Standard Time')).toBeVisible();
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

/** All comments are loaded, and 50 are shown at a time. Requests nothing. */
export const Many = meta.story({
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: { comments: numbered(1, 120), onShowOlder: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const older = canvas.getByRole('button', { name: 'Show older comments' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 50 of 120 comments');
    await userEvent.click(older);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
    await expect(canvas.getAllByRole('article')[50]).toHaveFocus();
    await userEvent.click(older);
    await expect(canvas.getAllByRole('article')[100]).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 120 of 120 comments');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(args.onShowOlder).not.toHaveBeenCalled();
  },
});

/** Requests each page once. The focus moves to the first older comment when it arrives. */
export const Older = meta.story({
  tags: ['!autodocs'],
  args: { comments: numbered(1, 50), count: 110, onShowOlder: fn() },
  render: (args) => <WithPages {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const older = canvas.getByRole('button', { name: 'Show older comments' });
    await userEvent.click(older);
    await waitFor(() => expect(canvas.getAllByRole('article')[50]).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 100 of 110 comments');
    await userEvent.click(older);
    await waitFor(() => expect(canvas.getAllByRole('article')[100]).toHaveFocus());
    await expect(args.onShowOlder).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A reader who moves the focus elsewhere while older comments load keeps it. */
export const OlderKeepsTheFocus = meta.story({
  tags: ['!autodocs'],
  args: { comments: numbered(1, 50), count: 110 },
  render: (args) => (
    <>
      <Link href="/">Home</Link>
      <WithPages {...args} wait={300} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older comments' }));
    const link = canvas.getByRole('link', { name: 'Home' });
    link.focus();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(100));
    // The focus would move in an effect, after the comments have rendered.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(link).toHaveFocus();
  },
});

/** Ignores further clicks while older comments are loading. */
export const OlderPending = meta.story({
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: { comments: numbered(1, 50), count: 10_000, older: 'loading', onShowOlder: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older comments' }));
    await expect(args.onShowOlder).not.toHaveBeenCalled();
    await expect(canvas.getByText('Showing 50 of 10,000 comments')).toBeVisible();
  },
});

/** Keeps the comments that are loaded. The same button tries again. */
export const OlderFailed = meta.story({
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: { comments: numbered(1, 50), count: 10_000, older: 'failed', onShowOlder: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Older comments failed to load');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Show older comments' }));
    await expect(args.onShowOlder).toHaveBeenCalledOnce();
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
