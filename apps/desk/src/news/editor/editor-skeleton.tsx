import { TextSkeleton, useWords, VisuallyHidden } from '@hearthlight/ui';

/** Stands in for the editor until it has loaded and started. */
export function EditorSkeleton() {
  const words = useWords('editor');
  return (
    <output className="block">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <TextSkeleton length={900} className="max-w-text" />
    </output>
  );
}
