import { taskNames } from '@hearthlight/domain/desk';
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
      tasks: {
        held_comments: 3,
        dated_drafts: 2,
        failed_updates: 1,
        waiting_updates: 12,
        unmatched_payments: 456,
        bills_to_approve: 1,
        bills_to_pay: 2,
        months_to_close: 1,
        failed_statements: 4,
        givers_without_address: 1,
        health_problems: 1,
      },
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
      ['2 drafts have a date and are not scheduled', '/desk/news'],
      ['1 mail of an impact update could not be sent', '/desk/updates'],
      ['12 mails of impact updates wait to be sent', '/desk/updates'],
      ['456 payments have no known donor', '/desk/payments'],
      ['1 bill waits for your approval', '/desk/bills?state=open'],
      ['2 bills are ready to be paid', '/desk/bills?state=open'],
      ['1 month is ready to close', '/desk/months'],
      ['4 yearly statements could not be sent', '/desk/statements'],
      ['1 giver of last year has no address for the statement', '/desk/statements'],
      ['1 thing on this machine needs attention', '/desk/health'],
    ]);
  },
});

export const Empty = meta.story({
  args: { home: aDeskHome() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing needs you right now')).toBeVisible();
  },
});

/** Any single task keeps the page from saying that nothing is left to do. */
export const OneLeft = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <>
      {taskNames.map((name) => (
        <OpenTasks key={name} home={{ tasks: { [name]: 1 }, first_steps: [] }} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nothing needs you right now')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(taskNames.length);
  },
});

/** Counting stops at a limit, which is said. */
export const Many = meta.story({
  tags: ['!autodocs'],
  args: { home: aDeskHome({ tasks: { held_comments: 1000 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Counting stops at 1,000: there may be more.')).toBeVisible();
  },
});
