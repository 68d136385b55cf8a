import type { DeskUpdate } from '@hearthlight/domain/desk';
import { fn } from 'storybook/test';

import preview from '#storybook/preview';

import { DeskUpdatesPage, type DeskUpdatesPageProps } from './desk-updates-page.tsx';
import { aDeskUpdate } from './fixtures/index.ts';

const updates: DeskUpdate[] = [
  aDeskUpdate(),
  aDeskUpdate({
    id: 6,
    title: '',
    place: '',
    campaign: null,
    mailing: { sent: 120, waiting: 93, failed: 0 },
  }),
  aDeskUpdate({ id: 5, title: 'Nine roofs are up', mailing: { sent: 211, waiting: 0, failed: 2 } }),
  aDeskUpdate({ id: 4, title: 'سقف جديد قبل المطر', mailing: { sent: 213, waiting: 0, failed: 0 } }), // cspell:disable-line
];

const ready = (list: readonly DeskUpdate[], hasMore = false): DeskUpdatesPageProps['view'] => ({
  status: 'ready',
  updates: list,
  onShowMore: hasMore ? fn() : undefined,
});

const meta = preview.meta({
  title: 'Updates/DeskUpdatesPage',
  component: DeskUpdatesPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: { view: ready(updates, true) },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page p-4 desk:p-9">
        <Story />
      </main>
    ),
  ],
});

export const Default = meta.story();

export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });
export const Empty = meta.story({ args: { view: ready([]) } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
