import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { QuickAccessMenu } from './quick-access-menu.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Frame/QuickAccessMenu',
  component: QuickAccessMenu,
  tags: ['internal'],
  args: { supportEmail: 'support@hearthlight.example' },
  decorators: [
    (Story) => (
      <>
        <div className="flex min-h-44 justify-end">{Story()}</div>
        <button type="button" className="min-h-11 underline">
          After it
        </button>
      </>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
});

export const Default = meta.story({});

export const Opens = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Quick access' });
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const ClosesOnEscape = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Quick access' });
    await userEvent.click(button);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Visit homepage' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(button).toHaveFocus();
  },
});

export const ClosesOnAClickOutside = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quick access' }));
    await userEvent.click(canvasElement);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const ClosesWhenTheFocusLeaves = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quick access' }));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After it' })).toHaveFocus();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
