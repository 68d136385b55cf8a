'use client';

import { useState } from 'react';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';

/** The files of a picture in several formats and widths. */
interface PictureFormats {
  /** The width at which the picture is shown, as `sizes` states it. */
  sizes: string;
  /** Each format with its files. The browser takes the first that it knows. */
  sources: ReadonlyArray<{ type: string; srcSet: string }>;
}

export interface ArchPictureProps extends LayoutProps, AttributesOf<'picture', 'children'> {
  /** Address of the picture. An empty string renders the empty arch. A point in it, `#focus=30,70`, stays visible. */
  src: string;
  /** Text alternative. Empty for a decorative picture. */
  alt: string;
  /** Proportions in pixels: `scene` is 400 × 330, `portrait` 120 × 140, `hero` 560 × 640. */
  ratio?: 'scene' | 'portrait' | 'hero';
  /** Smaller files and formats of the picture, from which the browser chooses. */
  formats?: PictureFormats;
  /** Loads the picture at once and with high priority. For pictures above the fold. */
  eager?: boolean;
}

const shapes = {
  scene: { width: 400, height: 330, style: 'aspect-scene rounded-arch-scene' },
  portrait: { width: 120, height: 140, style: 'aspect-portrait rounded-arch-portrait' },
  hero: { width: 560, height: 640, style: 'aspect-hero rounded-arch-hero' },
};

/**
 * Returns the `object-position` for the point in an address that stays visible, such as `#focus=30,70` (in percent).
 */
function positionOf(src: string): string | undefined {
  const [, x, y] = /#focus=(\d+),(\d+)$/.exec(src) ?? [];
  return x === undefined ? undefined : `${x}% ${y}%`;
}

/**
 * A picture in an arch. If it fails to load, the arch shows the text alternative, by CSS where the browser supports it
 * and by script in Safari. Without a picture it renders an empty arch with the text for screen readers.
 */
export function ArchPicture({
  src,
  alt,
  ratio = 'scene',
  formats,
  eager = false,
  className,
  ...attributes
}: ArchPictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const { width, height, style } = shapes[ratio];
  const objectPosition = positionOf(src);
  const frame = classNames('w-full', style, className);
  if (src === '' || failedSrc === src)
    return (
      <span
        {...attributes}
        className={classNames(
          'grid place-content-center overflow-hidden bg-paper-deep p-[12%] text-center text-small text-ink-soft forced-colors:border',
          frame,
        )}
      >
        <span className={src === '' ? 'sr-only' : undefined}>{alt}</span>
      </span>
    );
  // The frame has the size, whatever files it contains: neither the sources nor the shape of a photograph affect the
  // layout.
  return (
    <picture {...attributes} className={classNames('relative block overflow-hidden', frame)}>
      {formats?.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={formats.sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailedSrc(src)}
        className="absolute inset-0 h-full w-full bg-paper-deep object-cover"
        {...(objectPosition && { style: { objectPosition } })}
      />
    </picture>
  );
}
