import { paths } from '@hearthlight/domain';
import { expect } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';

import preview from '#storybook/preview';

import { Button } from '../components/actions/button.tsx';
import { Field } from '../components/forms/field.tsx';
import { AuthFrame } from './auth-frame.tsx';

const frame = { product: foundation.product, ...site.account };

const meta = preview.meta({
  title: 'Product/Site/AuthFrame',
  component: AuthFrame,
  tags: ['stable', 'visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: {
    frame,
    children: (
      <div className="grid gap-6">
        <h1 className="text-title">Login to your account</h1>
        <Field label="E-mail address" type="email" />
        <Button fullWidth>Signin</Button>
      </div>
    ),
  },
});

export const Default = meta.story({});

/** The logo links to the home page. On a wide screen the picture is on the left, the form on the right. */
export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: foundation.product })).toHaveAttribute('href', paths.home);
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
});

export const LongText = meta.story({
  args: {
    frame: {
      ...frame,
      line: 'A longer line, which says in two sentences what an account is good for. It must leave room for the house below it.',
    },
  },
});

/** On a wide screen the line and its picture are beside the form. */
export const Desk = meta.story({
  globals: { viewport: { value: 'desk' } },
  tags: ['!visual', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(site.account.line)).toBeVisible();
  },
});

/** On phones the line is above the form. */
export const Mobile = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(site.account.line)).toBeVisible();
    const brand = canvas.getByRole('link', { name: foundation.product });
    await expect(brand).toBeVisible();
    // The focus ring of 5 px is in the window.
    await expect(brand.getBoundingClientRect().top).toBeGreaterThanOrEqual(5);
  },
});

/** With large text a phone has no room for the picture. */
export const LargeText = meta.story({
  tags: ['!visual', '!autodocs'],
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation', { hidden: true })).not.toBeVisible();
    await expect(canvas.getByText(site.account.line)).toBeVisible();
  },
});

/** A line that has no translation yet keeps its direction: its period is at its end. */
export const OtherLanguage = meta.story({
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(site.account.line)).toHaveStyle({ direction: 'ltr' });
  },
});
