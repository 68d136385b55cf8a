import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Steps } from '../components/steps.tsx';
import { AccountSheet } from './account-sheet.tsx';

const meta = {
  title: 'Account/AccountSheet',
  component: AccountSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Login to your account',
    note: 'No account yet?',
    children: <p>The form stands here.</p>,
  },
} satisfies Meta<typeof AccountSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
};

export const WithSteps: Story = {
  args: { lead: 'You are welcome', steps: <Steps steps={['Account Details', 'Verify email']} current={0} /> },
};
