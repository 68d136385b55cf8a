import { paneNames, type Dashboard } from '@hearthlight/domain';
import {
  aCampaign,
  aDashboard,
  aDonation,
  aDonor,
  aMoment,
  anAwkwardTitle,
  anImpactUpdate,
  anUnbrokenName,
} from '@hearthlight/domain/fixtures';
import { expect, fn, screen, within } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { requestAssistance } from 'virtual:content/request-assistance';
import { site } from 'virtual:content/site';

import preview from '#storybook/preview';

import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { DashboardPage } from './dashboard-page.tsx';
import type { DashboardView } from './dashboard-view.ts';

type Screen = ReturnType<typeof within>;

const ready = (changes: Partial<Dashboard> = {}): DashboardView => ({
  status: 'ready',
  dashboard: aDashboard(changes),
  joining: new Set(),
});

const { id, first_name, last_name, email } = aDonor();

const meta = preview.meta({
  title: 'Product/Dashboard/Frame/DashboardPage',
  component: DashboardPage,
  tags: ['stable'],
  args: {
    pane: 'dashboard' as const,
    view: ready(),
    now: new Date(aMoment),
    foundation,
    assistance: requestAssistance,
    picture: site.account.picture,
    onJoin: fn(),
    onSetGoal: resolvesTo({ ok: true }),
    onRetry: fn(),
    onLogOut: fn(),
    onHelpEntryChange: fn(),
    onDonationEntryChange: fn(),
    onOpenDraft: fn(),
  },
  argTypes: { pane: { control: 'select', options: paneNames } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
});

export const Ready = meta.story({
  tags: ['visual', 'modes', 'foundations'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good to see you, Zainab');
    // On a phone the menu is in the drawer, and the sidebar is hidden.
    const current = canvas.getAllByRole('link', { current: 'page', hidden: true });
    await expect(current.map(({ textContent }) => textContent)).toEqual(['Dashboard']);
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  },
});

export const Loading = meta.story({
  tags: ['visual'],
  args: { view: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your dashboard');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good to see you');
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
});

export const Failed = meta.story({
  tags: ['visual', 'modes'],
  args: { view: { status: 'failed', donor: { id, first_name, last_name, email } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Content failed to load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  tags: ['visual'],
  args: { view: ready({ records: { campaigns: [], donation_history: [], impact_updates: [] } }) },
});

/* Not on the documentation page, whose code would list every donation. */
export const Many = meta.story({
  tags: ['!autodocs'],
  args: {
    view: ready({
      records: {
        campaigns: Array.from({ length: 500 }, (_, index) => aCampaign({ id: index + 1 })),
        donation_history: Array.from({ length: 10_000 }, () => aDonation()),
        impact_updates: Array.from({ length: 500 }, () => anImpactUpdate()),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,200,000')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
  },
});

export const ExactlyOnePane = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'history' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Donation History');
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Your donations']);
    const current = canvas.getAllByRole('link', { current: 'page', hidden: true });
    await expect(current.map(({ textContent }) => textContent)).toEqual(['Donation History']);
  },
});

/** The forms work without the dashboard's data. */
export const FormsWithoutData = meta.story({
  args: {
    pane: 'help',
    view: { status: 'failed', donor: { id, first_name, last_name, email } },
    helpEntry: { fullname: 'Mariama Diallo' },
  },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(name).toHaveValue('Mariama Diallo');
    await userEvent.type(name, ' Bah');
    await expect(args.onHelpEntryChange).toHaveBeenLastCalledWith({ fullname: 'Mariama Diallo Bah' });
    await expect(canvas.getByText('Content failed to load')).toBeVisible();
  },
});

/** The donation form starts with the unsent entry and reports each change. */
export const DonationFormWithAnEntry = meta.story({
  tags: ['!autodocs'],
  args: {
    pane: 'donate',
    view: { status: 'failed', donor: { id, first_name, last_name, email } },
    donationEntry: { donation_amount: '2' },
  },
  play: async ({ args, canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Donation amount' });
    await expect(amount).toHaveValue('2');
    await userEvent.type(amount, '5');
    await expect(args.onDonationEntryChange).toHaveBeenLastCalledWith({ donation_amount: '25' });
  },
});

export const Expired = meta.story({
  tags: ['visual', 'modes'],
  args: { view: { status: 'expired', isNewcomer: false } },
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
});

/** After signing in again, the dashboard leads to the forms that still have text. */
export const KeptEntries = meta.story({
  tags: ['!autodocs'],
  args: { donationEntry: { donation_amount: '25' }, helpEntry: { fullname: 'Mariama Diallo' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The donation form still has what you typed.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go on with your donation' })).toHaveAttribute('href', '/donate-now');
    await expect(canvas.getByRole('link', { name: 'Go on with your request' })).toHaveAttribute(
      'href',
      '/request-help',
    );
  },
});

export const ExpiredOnAForm = meta.story({
  tags: ['!autodocs'],
  args: {
    pane: 'help',
    view: { status: 'expired', isNewcomer: false },
    helpEntry: { fullname: 'Mariama Diallo' },
  },
  play: async ({ canvasElement }) => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('What you typed in this tab is kept.');
    await expect(canvasElement.querySelector('input')).toBeNull();
  },
});

/** The overlay mentions a kept entry only if there is one. */
export const ExpiredWithoutAnEntry = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'donate', view: { status: 'expired', isNewcomer: false }, helpEntry: {}, donationEntry: {} },
  play: async () => {
    await expect(await screen.findByRole('dialog')).not.toHaveTextContent('is kept');
  },
});

const bankAccount = { scheme: 'other' as const, holder: 'Hearthlight Foundation', details: 'Account 0142' };
const newcomer: DashboardView = { status: 'expired', isNewcomer: true };

/** Whoever comes to give can do so without an account. Without a campaign, the gift is for the general purpose. */
export const NewcomerGives = meta.story({
  args: { pane: 'donate', view: newcomer, foundation: { ...foundation, bankAccount } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('Give by bank transfer without an account'));
    await expect(await screen.findByText('Where it is needed most')).toBeVisible();
  },
});

export const NewcomerOnTheDashboard = meta.story({
  ...NewcomerGives.input,
  tags: ['!autodocs'],
  args: { ...NewcomerGives.input.args, pane: 'dashboard' },
});

/** The cause is the campaign that the visitor chose. */
export const NewcomerGivesToACampaign = meta.story({
  tags: ['!autodocs'],
  args: { view: newcomer, homeCampaign: aCampaign(), foundation: { ...foundation, bankAccount } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByText('Give by bank transfer without an account'));
    await expect(screen.getAllByText(args.homeCampaign?.title ?? '')).toHaveLength(2);
    await expect(screen.queryByText('Where it is needed most')).toBeNull();
  },
});

export const NewcomerAsksForHelp = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'help', view: newcomer, foundation: { ...foundation, bankAccount } },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByText('Give by bank transfer without an account')).toBeNull();
  },
});

export const LoggingOut = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desk' } },
  args: { view: { status: 'logging-out' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.textContent).not.toMatch(/Zainab|Okonkwo|\$/);
    await expect(canvas.getByText('Logging out...')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).not.toHaveBeenCalled();
  },
});

/** On a laptop, nothing covers a part of the menu. */
export const MenuOnALaptop = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Dashboard' }));
    for (const item of [...menu.getAllByRole('link'), canvas.getByRole('button', { name: 'Log out' })]) {
      const { bottom, left, top, width } = item.getBoundingClientRect();
      for (const y of [top + 1, bottom - 1]) {
        const shown = document.elementFromPoint(left + width / 2, y);
        await expect(item.contains(shown), item.textContent).toBe(true);
      }
    }
  },
});

/** On a desk the sidebar grows with the text, and sums stay whole. */
export const LargeText = meta.story({
  tags: ['!autodocs', 'default-foundation'],
  globals: { viewport: { value: 'desk' }, textSize: '200' },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main').getBoundingClientRect();
    const sidebar = [
      canvas.getByRole('link', { name: foundation.product }),
      canvas.getByText('Zainab Okonkwo'),
      canvas.getByRole('link', { name: 'Contact support' }),
    ];
    for (const text of sidebar) {
      const { right, height } = text.getBoundingClientRect();
      await expect(right, text.textContent).toBeLessThan(main.left);
      await expect(height, text.textContent).toBeLessThan(150);
    }
    const [sum] = canvas.getAllByText(/^\$[\d,]+$/);
    await expect(sum?.getBoundingClientRect().height, sum?.textContent).toBeLessThan(150);
    const menu = canvas.getByRole('navigation', { name: 'Dashboard' });
    for (const link of within(menu).getAllByRole('link'))
      await expect(link.getBoundingClientRect().bottom, link.textContent).toBeLessThanOrEqual(innerHeight);
    for (const update of canvas.getAllByRole('article'))
      await expect(update.getBoundingClientRect().width, update.textContent).toBeGreaterThan(500);
  },
});

export const SkipsToTheContent = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    await userEvent.tab();
    await expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
});

/** Returns the texts of the links and buttons that the quick-access box covers while they have the focus. */
function coveredByQuickAccess(canvasElement: HTMLElement): string[] {
  const boxes = [...canvasElement.querySelectorAll('aside[aria-label="Quick access"]')];
  const box = boxes.find((candidate) => candidate.getClientRects().length > 0);
  const targets = [...canvasElement.querySelectorAll<HTMLElement>('a[href], button')].filter(
    (target) => target.getClientRects().length > 0 && !box?.contains(target),
  );
  const covers = (target: HTMLElement) => {
    // The worst case: at the lower edge of the screen, where the box could cover it.
    scrollTo(0, scrollY + target.getBoundingClientRect().bottom - innerHeight);
    target.focus();
    const [mine, its] = [target.getBoundingClientRect(), (box ?? target).getBoundingClientRect()];
    return mine.bottom > its.top && mine.top < its.bottom && mine.right > its.left && mine.left < its.right;
  };
  const covered = targets.filter(covers).map((target) => target.textContent);
  scrollTo(0, 0);
  return covered;
}

export const QuickAccessCoversNoTarget = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    await expect(coveredByQuickAccess(canvasElement)).toEqual([]);
  },
});

/** Returns the fields, links and buttons of the page that the bar covers in part while the page is at its start. */
function coveredByBar(canvas: Screen): string[] {
  const bar = canvas.getByRole('button', { name: 'Menu' }).closest('header')?.getBoundingClientRect();
  const targets = canvas.getByRole('main').querySelectorAll('a[href], button, input, select, textarea');
  return [...targets]
    .filter((target) => {
      const { top, bottom } = target.getBoundingClientRect();
      return bottom > (bar?.top ?? 0) && top < (bar?.bottom ?? 0);
    })
    .map((target) => target.outerHTML.slice(0, 120));
}

/** On a phone there is one bar with one menu button. At the start of the page it covers nothing. */
export const OneBarOnAPhone = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'donate' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Menu' })).toHaveLength(1);
    await expect(canvas.getAllByRole('complementary', { name: 'Quick access' })).toHaveLength(1);
    await expect(coveredByBar(canvas)).toEqual([]);
  },
});

export const OneBarOnASmallPhone = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'help' },
  globals: { viewport: { value: 'small' } },
  play: async (context) => OneBarOnAPhone.play?.(context),
});

export const OneBarOnATablet = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'help' },
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => OneBarOnAPhone.play?.(context),
});

/** A field that takes the focus is not below the bar. */
export const BarCoversNoFocusedField = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'help' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    const fields = canvas.getAllByRole('textbox');
    scrollTo(0, document.documentElement.scrollHeight);
    for (const field of fields.toReversed()) {
      field.focus();
      const { bottom } = menu.getBoundingClientRect();
      await expect(field.getBoundingClientRect().top, field.outerHTML).toBeGreaterThan(bottom);
    }
    scrollTo(0, 0);
  },
});

/** A donation takes two lines in the narrowest window: date, payment method and status are on one. */
export const HistoryOnASmallPhone = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'history' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const [, ...rows] = within(canvas.getByRole('table', { name: 'Your donations' })).getAllByRole('row');
    await expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) {
      const [date, , , method, status] = within(row)
        .getAllByRole('cell')
        .map((cell) => cell.getBoundingClientRect());
      await expect(Math.abs((date?.bottom ?? 0) - (method?.bottom ?? 0)), row.textContent).toBeLessThan(6);
      await expect(Math.abs((status?.bottom ?? 0) - (method?.bottom ?? 0)), row.textContent).toBeLessThan(6);
      await expect(method?.height, row.textContent).toBeLessThan(30);
    }
  },
});

/** The bar's controls are reached in the order in which they are seen. */
export const TabOrderOfTheBar = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const controls = [
      canvas.getByRole('link', { name: foundation.product }),
      canvas.getByRole('button', { name: 'Quick access' }),
      canvas.getByRole('button', { name: 'Menu' }),
    ];
    const lefts = controls.map((control) => control.getBoundingClientRect().left);
    await expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
    controls[0]?.focus();
    for (const control of controls) {
      await expect(control).toHaveFocus();
      await userEvent.tab();
    }
  },
});

export const LongText = meta.story({
  args: {
    view: ready({
      first_name: 'Maximiliana-Konstantina',
      last_name: 'Wolfeschlegelsteinhausenbergerdorff',
      records: {
        campaigns: [aCampaign({ title: anAwkwardTitle })],
        donation_history: [aDonation({ donation_cause: 'c'.repeat(500) }), aDonation()],
        impact_updates: [anImpactUpdate({ description: 'w'.repeat(600) })],
      },
    }),
  },
});

const unbroken = ready({
  first_name: anUnbrokenName,
  last_name: anUnbrokenName,
  email: `${anUnbrokenName}@example.org`,
  user_agent: anUnbrokenName,
  records: {
    campaigns: [1, 2, 3].map((id) => aCampaign({ id, title: anUnbrokenName, description: anUnbrokenName })),
    donation_history: [1, 2].map(() => aDonation({ donation_cause: anUnbrokenName, payment_method: anUnbrokenName })),
    impact_updates: [
      anImpactUpdate({
        title: anUnbrokenName,
        place: anUnbrokenName,
        description: anUnbrokenName,
        campaign: { id: 1, title: anUnbrokenName },
      }),
    ],
  },
});

/** Where the bar stays while a page is scrolled by a screen. */
const barAfterScroll = (canvas: Screen) => {
  scrollTo(0, innerHeight);
  const { bottom } = canvas.getByRole('button', { name: 'Menu' }).getBoundingClientRect();
  scrollTo(0, 0);
  return bottom;
};

/** On a small phone the bar stays. */
export const BarStays = meta.story({
  tags: ['!autodocs', '!visual'],
  globals: { viewport: { value: 'small' } },
  play: ({ canvas }) => expect(barAfterScroll(canvas)).toBeGreaterThan(0),
});

/** With text of twice its size, the bar would take a third of a small phone, so it scrolls away. */
export const BarScrollsAway = meta.story({
  tags: ['!autodocs', '!visual'],
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: ({ canvas }) => expect(barAfterScroll(canvas)).toBeLessThan(0),
});

/* With large text, nothing scrolls sideways in a window of any width, in every pane. */

export const LargeTextInCampaigns = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'campaigns' },
  globals: { textSize: '200' },
});

export const LargeTextInHistory = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'history' },
  globals: { textSize: '200' },
});

export const LargeTextInUpdates = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'updates' },
  globals: { textSize: '200' },
});

export const LargeTextInAccount = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'account' },
  globals: { textSize: '200' },
});

export const LargeTextInDonate = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'donate' },
  globals: { textSize: '200' },
});

export const LargeTextInHelp = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'help' },
  globals: { textSize: '200' },
});

/* Names of 60 letters break where the line ends, in every pane. Storybook's manifest reads object literals only. */

export const UnbrokenNames = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'dashboard', view: unbroken },
});

export const UnbrokenNamesInCampaigns = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'campaigns', view: unbroken },
});

export const UnbrokenNamesInHistory = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'history', view: unbroken },
});

export const UnbrokenNamesInUpdates = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'updates', view: unbroken },
});

export const UnbrokenNamesInAccount = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'account', view: unbroken },
});

export const UnbrokenNamesInDonate = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'donate', view: unbroken },
});

export const UnbrokenNamesInHelp = meta.story({
  tags: ['!autodocs'],
  args: { pane: 'help', view: unbroken },
});

export const Mobile = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
});
