import { useState } from 'react';

export interface ArchPictureProps {
  src: string;
  /** What the picture shows; empty where it only decorates. */
  alt: string;
  /** `scene` is 400 × 330, `portrait` 120 × 140, `hero` 560 × 640. */
  ratio?: 'scene' | 'portrait' | 'hero';
  /** For what is seen first: loaded at once and before other pictures. */
  eager?: boolean;
}

const shapes = {
  scene: {
    width: 400,
    height: 330,
    look: 'aspect-[400/330] rounded-[42%_42%_0.875rem_0.875rem/51%_51%_0.875rem_0.875rem]',
  },
  portrait: { width: 120, height: 140, look: 'aspect-[120/140] rounded-[50%_50%_0_0/42.9%_42.9%_0_0]' },
  hero: { width: 560, height: 640, look: 'aspect-[560/640] rounded-[50%_50%_0_0/43.75%_43.75%_0_0]' },
};

/** A picture in an arch. One that is missing or cannot be loaded leaves the plain arch, and its words for those who hear them. */
export function ArchPicture({ src, alt, ratio = 'scene', eager = false }: ArchPictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const { width, height, look } = shapes[ratio];
  const frame = `block w-full bg-paper-deep ${look}`;
  if (src === '' || failedSrc === src)
    return (
      <span className={frame}>
        <span className="sr-only">{alt}</span>
      </span>
    );
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailedSrc(src)}
      className={`h-auto object-cover ${frame}`}
    />
  );
}
