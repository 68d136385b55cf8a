import preview from '#storybook/preview';

import { DonorComments } from './donor-comments.tsx';
import { aDonor } from './fixtures/index.ts';

const { comments } = aDonor();

const meta = preview.meta({
  title: 'Donors/DonorComments',
  component: DonorComments,
  tags: ['experimental'],
  args: { comments },
});

export const Default = meta.story();
/** Comments in every state, one without a place to wrap. */
export const LongText = meta.story({
  args: {
    comments: (['shown', 'held', 'hidden'] as const).map((state, index) => ({
      article: 'A well for the school of Llanfairpwllgwyngyllgogerychwyrndrobwll',
      comment: index === 1 ? 'Thankyou'.repeat(40) : 'What a difference it makes! '.repeat(20),
      state,
      published_at: `2026-06-1${index}T12:00:00Z`,
    })),
  },
});
