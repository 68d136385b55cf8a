import { Skeleton } from '../components/skeleton.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';

/** A page that is still on its way: a bar, a title with its text, a picture. Says once that it loads. */
export function PageSkeleton() {
  return (
    <main className="mx-auto max-w-page px-gutter">
      <output>
        <VisuallyHidden>Loading the page</VisuallyHidden>
      </output>
      <div className="flex h-17 items-center desk:h-22">
        <span className="block w-40 text-[1.75rem]">
          <Skeleton shape="line" />
        </span>
      </div>
      <div className="grid items-center gap-12 py-10 tablet:grid-cols-[1.08fr_.92fr] tablet:gap-18">
        <div className="grid gap-8">
          <span className="block text-hero">
            <Skeleton shape="text" lines={3} />
          </span>
          <Skeleton shape="text" lines={3} />
        </div>
        <Skeleton shape="picture" />
      </div>
    </main>
  );
}
