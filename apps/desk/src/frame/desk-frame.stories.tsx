import type { Me } from '@hearthlight/domain/desk';
import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { DeskFrame, type DeskFrameProps } from './desk-frame.tsx';
import { DeskHeader } from './desk-header.tsx';
import { NoPermission, type NoPermissionProps } from './no-permission.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import { PageFailed } from './page-failed.tsx';

const ruth: Me = { id: 1, name: 'Ruth Wanjiru', email: 'ruth@example.org', role: 'owner' };
/** A function, because a constant would have the type of this one person and page. */
const of = (me: Me, current: DeskFrameProps['current']): Pick<DeskFrameProps, 'me' | 'current'> => ({
  me,
  current,
});

const moderator: NoPermissionProps = { role: 'moderator' };

const meta = preview.meta({
  title: 'Frame/DeskFrame',
  component: DeskFrame,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...of(ruth, 'comments'),
    product: 'Hearthlight',
    onSignOut: fn(),
    onSearch: fn(),
    children: <DeskHeader title="Comments" lead="Comments of visitors." />,
  },
});

export const Default = meta.story({ tags: ['visual'] });

export const Mobile = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Menu');
    const menu = within(await within(document.body).findByRole('dialog'));
    await expect(menu.getByRole('link', { name: 'Comments' })).toHaveAttribute('aria-current', 'page');
    await press(menu, 'Sign out');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

/** On a low laptop the owner sees the whole menu, also with counts. */
export const Laptop = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'laptop' } },
  args: { toDo: { comments: 40, payments: 456, bills: 12 } },
  play: async ({ canvas }) => {
    for (const name of ['Today', 'People', 'Activity', 'Health', 'Your account', 'Sign out']) {
      const item = canvas.queryByRole('link', { name }) ?? canvas.getByRole('button', { name });
      await expect(item.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'More pages' })).toBeNull());
  },
});

/** A moderator has only the pages of the role. */
export const Moderator = meta.story({
  tags: ['!autodocs'],
  args: of({ ...ruth, role: 'moderator' }, 'people'),
  render: (args) => (
    <DeskFrame {...args}>
      <NoPermission {...moderator} />
    </DeskFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/Your role cannot/);
    await expect(canvas.queryByRole('link', { name: 'People' })).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Site' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Books' })).toBeNull();
  },
});

/** The message about the page before. */
export const WithMessage = meta.story({
  tags: ['!autodocs'],
  args: { message: '“Forty days of water” was removed.' },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('“Forty days of water” was removed.'),
});

export const UnknownPage = meta.story({
  tags: ['!autodocs'],
  args: { ...of(ruth, undefined), children: <NoSuchPage /> },
});

export const Stopped = meta.story({
  tags: ['!autodocs'],
  args: { ...of(ruth, undefined), children: <PageFailed onReload={fn()} /> },
});
