import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface SkeletonProps extends LayoutProps, AttributesOf<'span', 'children'> {
  /** The content it replaces: a line, a paragraph, a picture in an arch, or a card with all three. */
  shape: 'line' | 'text' | 'picture' | 'card';
  /** Number of lines of a `text`. */
  lines?: number;
}

const line = 'block h-line rounded-control bg-paper-deep forced-colors:border';

/**
 * A placeholder in the shape of content that is loading, so that the layout does not shift. It is hidden from
 * screen readers: the view that shows it announces the loading once.
 */
export function Skeleton({ shape, lines = 3, className, ...attributes }: SkeletonProps) {
  return (
    <span {...attributes} aria-hidden="true" data-shape={shape} className={classNames('block', className)}>
      {shape === 'card' ? <Card /> : shape === 'text' ? <Text lines={lines} /> : <Block shape={shape} />}
    </span>
  );
}

function Block({ shape }: { shape: 'line' | 'picture' }) {
  if (shape === 'line') return <span className={line} />;
  return <span className="block aspect-scene rounded-arch-scene bg-paper-deep forced-colors:border" />;
}

function Text({ lines }: { lines: number }) {
  return (
    <span className="grid gap-lines">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={`${line} last:w-3/5`} />
      ))}
    </span>
  );
}

function Card() {
  return (
    <span className="grid gap-5">
      <Block shape="picture" />
      <span className={`${line} w-4/5`} />
      <Text lines={3} />
    </span>
  );
}
