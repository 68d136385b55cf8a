import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { SubscribeAside } from './subscribe-aside.tsx';

const meta = {
  title: 'Home/SubscribeAside',
  component: SubscribeAside,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SubscribeAside>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An address typed is neither sent nor kept, and the visitor is told so. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail address' });
    await userEvent.type(input, 'zainab@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Nothing was sent, and your address was not kept/,
    );
    await expect(input).toHaveValue('');
    await expect(localStorage).toHaveLength(0);
    await expect(window.location.search).not.toContain('zainab');
  },
};

/** Enter does what the button does. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'zainab@example.org{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/not open yet/);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'small' } } };
