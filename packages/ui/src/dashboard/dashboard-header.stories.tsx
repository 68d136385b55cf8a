import { aMoment } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DashboardHeader } from './dashboard-header.tsx';

const meta = {
  title: 'Dashboard/DashboardHeader',
  component: DashboardHeader,
  args: { pane: 'dashboard', firstName: 'Zainab', now: new Date(aMoment) },
} satisfies Meta<typeof DashboardHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good to see you, Zainab');
    await expect(canvas.getByText('Friday, November 20, 2026')).toBeVisible();
  },
};

export const OfAPane: Story = {
  args: { pane: 'history' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Donation History');
    await expect(canvas.getByText('Good to see you, Zainab')).toBeVisible();
  },
};

export const NobodyKnownYet: Story = {
  args: { firstName: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 }).textContent).toBe('Good to see you');
  },
};

export const LongText: Story = { args: { firstName: 'Wolfeschlegelsteinhausenbergerdorff-Maximiliana' } };

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
