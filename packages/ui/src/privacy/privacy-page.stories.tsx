import { expect, within } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { privacy } from 'virtual:content/privacy';

import preview from '#storybook/preview';

import { type PrivacyContent, PrivacyPage } from './privacy-page.tsx';

const long = (text: string) => `${text} ${text} Donaudampfschifffahrtsgesellschaftskapitänswitwe`;

/** For a foundation without such a page. */
const other: PrivacyContent = {
  title: 'Privacy',
  intro: 'What we store, and for how long.',
  updated: '2026-11-30',
  sections: [{ heading: 'What we store', paragraphs: ['Your account.'], list: ['Your name.', 'Your gifts.'] }],
};
const content = privacy ?? other;

const meta = preview.meta({
  title: 'Product/Privacy/PrivacyPage',
  component: PrivacyPage,
  tags: ['stable', 'visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: { content, foundation },
});

export const Default = meta.story({ tags: ['modes', 'foundations'] });

/** The sections in order, the day of the last change, and whom to write to. */
export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { content: other },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'What we store' })).toBeVisible();
    await expect(main.getByText('Updated Nov 30, 2026')).toBeVisible();
    await expect(main.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Your name.',
      'Your gifts.',
    ]);
    await expect(main.getByRole('link', { name: foundation.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${foundation.supportEmail}`,
    );
  },
});

/** A section may have paragraphs only, or a list only. */
export const OnePart = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    content: {
      ...other,
      sections: [
        { heading: 'Cookies', paragraphs: ['None.'] },
        { heading: 'Mails', paragraphs: [], list: ['Receipts.'] },
      ],
    },
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('list')).toHaveLength(1);
    await expect(main.getByText('None.')).toBeVisible();
  },
});

/** Every text twice as long, with an unbreakable word. */
export const LongText = meta.story({
  tags: ['!visual'],
  args: {
    content: {
      ...content,
      title: long(content.title),
      intro: long(content.intro),
      sections: content.sections.map(({ heading, list, paragraphs }) => ({
        heading: long(heading),
        paragraphs: paragraphs.map(long),
        list: list?.map(long),
      })),
    },
  },
});

/** With large text, nothing scrolls sideways in a window of any width. */
export const LargeText = meta.story({ tags: ['!visual', '!autodocs'], globals: { textSize: '200' } });

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
