import { paths, sentences } from '@hearthlight/domain';
import { aDashboard, aDonor } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen } from 'storybook/test';

import { answers, neverAnswers, refuses } from '../../../../.storybook/network.ts';
import { follow, press } from '../flows/act.ts';
import { SiteAt } from '../flows/site-at.tsx';
import { asDonor, asVisitor } from '../flows/visit.ts';

const donor = answers('userDetails', aDonor());

/** /dashboard, /request-help and /donate-now: one screen behind the guard. */
const meta = {
  title: 'Routes/Dashboard',
  component: SiteAt,
  args: { address: paths.dashboard },
  parameters: { layout: 'fullscreen', msw: [donor, answers('dashboard', aDashboard())] },
  beforeEach: asDonor,
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Your last donations' })).toBeVisible();
    await expect(document.title).toBe('Dashboard');
  },
};

/** The donor is known from the user details before the dashboard's data is there. */
export const Loading: Story = {
  parameters: { msw: [donor, neverAnswers('dashboard')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Good to see you, Zainab' })).toBeVisible();
    await expect(canvas.getByText('Loading your dashboard')).toBeInTheDocument();
  },
};

/** Trying again asks the server once more. */
export const Failed: Story = {
  parameters: { msw: [donor, refuses('dashboard', 400, { message: 'No.' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sentences.contentFailed)).toBeVisible();
    await press(canvas, 'Try again');
    await expect(await canvas.findByText(sentences.contentFailed)).toBeVisible();
  },
};

/** A name that is none: an answer that is not of the schema is a failed one, asked for three times. */
export const AnswerThatLies: Story = {
  parameters: {
    msw: [donor, http.get('*/api/dashboard/', () => HttpResponse.json({ ...aDashboard(), first_name: 7 }))],
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(sentences.contentFailed, {}, { timeout: 15_000 });
    await expect(notice).toBeVisible();
  },
};

/** Without a token: the overlay over a frame that is empty of data; the server is asked nothing. */
export const NotSignedIn: Story = {
  beforeEach: asVisitor,
  parameters: { msw: [] },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: sentences.sessionInvalid })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', paths.signIn);
  },
};

/** The server does not know the token any more: it goes, and with it all data. */
export const SessionEnded: Story = {
  parameters: {
    msw: [
      refuses('userDetails', 401, { message: 'Please sign in.' }),
      refuses('dashboard', 401, { message: 'Please sign in.' }),
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: sentences.sessionInvalid })).toBeVisible();
    await expect(localStorage).toHaveLength(0);
  },
};

export const RequestHelp: Story = {
  args: { address: paths.requestHelp },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Request help' })).toBeVisible();
    await expect(document.title).toBe('Request help');
  },
};

export const DonateNow: Story = {
  args: { address: paths.donateNow },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Total Due')).toHaveTextContent('$00');
    await expect(document.title).toBe('Donate now');
  },
};

/** The tokens go at once, and sign-in comes after two seconds though the server never answers. */
export const LoggingOut: Story = {
  parameters: { msw: [donor, answers('dashboard', aDashboard()), neverAnswers('signOut')] },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Your last donations' });
    await press(canvas, 'Log out');
    await expect(localStorage).toHaveLength(0);
    await expect(await canvas.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
  },
};

/** What is typed into a form stays while another pane is looked at. */
export const DraftIsKept: Story = {
  args: { address: paths.donateNow },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Donation amount'), '12.5');
    await follow(canvas, 'Account Information');
    await canvas.findByRole('heading', { name: 'User Information' });
    await follow(canvas, 'Donate');
    await expect(await canvas.findByLabelText('Donation amount')).toHaveValue('12.5');
  },
};
