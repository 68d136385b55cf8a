import { paths } from '@hearthlight/domain';
import { expect } from 'storybook/test';
import { about } from 'virtual:content/about';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { AboutContact } from './about-contact.tsx';

const meta = preview.meta({
  title: 'Product/About/AboutContact',
  component: AboutContact,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { contact: about.contact, foundation },
});

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(foundation.address.street, { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: foundation.phone })).toHaveAttribute(
      'href',
      `tel:${foundation.phone.replaceAll(' ', '')}`,
    );
    await expect(canvas.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', paths.donateNow);
    await expect(canvas.getByRole('link', { name: 'Request help' })).toHaveAttribute('href', paths.requestHelp);
  },
});

/** A long address breaks into lines of about the same length. */
export const LongAddress = meta.story({
  tags: ['!visual', '!autodocs'],
  globals: { viewport: { value: 'desk' } },
  args: {
    foundation: {
      ...foundation,
      address: {
        street: '3 Ropewalk Lane',
        locality: 'Lunenburg',
        region: 'NS',
        postalCode: 'B0J 2C0',
        country: 'CA',
      },
    },
  },
  play: async ({ canvas }) => {
    const text = document.createRange();
    text.selectNodeContents(canvas.getByText(/Ropewalk Lane/));
    const [first, second] = text.getClientRects();
    await expect(second?.width).toBeGreaterThan((first?.width ?? Infinity) / 2);
  },
});

/** The e-mail address itself is not shown. */
export const HiddenAddress = meta.story({
  tags: ['!visual', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Write us an e-mail' })).toHaveAttribute(
      'href',
      `mailto:${foundation.supportEmail}`,
    );
    await expect(canvas.queryByText(foundation.supportEmail)).not.toBeInTheDocument();
  },
});

/** Twice the text and an unbreakable word: nothing overflows. */
export const LongText = meta.story({
  tags: ['!visual'],
  args: {
    contact: {
      ...about.contact,
      intro: `${about.contact.intro} ${about.contact.intro} ${longWord}`,
      hours: `${about.contact.hours} ${longWord}`,
    },
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
