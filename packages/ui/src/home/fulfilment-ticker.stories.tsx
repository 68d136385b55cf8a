import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { recipients } from '../../../../apps/web/src/content/recipients.ts';
import { FulfilmentTicker } from './fulfilment-ticker.tsx';

const meta = {
  title: 'Home/FulfilmentTicker',
  component: FulfilmentTicker,
  parameters: { layout: 'fullscreen' },
  args: { recipients },
} satisfies Meta<typeof FulfilmentTicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All twenty messages are in the list for screen readers, whatever is on screen. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const name = 'Testimonials of fulfillment';
    await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    const messages = within(canvas.getByRole('list', { name })).getAllByRole('listitem');
    await expect(messages).toHaveLength(20);
    await expect(messages[0]).toHaveTextContent('The foundation paid $1,300');
  },
};

export const LongText: Story = {
  args: { recipients: recipients.map((one) => ({ ...one, message: `${one.message} ${one.message}` })) },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
