'use client';

import { lazy, Suspense } from 'react';

import { TextSkeleton } from '../../../components/feedback/text-skeleton.tsx';
import { VisuallyHidden } from '../../../components/layout/visually-hidden.tsx';
import { useEditorWords } from '../../../words/editor.ts';
import type { TextEditorProps } from './text-editor.tsx';

const TextEditor = lazy(async () => ({ default: (await import('./text-editor.tsx')).TextEditor }));

export type ArticleEditorProps = TextEditorProps;

/** The editor of an article's text. Its code loads when it is first shown, so that no other page of the desk pays for it. */
export function ArticleEditor(props: ArticleEditorProps) {
  const words = useEditorWords();
  return (
    <Suspense
      fallback={
        <output className="block">
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <TextSkeleton length={900} className="max-w-text" />
        </output>
      }
    >
      <TextEditor {...props} />
    </Suspense>
  );
}
