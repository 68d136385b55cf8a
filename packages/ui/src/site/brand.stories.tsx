import { expect } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { Link } from '../components/actions/link.tsx';
import { Brand } from './brand.tsx';

const meta = preview.meta({
  title: 'Product/Site/Brand',
  component: Brand,
  tags: ['stable'],
  parameters: { onDark: true },
  args: { name: foundation.product },
});

export const Default = meta.story({
  render: (args) => (
    <Link href="/" variant="plain" className="inline-flex min-h-11 items-center">
      <Brand {...args} />
    </Link>
  ),
});

/** The mark is decorative: a link around it is named by the product's name. */
export const Content = Default.extend({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: foundation.product })).toBeVisible();
  },
});

export const Small = meta.story({ args: { size: 'small' } });

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <div className="flex flex-wrap items-center gap-8">
      <Brand {...args} />
      <Brand {...args} size="small" />
      <div data-on="dark" className="rounded-pane bg-pine-deep p-6 text-on-dark">
        <Brand {...args} />
      </div>
    </div>
  ),
});
