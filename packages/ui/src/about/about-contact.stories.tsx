import { addressLine, foundation, paths } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { about } from '../../../../apps/web/src/content/about.ts';
import { AboutContact } from './about-contact.tsx';

const meta = {
  title: 'About/AboutContact',
  component: AboutContact,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { contact: about.contact, foundation },
} satisfies Meta<typeof AboutContact>;
export default meta;
type Story = StoryObj<typeof meta>;

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(addressLine(foundation), { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: foundation.phone })).toHaveAttribute(
      'href',
      'tel:+15035550142',
    );
    await expect(canvas.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', paths.donateNow);
    await expect(canvas.getByRole('link', { name: 'Request help' })).toHaveAttribute(
      'href',
      paths.requestHelp,
    );
  },
};

/** The letter is a mail link; its address is not shown. */
export const HiddenAddress: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Write us an e-mail' })).toHaveAttribute(
      'href',
      `mailto:${foundation.supportEmail}`,
    );
    await expect(canvas.queryByText(foundation.supportEmail)).not.toBeInTheDocument();
  },
};

/** Twice the words, and one that has no place to break: nothing is cut, nothing scrolls sideways. */
export const LongText: Story = {
  tags: ['!visual'],
  args: {
    contact: {
      ...about.contact,
      intro: `${about.contact.intro} ${about.contact.intro} ${longWord}`,
      hours: `${about.contact.hours} ${longWord}`,
    },
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
