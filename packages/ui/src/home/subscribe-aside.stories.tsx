import { expect, userEvent } from 'storybook/test';
import { home } from 'virtual:content/home';

import preview from '#storybook/preview';

import { SubscribeAside } from './subscribe-aside.tsx';

const meta = preview.meta({
  title: 'Product/Home/SubscribeAside',
  component: SubscribeAside,
  tags: ['internal'],
  parameters: { layout: 'fullscreen' },
  args: { texts: home.newsletter },
});

export const Default = meta.story({});

/** An address is neither sent nor stored, and a notice says so. */
export const Subscribes = meta.story({
  tags: ['!autodocs', 'visual'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail address' });
    await expect(canvas.getByText(/There is no newsletter yet\./)).toBeVisible();
    await userEvent.type(input, 'zainab@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/Nothing was sent or saved/);
    await expect(input).toHaveValue('');
    await expect(localStorage).toHaveLength(0);
    await expect(window.location.search).not.toContain('zainab');
  },
});

/** Enter submits like the button. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'zainab@example.org{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Nothing was sent/);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
