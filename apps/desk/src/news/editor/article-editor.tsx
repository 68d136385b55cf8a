import { lazy, Suspense } from 'react';

import { EditorSkeleton } from './editor-skeleton.tsx';
import type { TextEditorProps } from './text-editor.tsx';

const TextEditor = lazy(async () => ({ default: (await import('./text-editor.tsx')).TextEditor }));

export type ArticleEditorProps = TextEditorProps;

/**
 * The editor of an article's text. Its code loads when it is first shown, so that no other page of the desk pays for
 * it.
 */
export function ArticleEditor(props: ArticleEditorProps) {
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <TextEditor {...props} />
    </Suspense>
  );
}
