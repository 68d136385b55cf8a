import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { aDeskHome } from './fixtures/index.ts';
import { OpenTasks } from './open-tasks.tsx';

const meta = preview.meta({
  title: 'Home/OpenTasks',
  component: OpenTasks,
  tags: ['experimental'],
  args: {
    home: aDeskHome({
      held_comments: 3,
      unsent_mails: { waiting: 12, failed: 1 },
      unmatched_payments: 456,
      bills_to_approve: 1,
      bills_to_pay: 2,
      months_to_close: ['2026-10'],
    }),
  },
});

/** Each task leads to the page where it is done. */
export const Default = meta.story();

export const LinksToTheWork = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['3 comments wait for your decision', '/desk/comments'],
      ['1 mail could not be sent', '/desk/updates'],
      ['12 mails are on their way', '/desk/updates'],
      ['456 payments have no known donor', '/desk/payments'],
      ['1 bill waits for your approval', '/desk/bills'],
      ['2 bills are ready to be paid', '/desk/bills'],
      ['1 month is ready to close', '/desk/months'],
    ]);
  },
});

export const Empty = meta.story({
  args: { home: aDeskHome() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing needs you right now')).toBeVisible();
  },
});
