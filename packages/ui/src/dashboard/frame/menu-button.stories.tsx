import { aDonor } from '@hearthlight/domain/fixtures';
import { expect, fn, screen } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { MenuButton } from './menu-button.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Frame/MenuButton',
  component: MenuButton,
  tags: ['internal'],
  args: { product: foundation.product, pane: 'dashboard' as const, donor: aDonor(), onLogOut: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  globals: { viewport: { value: 'phone' } },
});

export const Default = meta.story({});

export const Opens = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(drawer).toContainElement(screen.getByRole('link', { name: 'Donation History' }));
  },
});
