import { foundation, paneNames, type Dashboard } from '@hearthlight/domain';
import {
  aCampaign,
  aDashboard,
  aDonation,
  aDonor,
  aMoment,
  anAwkwardTitle,
  anImpactUpdate,
} from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { DashboardPage } from './dashboard-page.tsx';

const withRecords = (records: Partial<Dashboard['records']>): Dashboard => {
  const dashboard = aDashboard();
  return { ...dashboard, records: { ...dashboard.records, ...records } };
};

const meta = {
  title: 'Dashboard/DashboardPage',
  component: DashboardPage,
  args: {
    pane: 'dashboard',
    donor: aDonor(),
    state: { status: 'ready', dashboard: aDashboard() },
    expired: false,
    now: new Date(aMoment),
    foundation,
    joining: new Set<number>(),
    onJoin: fn(),
    onRetry: fn(),
    onLogOut: fn(),
    onHelpDraftChange: fn(),
    onPledgeDraftChange: fn(),
    onOpenDraft: fn(),
  },
  argTypes: { pane: { control: 'select', options: paneNames } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good to see you, Zainab');
    await expect(canvas.getByRole('link', { name: 'Dashboard', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Visit homepage' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  },
};

export const Loading: Story = {
  tags: ['visual'],
  args: { donor: undefined, state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your dashboard');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good to see you');
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['visual'],
  args: { state: { status: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Content failed to load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  tags: ['visual'],
  args: {
    state: {
      status: 'ready',
      dashboard: withRecords({ campaigns: [], donation_history: [], impact_updates: [] }),
    },
  },
};

export const Many: Story = {
  args: {
    state: {
      status: 'ready',
      dashboard: withRecords({
        campaigns: Array.from({ length: 500 }, (_, index) => aCampaign({ id: index + 1 })),
        donation_history: Array.from({ length: 10_000 }, () => aDonation()),
        impact_updates: Array.from({ length: 500 }, () => anImpactUpdate()),
      }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$1,200,000')).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(700);
  },
};

export const ExactlyOnePane: Story = {
  args: { pane: 'history' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Donation History');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Donation History' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** Who asks for help needs no list of campaigns for it. */
export const FormsWithoutData: Story = {
  args: { pane: 'help', state: { status: 'failed' }, helpDraft: { fullname: 'Mariama Diallo' } },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(name).toHaveValue('Mariama Diallo');
    await userEvent.type(name, ' Bah');
    await expect(args.onHelpDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ fullname: 'Mariama Diallo Bah' }),
    );
    await expect(canvas.getByText('Content failed to load')).toBeVisible();
  },
};

export const Expired: Story = {
  tags: ['visual'],
  args: { expired: true },
  play: async ({ canvasElement, userEvent }) => {
    const overlay = await screen.findByRole('dialog', { name: 'Your session is invalid!' });
    await expect(canvasElement.textContent).not.toMatch(/Zainab|Okonkwo|\$/);
    await userEvent.keyboard('{Escape}');
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab();
      await expect(overlay.contains(document.activeElement)).toBe(true);
    }
    await expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  },
};

export const ExpiredOnAForm: Story = {
  args: { expired: true, pane: 'help', helpDraft: { fullname: 'Mariama Diallo' } },
  play: async ({ canvasElement }) => {
    await screen.findByRole('dialog');
    await expect(canvasElement.querySelector('input')).toBeNull();
  },
};

export const LoggingOut: Story = {
  args: { loggingOut: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).not.toHaveBeenCalled();
  },
};

export const SkipsToTheContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    await userEvent.tab();
    await expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};

/** What can be focused and is then hidden, in part or whole, by the quick-access box. */
function coveredByQuickAccess(canvasElement: HTMLElement): string[] {
  const boxes = [...canvasElement.querySelectorAll('aside[aria-label="Quick access"]')];
  const box = boxes.find((candidate) => candidate.getClientRects().length > 0);
  const targets = [...canvasElement.querySelectorAll<HTMLElement>('a[href], button')].filter(
    (target) => target.getClientRects().length > 0 && !box?.contains(target),
  );
  const covers = (target: HTMLElement) => {
    // The worst place: at the lower edge of the screen, where a box could lie upon it.
    scrollTo(0, scrollY + target.getBoundingClientRect().bottom - innerHeight);
    target.focus();
    const [mine, its] = [target.getBoundingClientRect(), (box ?? target).getBoundingClientRect()];
    return mine.bottom > its.top && mine.top < its.bottom && mine.right > its.left && mine.left < its.right;
  };
  const covered = targets.filter(covers).map((target) => target.textContent);
  scrollTo(0, 0);
  return covered;
}

export const QuickAccessCoversNoTarget: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    await expect(coveredByQuickAccess(canvasElement)).toEqual([]);
  },
};

export const QuickAccessCoversNoTargetOnAPhone: Story = {
  args: { pane: 'campaigns' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(coveredByQuickAccess(canvasElement)).toEqual([]);
  },
};

export const LongText: Story = {
  args: {
    donor: aDonor({
      first_name: 'Maximiliana-Konstantina',
      last_name: 'Wolfeschlegelsteinhausenbergerdorff',
    }),
    state: {
      status: 'ready',
      dashboard: withRecords({
        campaigns: [aCampaign({ title: anAwkwardTitle })],
        donation_history: [aDonation({ donation_cause: 'c'.repeat(500) }), aDonation()],
        impact_updates: [anImpactUpdate({ description: 'w'.repeat(600) })],
      }),
    },
  },
};

export const Mobile: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
};
