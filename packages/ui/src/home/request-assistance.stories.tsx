import { paths } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RequestAssistance } from './request-assistance.tsx';

const meta = {
  title: 'Home/RequestAssistance',
  component: RequestAssistance,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RequestAssistance>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What to expect, and the way to the form. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Request Assistance' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Request help' })).toHaveAttribute(
      'href',
      paths.requestHelp,
    );
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
