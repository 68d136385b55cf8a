import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { LanguageLinks } from './language-links.ts';
import { LanguageMenu } from './language-menu.tsx';

const onChoose = fn((event: { preventDefault: () => void }) => event.preventDefault());
const links = [
  { language: 'en', name: 'English', href: '/about', isCurrent: true },
  { language: 'es', name: 'Español', href: '/es/about', isCurrent: false, onChoose },
  { language: 'ar', name: 'العربية', href: '/ar/about', isCurrent: false },
];

const meta = preview.meta({
  title: 'Product/Site/LanguageMenu',
  component: LanguageMenu,
  tags: ['experimental'],
  decorators: [(Story) => <LanguageLinks value={links}>{Story()}</LanguageLinks>],
});

export const Default = meta.story({});

/** Each link is in its language and leads to the same page; the current one is marked. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Language' })).toBeVisible();
    const found = canvas.getAllByRole('link');
    await expect(found.map((link) => [link.lang, link.textContent, link.getAttribute('href')])).toEqual(
      links.map(({ language, name, href }) => [language, name, href]),
    );
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('English');
  },
});

/** A click is reported before the link is followed. */
export const Chooses = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    onChoose.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Español' }));
    await expect(onChoose).toHaveBeenCalledOnce();
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Español' })).toHaveFocus();
  },
});

/** A site with one language has no menu. */
export const OneLanguage = meta.story({
  tags: ['!autodocs'],
  decorators: [(Story) => <LanguageLinks value={[]}>{Story()}</LanguageLinks>],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
