import { paths, sentences } from '@hearthlight/domain';
import { aDashboard, aDonor } from '@hearthlight/domain/fixtures';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { follow, press } from '../../../../.storybook/act.ts';
import { respond, neverRespond, refuse } from '../../../../.storybook/network.ts';
import { SiteAt } from '../flows/site-at.tsx';
import { asDonor, asVisitor } from '../flows/visit.ts';
import { expireSession } from '../session/session.ts';

const donor = respond('userDetails', aDonor());

/** /dashboard, /request-help and /donate-now: one screen behind the guard. */
const meta = preview.meta({
  title: 'Product/Routes/Dashboard',
  component: SiteAt,
  args: { address: paths.dashboard },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '600px' } },
    network: [donor, respond('dashboard', aDashboard())],
  },
  beforeEach: asDonor,
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Your last donations' })).toBeVisible();
    await expect(document.title).toBe('Dashboard');
  },
});

/** The user details name the donor before the dashboard's data has arrived. */
export const Loading = meta.story({
  parameters: { network: [donor, neverRespond('dashboard')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Good to see you, Zainab' })).toBeVisible();
    await expect(canvas.getByText('Loading your dashboard')).toBeInTheDocument();
  },
});

/** 'Try again' sends the call again. */
export const Failed = meta.story({
  parameters: { network: [donor, refuse('dashboard', 400, { message: 'No.' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sentences.contentFailed)).toBeVisible();
    await press(canvas, 'Try again');
    await expect(await canvas.findByText(sentences.contentFailed)).toBeVisible();
  },
});

/** A response that does not match the schema is a failure, which is retried twice. */
export const InvalidResponse = meta.story({
  tags: ['!autodocs'],
  parameters: {
    network: [donor, http.get('*/api/dashboard/', () => HttpResponse.json({ ...aDashboard(), first_name: 7 }))],
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(sentences.contentFailed, {}, { timeout: 15_000 });
    await expect(notice).toBeVisible();
  },
});

/** Without a token, the overlay covers a frame without data, and no call is made. */
export const NotSignedIn = meta.story({
  beforeEach: asVisitor,
  parameters: { network: [] },
  play: async () => {
    const overlay = await screen.findByRole('dialog', { name: sentences.sessionInvalid });
    await waitFor(() => expect(overlay).toBeVisible());
    await expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', paths.signIn);
  },
});

/** A 401 removes the token and the donor's data. */
export const SessionEnded = meta.story({
  tags: ['!autodocs'],
  parameters: {
    network: [
      refuse('userDetails', 401, { message: 'Please sign in.' }),
      refuse('dashboard', 401, { message: 'Please sign in.' }),
    ],
  },
  play: async () => {
    const overlay = await screen.findByRole('dialog', { name: sentences.sessionInvalid });
    await waitFor(() => expect(overlay).toBeVisible());
    await expect(localStorage).toHaveLength(0);
  },
});

export const RequestHelp = meta.story({
  args: { address: paths.requestHelp },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Request help' })).toBeVisible();
    await expect(document.title).toBe('Request help');
  },
});

export const DonateNow = meta.story({
  args: { address: paths.donateNow },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Total Due')).toHaveTextContent('$00');
    await expect(document.title).toBe('Donate now');
  },
});

/** A campaign's Donate link fills in the cause, in place of an earlier one. */
export const DonateToACampaign = meta.story({
  args: { address: paths.donateNow },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Donation cause'), 'Nets for the boats of Joal');
    await follow(canvas, 'Fundraising Campaigns');
    await follow(canvas, 'Donate to A night nurse for the clinic in Kapiri Mposhi');
    await waitFor(() =>
      expect(canvas.getByLabelText('Donation cause')).toHaveValue('A night nurse for the clinic in Kapiri Mposhi'),
    );
    await expect(document.title).toBe('Donate now');
  },
});

const goal = { current: 0 };
const setGoal = fn();

/** The figures follow a new goal at once. */
export const SetsAGoal = meta.story({
  tags: ['!autodocs'],
  args: { address: paths.pane('account') },
  parameters: {
    network: [
      donor,
      respond('dashboard', () => ({ ...aDashboard(), client_goal: goal.current })),
      respond('setGoal', ({ body }) => {
        setGoal(body);
        goal.current = 5000;
        return { message: 'Your goal is $5,000.' };
      }),
    ],
  },
  beforeEach: () => {
    goal.current = 0;
    setGoal.mockClear();
    asDonor();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/No goal is set yet/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your goal' }), '5,000');
    await press(canvas, 'Save goal');
    await expect(await canvas.findByText('Your goal is $5,000.')).toBeVisible();
    await expect(setGoal.mock.calls).toEqual([[{ client_goal: '5,000' }]]);
    await expect(canvas.getByText(/Amount remaining/)).toHaveTextContent('of $5,000');
  },
});

/** A goal that the server does not take is not shown. */
export const GoalRefused = meta.story({
  tags: ['!autodocs'],
  args: { address: paths.pane('account') },
  parameters: {
    network: [donor, respond('dashboard', aDashboard()), refuse('setGoal', 500, { message: 'Not to be shown.' })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Change your goal'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your goal' }), '0{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentences.generic);
    await expect(canvas.getByText(/Amount remaining/)).toHaveTextContent('of $4,000');
  },
});

/** Removes the tokens at once and shows sign-in after two seconds, although the server never responds. */
export const LoggingOut = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desk' } },
  parameters: { network: [donor, respond('dashboard', aDashboard()), neverRespond('signOut')] },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Your last donations' });
    await press(canvas, 'Log out');
    await expect(localStorage).toHaveLength(0);
    await expect(await canvas.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
  },
});

/** Keeps the entries of a form after a visit to another pane. */
export const KeepsTheEntry = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desk' } },
  args: { address: paths.donateNow },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Donation amount'), '12.5');
    await follow(canvas, 'Account Information');
    await canvas.findByRole('heading', { name: 'User Information' });
    await follow(canvas, 'Donate');
    await expect(await canvas.findByLabelText('Donation amount')).toHaveValue('12.5');
  },
});

/** The overlay promises to keep what a person entered, not the preselected payment method. */
export const ExpiredAfterClearingAForm = meta.story({
  tags: ['!autodocs'],
  args: { address: paths.donateNow },
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByLabelText('Donation amount');
    await userEvent.type(amount, '5');
    await userEvent.clear(amount);
    expireSession('access');
    const overlay = await screen.findByRole('dialog', { name: sentences.sessionInvalid });
    await expect(overlay).not.toHaveTextContent('is kept');
  },
});

export const ExpiredWithAnEntry = meta.story({
  args: { address: paths.donateNow },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Donation amount'), '5');
    expireSession('access');
    const overlay = await screen.findByRole('dialog', { name: sentences.sessionInvalid });
    await expect(overlay).toHaveTextContent('What you typed in this tab is kept.');
  },
});
