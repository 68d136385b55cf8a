import { paths } from '@hearthlight/domain';
import { uploadedPhotographs } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';
import { home } from 'virtual:content/home';

import preview from '#storybook/preview';

import { Founders } from './founders.tsx';

const { founders } = home;

const meta = preview.meta({
  title: 'Product/Home/Founders',
  component: Founders,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { ...home.foundersSection, founders },
});

export const Default = meta.story({});

/** The founders by name, and one more arch with a link. */
export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Meet the founders' })).toBeVisible();
    const names = canvas.getAllByRole('listitem').map((one) => one.textContent);
    await expect(names).toEqual(founders.map((founder) => founder.name));
    await expect(canvas.getByRole('link')).toHaveAttribute('href', paths.dashboard);
  },
});

/** The invitation is left out with the founders. */
export const None = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { founders: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const One = meta.story({ args: { founders: founders.slice(0, 1) } });

export const Three = meta.story({ args: { founders: founders.slice(0, 3) } });

const photographed = Object.values(uploadedPhotographs).map((address, index) => ({
  name: founders[index]?.name ?? address,
  image_url: `${address}#focus=${20 * index},45`,
}));

/** Arches crop photographs around the point that stays visible, whatever their shape. */
export const Photographs = meta.story({
  args: { founders: [...photographed, ...founders.slice(photographed.length)] },
  play: async ({ canvas }) => {
    const images = canvas.getAllByRole('presentation');
    const drawing = images.at(-1);
    for (const [index, photograph] of images.slice(0, photographed.length).entries()) {
      await expect(getComputedStyle(photograph).objectPosition).toBe(`${20 * index}% 45%`);
      await expect(photograph.clientHeight).toBe(drawing?.clientHeight);
    }
  },
});

export const LongText = meta.story({
  args: { founders: founders.map((one) => ({ ...one, name: `${one.name}-Featherstonehaugh de la Cruz` })) },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
