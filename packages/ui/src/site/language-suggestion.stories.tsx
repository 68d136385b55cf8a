// cspell:words Ahora está página también الآن الصفحة أيضًا بالعربية متاحة
import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { LanguageSuggestion } from './language-suggestion.tsx';

const meta = preview.meta({
  title: 'Product/Site/LanguageSuggestion',
  component: LanguageSuggestion,
  tags: ['experimental'],
  args: {
    language: 'es',
    sentence: 'Esta página también está en español.',
    dismissal: 'Ahora no',
    href: '/es/about',
    onChoose: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    onDismiss: fn(),
  },
});

export const Default = meta.story({});

/** Link and button are in the suggested language. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveAttribute('lang', 'es');
    await userEvent.click(canvas.getByRole('link', { name: args.sentence }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: args.dismissal }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** A language that is written right to left starts at the other side. */
export const RightToLeft = meta.story({
  args: { language: 'ar', sentence: 'هذه الصفحة متاحة أيضًا بالعربية.', dismissal: 'ليس الآن' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link').getBoundingClientRect();
    await expect(link.left).toBeGreaterThan(canvas.getByRole('button').getBoundingClientRect().left);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
