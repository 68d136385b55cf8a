import { foundation, paths } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Footer } from './footer.tsx';

const meta = {
  title: 'Site/Footer',
  component: Footer,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { foundation, year: 2026 },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every page, the mail, the telephone, the address, the social links, the copyright. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
    await expect(pages.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Donation', paths.donateNow],
      ['Campaigns', paths.beneficiaries],
      ['Join Us', paths.dashboard],
      ['About', paths.about],
      ['Request help', paths.requestHelp],
      ['Contact us', `mailto:${foundation.supportEmail}`],
    ]);
    await expect(canvas.getByRole('link', { name: foundation.phone })).toHaveAttribute(
      'href',
      'tel:+15035550142',
    );
    for (const { name, href } of foundation.social)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(canvas.getByText('14 Lantern Street, Portland, OR 97204')).toBeVisible();
    await expect(canvas.getByText(/^©/)).toHaveTextContent('© 2026 Hearthlight Foundation');
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'small' } } };
