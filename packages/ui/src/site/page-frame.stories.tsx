import { paths } from '@hearthlight/domain';
import { expect, userEvent } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { PageFrame } from './page-frame.tsx';

const meta = preview.meta({
  title: 'Product/Site/PageFrame',
  component: PageFrame,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: {
    foundation,
    current: paths.about,
    children: (
      <div className="mx-auto max-w-page px-gutter py-section">
        <h1 className="text-title">A page</h1>
        <p className="mt-4 max-w-text">The content is between the top bar and the footer.</p>
      </div>
    ),
  },
});

export const Default = meta.story({});

/** One banner, one main, one footer, and the current year. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026');
    // On a phone the links are behind the Menu button.
    const current = canvas.getAllByRole('link', { current: 'page', hidden: true });
    await expect(current.map(({ textContent }) => textContent)).toEqual(['About']);
  },
});

/** The first Tab reaches the skip link, which is visible while it has the focus. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.tab();
    await expect(skip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
