import type { ActivityEntry } from '@hearthlight/domain/desk';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { ActivityPage, type ActivityPageProps } from './activity-page.tsx';
import { anActivityEntry } from './fixtures/index.ts';

/** A function, because a constant would have the type of this one state. */
const ready = (entries: ActivityEntry[], hasMore = false): ActivityPageProps['view'] => ({
  status: 'ready',
  entries,
  onShowMore: hasMore ? fn() : undefined,
});

const top = (element: Element | undefined) => element?.getBoundingClientRect().top ?? NaN;

const meta = preview.meta({
  title: 'Activity/ActivityPage',
  component: ActivityPage,
  tags: ['experimental'],
  args: {
    view: ready(
      [anActivityEntry(), anActivityEntry({ id: 1, actor: 'root', source: 'command line', changes: [] })],
      true,
    ),
    filter: { actor: '', kind: '', from: '', to: '' },
    actors: ['Ruth Wanjiru', 'root'],
    onFilter: fn(),
  },
});

export const Default = meta.story();

/** One filter is changed, the others stay. */
export const Filters = meta.story({
  tags: ['!autodocs'],
  args: { filter: { actor: 'root', kind: '', from: '', to: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'Campaigns');
    await expect(args.onFilter).toHaveBeenCalledWith({ actor: 'root', kind: 'campaign', from: '', to: '' });
  },
});

export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });
export const Empty = meta.story({
  args: { view: ready([]) },
  play: ({ canvas }) => expect(canvas.getByText('Nothing has been changed yet')).toBeVisible(),
});
export const NothingFound = meta.story({
  args: { view: ready([]), filter: { actor: '', kind: 'campaign', from: '', to: '' } },
  play: ({ canvas }) => expect(canvas.getByText('No such change')).toBeVisible(),
});

/** Two filters stand beside each other, and the hours are in line with the sentences, however long the titles are. */
export const Mobile = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    view: ready(
      Array.from({ length: 50 }, (_, id) =>
        anActivityEntry({
          id,
          detail: 'What four villages did with water that nobody had to carry '.repeat(2),
        }),
      ),
      true,
    ),
  },
  play: async ({ canvas }) => {
    await expect(top(canvas.getByLabelText('To'))).toBe(top(canvas.getByLabelText('From')));
    const [name] = canvas.getAllByText('Ruth Wanjiru', { selector: 'b' });
    const [hour] = canvas.getAllByText(/^\d{1,2}:\d\d [AP]M$/);
    await expect(Math.abs(top(hour) - top(name))).toBeLessThan(8);
  },
});
