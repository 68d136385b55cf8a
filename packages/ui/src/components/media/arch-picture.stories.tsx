import { pictureSources } from '@hearthlight/domain';
import { uploadedPhotographs } from '@hearthlight/domain/fixtures';
import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import {
  expectSameLayouts,
  expectSharpPhotographs,
  ForEachPhotograph,
} from '../../../../../.storybook/photographs.tsx';
import { guidance } from './arch-picture.guidance.ts';
import { ArchPicture } from './arch-picture.tsx';

const meta = preview.meta({
  title: 'Library/Media/ArchPicture',
  component: ArchPicture,
  tags: ['stable'],
  parameters: { guidance },
  args: { src: '/pictures/well.svg', alt: 'A tap below a green water tank' },
  decorators: [
    (Picture) => (
      <div className="max-w-[22rem]">
        <Picture />
      </div>
    ),
  ],
});

export const Default = meta.story({ tags: ['matrix'] });

/** It reserves its space and loads when it is near the viewport. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A tap below a green water tank' });
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('width', '400');
    await expect(picture).toHaveAttribute('height', '330');
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(400 / 330, 2);
  },
});

/** The point in its address stays visible when the picture is cropped: left of, in and right of the middle. */
export const Focus = meta.story({
  render: () => (
    <div className="grid grid-cols-3 gap-4">
      {['0,50', '50,50', '100,50'].map((point) => (
        <figure key={point}>
          <ArchPicture src={`${uploadedPhotographs.panorama}#focus=${point}`} alt={point} ratio="portrait" />
          <figcaption className="mt-2 text-label text-ink-soft">#focus={point}</figcaption>
        </figure>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const positions = canvas.getAllByRole('img').map((image) => getComputedStyle(image).objectPosition);
    await expect(positions).toEqual(['0% 50%', '50% 50%', '100% 50%']);
  },
});

/** It loads at once and with high priority. */
export const Eager = meta.story({
  args: { src: '/pictures/hero.svg', alt: 'A lit house at dawn, its door open', ratio: 'hero', eager: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A lit house at dawn, its door open' });
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  },
});

/** The browser loads the smallest file that fills the space, in the first format that it knows. */
export const Formats = meta.story({
  args: {
    src: '/uploads/18d3239fbed931b2c73b1fe4171f3123/1000.jpg',
    alt: 'A roof',
    formats: {
      sizes: '22rem',
      sources: [
        { type: 'image/unknown', srcSet: '/never.unknown 480w' },
        {
          type: 'image/avif',
          srcSet:
            '/uploads/18d3239fbed931b2c73b1fe4171f3123/480.avif 480w, /uploads/18d3239fbed931b2c73b1fe4171f3123/960.avif 960w',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'A roof' });
    await waitFor(() => expect(picture.currentSrc).toMatch(/\/(?:480|960)\.avif$/));
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(400 / 330, 2);
  },
});

/** If the picture fails to load, its text shows in the arch, at the same size. */
export const Broken = meta.story({
  args: { src: 'data:image/png;base64,broken', eager: true },
  play: async ({ canvas }) => {
    const words = await canvas.findByText('A tap below a green water tank');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    const { width, height } = words.parentElement?.getBoundingClientRect() ?? { width: 0, height: 1 };
    await expect(width / height).toBeCloseTo(400 / 330, 2);
    await expect(words.getBoundingClientRect().height).toBeGreaterThan(10);
  },
});

/** Before hydration, the browser shows the text in the same way. */
export const BrokenWithoutScript = meta.story({
  tags: ['!autodocs', '!visual'],
  render: ({ alt }) => <img src="data:image/png;base64,broken" alt={alt} width={400} height={330} />,
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'A tap below a green water tank' });
    await waitFor(() => expect(picture.complete).toBe(true));
    const { content, display } = getComputedStyle(picture, '::after');
    await expect([content, display]).toEqual(['"A tap below a green water tank"', 'grid']);
  },
});

/** A decorative picture is hidden from screen readers. */
export const Decorative = meta.story({
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** Describe what a person who does not see the picture misses. */
export const DoDescribeThePicture = meta.story({
  tags: ['do', '!autodocs'],
  render: (args) => (
    <>
      <ArchPicture {...args} />
      <p className="mt-3 text-small">Text alternative: {args.alt}</p>
    </>
  ),
});

/** Do not give the name of the file, and do not begin with 'Picture of'. */
export const DontNameTheFile = meta.story({
  tags: ['dont', '!autodocs'],
  args: { alt: 'Picture of well-final-2' },
  render: (args) => (
    <>
      <ArchPicture {...args} />
      <p className="mt-3 text-small">Text alternative: {args.alt}</p>
    </>
  ),
});

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  decorators: [
    (Pictures) => (
      <div className="flex w-[60rem] max-w-full flex-wrap items-end gap-6 *:w-60">
        <Pictures />
      </div>
    ),
  ],
  render: (args) => (
    <>
      <ArchPicture {...args} eager />
      <ArchPicture alt="A portrait" src="/pictures/portrait-03.svg" ratio="portrait" eager />
      <ArchPicture alt="A lit house" src="/pictures/hero.svg" ratio="hero" eager />
    </>
  ),
});

/** An uploaded photograph of any shape fills its arch, and has the size of a drawing. */
export const Photographs = meta.story({
  tags: ['visual', '!autodocs'],
  decorators: [(Pictures) => <div className="w-[44rem] max-w-full">{Pictures()}</div>],
  render: ({ alt }) => (
    <ForEachPhotograph>
      {(src) => (
        <div className="grid grid-cols-[1fr_5rem_auto] items-start gap-4">
          {(['scene', 'portrait', 'hero'] as const).map((ratio) => (
            <ArchPicture
              key={ratio}
              {...{ src, alt, ratio }}
              formats={{ sizes: '16rem', sources: pictureSources(src) }}
              className={ratio === 'hero' ? 'w-24!' : ''}
            />
          ))}
        </div>
      )}
    </ForEachPhotograph>
  ),
  play: ({ canvas }) => expectSameLayouts(canvas),
});

/** The arch crops a panorama at its sides, so that it needs a file that is wider than the arch. */
export const Sharp = meta.story({
  tags: ['!autodocs'],
  render: ({ alt }) => (
    <ForEachPhotograph>
      {(src) => <ArchPicture {...{ src, alt }} formats={{ sizes: '22rem', sources: pictureSources(src) }} />}
    </ForEachPhotograph>
  ),
  play: ({ canvas }) => expectSharpPhotographs(canvas),
});
