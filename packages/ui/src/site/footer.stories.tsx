import { paths } from '@hearthlight/domain';
import { expect, within } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { Footer } from './footer.tsx';

const { privacy: _, ...withoutPrivacyPage } = foundation;

const meta = preview.meta({
  title: 'Product/Site/Footer',
  component: Footer,
  tags: ['stable', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { foundation: { ...foundation, privacy: { title: 'Privacy' } }, year: 2026 },
});

export const Default = meta.story({});

/** Links to every page, contact details, social links and copyright. */
export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
    await expect(pages.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Donation', paths.donateNow],
      ['Campaigns', paths.beneficiaries],
      ['Join Us', paths.dashboard],
      ['About', paths.about],
      ['Open books', paths.books],
      ['Check a statement', paths.ledger],
      ['Request help', paths.requestHelp],
      ['Contact us', `mailto:${foundation.supportEmail}`],
      ['Privacy', paths.privacy],
    ]);
    await expect(canvas.getByRole('link', { name: foundation.phone })).toHaveAttribute(
      'href',
      `tel:${foundation.phone.replaceAll(' ', '')}`,
    );
    for (const { name, href } of foundation.social)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(canvas.getByText(foundation.address.street, { exact: false })).toBeVisible();
    await expect(canvas.getByText(/^©/)).toHaveTextContent(`© 2026 ${foundation.name}`);
  },
});

/** Without social links, campaigns and a privacy page their headings and links are left out. */
export const Few = meta.story({
  args: { foundation: { ...withoutPrivacyPage, social: [], withoutCampaigns: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Follow' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Campaigns' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Privacy' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Donation' })).toBeVisible();
  },
});

/** One link. */
export const One = meta.story({
  tags: ['!autodocs'],
  args: { foundation: { ...foundation, social: [{ name: 'Mastodon', href: 'https://social.example/@us' }] } },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
