import { Link } from '@hearthlight/ui';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { DeskHeader } from './desk-header.tsx';

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

const meta = preview.meta({
  title: 'Frame/DeskHeader',
  component: DeskHeader,
  tags: ['experimental'],
  args: { title: 'Gifts', lead: 'All gifts in the books, the newest first.' },
});

export const Default = meta.story();

/** The title can be focused, because it takes the focus when the page opens. */
export const Complete = meta.story({
  args: {
    above: (
      <Link href="/desk/gifts" className="tap-target">
        All gifts
      </Link>
    ),
    action: (
      <Link href="/desk/gifts/new" variant="button">
        Record a gift
      </Link>
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    title.focus();
    await expect(title).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Record a gift' })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { title: `${longWord} ${longWord}`, lead: `${longWord} ${longWord}` },
});

/** A file name reads from left to right on a page in Arabic too, not as `csv.9`. */
export const FileNameInArabic = meta.story({
  tags: ['!autodocs', '!visual'],
  globals: { direction: 'rtl' },
  args: { title: '9.csv' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('9.csv').firstChild;
    const leftOf = (place: number) => {
      const character = document.createRange();
      if (text) character.setStart(text, place);
      if (text) character.setEnd(text, place + 1);
      return character.getBoundingClientRect().left;
    };
    await expect(leftOf(0)).toBeLessThan(leftOf(2));
  },
});
