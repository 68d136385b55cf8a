import { expect, within } from 'storybook/test';
import { home } from 'virtual:content/home';

import preview from '#storybook/preview';

import { guidance } from './fulfillment-ticker.guidance.ts';
import { FulfillmentTicker } from './fulfillment-ticker.tsx';

const { recipients } = home;

const meta = preview.meta({
  title: 'Product/Home/FulfillmentTicker',
  component: FulfillmentTicker,
  tags: ['experimental'],
  parameters: { guidance, layout: 'fullscreen' },
  args: { ...home.fulfillment, recipients },
});

export const Default = meta.story({
  tags: ['visual'],
});

/** The list for screen readers contains all messages. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const name = 'Testimonials of fulfillment';
    await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    const messages = within(canvas.getByRole('list', { name })).getAllByRole('listitem');
    await expect(messages).toHaveLength(recipients.length);
    await expect(messages[0]).toHaveTextContent((recipients[0]?.message ?? '').replaceAll(/\s/g, ' '));
    await expect(messages.map(({ textContent }) => /\p{Nd}/u.test(textContent))).not.toContain(false);
  },
});

export const None = meta.story({
  tags: ['!autodocs'],
  args: { recipients: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

/** Nothing moves, and screen readers get it once. */
export const One = meta.story({
  tags: ['visual'],
  args: { recipients: recipients.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(recipients[0]?.name ?? '')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Three = meta.story({ tags: ['visual'], args: { recipients: recipients.slice(0, 3) } });

export const LongText = meta.story({
  args: { recipients: recipients.map((one) => ({ ...one, message: `${one.message} ${one.message}` })) },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
