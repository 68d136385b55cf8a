export interface SkeletonProps {
  /** What it stands for: one line, a paragraph, a picture in its arch, or a card of all three. */
  shape: 'line' | 'text' | 'picture' | 'card';
  /** Lines of a `text`. */
  lines?: number;
}

const line = 'block h-[1em] rounded-control bg-paper-deep';

/**
 * The shape of what is being loaded, so that nothing jumps when it comes. It is silent: the view that shows it
 * says once that it loads.
 */
export function Skeleton({ shape, lines = 3 }: SkeletonProps) {
  return (
    <span aria-hidden="true" data-shape={shape} className="block">
      {shape === 'card' ? <Card /> : shape === 'text' ? <Text lines={lines} /> : <Block shape={shape} />}
    </span>
  );
}

function Block({ shape }: { shape: 'line' | 'picture' }) {
  if (shape === 'line') return <span className={line} />;
  return (
    <span className="block aspect-[400/330] rounded-[42%_42%_0.875rem_0.875rem/51%_51%_0.875rem_0.875rem] bg-paper-deep" />
  );
}

function Text({ lines }: { lines: number }) {
  return (
    <span className="grid gap-[0.55em]">
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
      <span className={`${line} h-[1.6em] w-4/5`} />
      <Text lines={3} />
    </span>
  );
}
