'use client';

import { TextSkeleton } from '../../../components/feedback/text-skeleton.tsx';
import { VisuallyHidden } from '../../../components/layout/visually-hidden.tsx';
import { useEditorWords } from '../../../words/editor.ts';

/** Stands in for the editor until it has loaded and started. */
export function EditorSkeleton() {
  const words = useEditorWords();
  return (
    <output className="block">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <TextSkeleton length={900} className="max-w-text" />
    </output>
  );
}
