import { shapesOfPhotographs, uploadedPhotographs } from '@hearthlight/domain/fixtures';
import type { ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';

import type { Canvas } from './act.ts';

/** A drawing, which has one file, and uploaded photographs, which have several formats and other shapes. */
const pictures = { drawing: '/pictures/well.svg', ...uploadedPhotographs };

interface ForEachPhotographProps {
  children: (address: string) => ReactNode;
  /** Beside each other where there is space, for what is narrow. */
  inColumns?: boolean;
}

/** Renders something once with a drawing and once with each photograph, in articles with their names. */
export const ForEachPhotograph = ({ children, inColumns = false }: ForEachPhotographProps) => (
  <div
    data-columns={inColumns || undefined}
    className="grid grid-cols-1 gap-8 tablet:data-columns:grid-cols-3 desk:data-columns:grid-cols-5"
  >
    {Object.entries(pictures).map(([name, address]) => (
      <article key={name} aria-label={name}>
        {children(address)}
      </article>
    ))}
  </div>
);

const partOf = (canvas: Canvas, name: string) => canvas.getByRole('article', { name });

const imagesIn = (part: HTMLElement) => [
  ...within(part).queryAllByRole<HTMLImageElement>('img'),
  ...within(part).queryAllByRole<HTMLImageElement>('presentation'),
];

/** Waits until the photographs of a part have loaded, also those far below, and returns them. */
async function photographsIn(part: HTMLElement): Promise<HTMLImageElement[]> {
  const images = imagesIn(part);
  await expect(images).not.toHaveLength(0);
  for (const image of images) {
    image.loading = 'eager';
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    // Empty while the browser chooses another file.
    await waitFor(() => expect(image.currentSrc).toContain('/uploads/'));
  }
  return images;
}

/** Returns the height of a part and the places of its pictures in it. */
function layoutOf(part: HTMLElement) {
  const { height, left, top } = part.getBoundingClientRect();
  const places = imagesIn(part).map((image) => {
    const box = image.getBoundingClientRect();
    return [box.left - left, box.top - top, box.width, box.height].map(Math.round);
  });
  return { height: Math.round(height), places };
}

/** Asserts that each photograph has the place of the drawing, and that all else stays where it is. */
export async function expectSameLayouts(canvas: Canvas): Promise<void> {
  const expected = layoutOf(partOf(canvas, 'drawing'));
  for (const name of shapesOfPhotographs) {
    const part = partOf(canvas, name);
    await photographsIn(part);
    await expect({ name, ...layoutOf(part) }).toEqual({ name, ...expected });
  }
}

/** Asserts that each photograph is in its part and has its own proportions, unless a frame crops it. */
export async function expectWholePhotographs(canvas: Canvas): Promise<void> {
  for (const name of shapesOfPhotographs) {
    const part = partOf(canvas, name);
    const { left, right } = part.getBoundingClientRect();
    for (const image of await photographsIn(part)) {
      const box = image.getBoundingClientRect();
      await expect([name, box.left >= left && box.right <= right + 0.5]).toEqual([name, true]);
      const { objectFit } = getComputedStyle(image);
      if (objectFit !== 'fill') continue;
      const stretched = box.width / box.height / (image.naturalWidth / image.naturalHeight);
      await expect([name, stretched]).toEqual([name, expect.closeTo(1, 1)]);
    }
  }
}

/** Asserts that each photograph shows a file with at least as many pixels as its frame, or else its largest file. */
export async function expectSharpPhotographs(canvas: Canvas): Promise<void> {
  for (const name of shapesOfPhotographs) {
    for (const image of await photographsIn(partOf(canvas, name))) {
      const widest = /\/(\d+)\.\w+$/.exec(image.src)?.[1];
      await waitFor(async () => {
        const { currentSrc, clientWidth, clientHeight } = image;
        // The size of the image itself depends on `sizes`.
        const file = new Image();
        file.src = currentSrc;
        await file.decode();
        const fills = file.naturalWidth >= clientWidth && file.naturalHeight >= clientHeight;
        await expect([currentSrc, fills || currentSrc.includes(`/${widest}.`)]).toEqual([currentSrc, true]);
      });
    }
  }
}
