import type { ArticleText } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import { lazy, type ReactNode, Suspense, useRef } from 'react';

import { ListSkeleton } from '../frame/list-skeleton.tsx';
import { ArticleDetails, type ArticleDetailsProps } from './article-details.tsx';
import type { SaveState } from './autosave.ts';
import { ArticleEditor } from './editor/article-editor.tsx';
import { fieldAnchor } from './field-anchor.ts';
import { TitleField } from './title-field.tsx';

const ArticleConflict = lazy(async () => ({
  default: (await import('./article-conflict.tsx')).ArticleConflict,
}));

export interface EditArticlePageProps extends ArticleDetailsProps {
  /** Where the text is. */
  state: SaveState;
  /** Ends a conflict with the chosen text. */
  onResolve: (text: ArticleText) => void;
  /** Settings that concern visitors, below the details. */
  publication?: ReactNode;
}

/** An article to write, inside of `ArticleFrame`: its text as on the public page, the details beside it. */
export function EditArticlePage({ state, onResolve, publication, ...details }: EditArticlePageProps) {
  const words = useWords('articles');
  const textPane = useRef<HTMLDivElement>(null);
  const { text, onChange, uploadPicture, loadPictures, campaigns } = details;
  if (state.status === 'conflict')
    return (
      <Suspense fallback={<ListSkeleton />}>
        <ArticleConflict mine={text} {...state} campaigns={campaigns} onResolve={onResolve} />
      </Suspense>
    );
  return (
    <div className="flex flex-wrap items-start gap-x-14 gap-y-12 rounded-section bg-paper px-gutter py-8 desk:py-12">
      <div className="max-w-170 min-w-0 grow-3 basis-[min(100%,36rem)]">
        <div id={fieldAnchor('title')}>
          <TitleField
            value={text.title}
            onChange={(title) => onChange({ title })}
            onEnter={() => textPane.current?.querySelector<HTMLElement>('[role=textbox]')?.focus()}
          />
        </div>
        <div ref={textPane} id={fieldAnchor('detail')} className="mt-8">
          <ArticleEditor
            html={text.detail}
            onChange={(detail) => onChange({ detail })}
            uploadPicture={uploadPicture}
            loadPictures={loadPictures}
          />
        </div>
      </div>
      <section aria-label={words.details} className="min-w-0 grow basis-[min(100%,16rem)]">
        <ArticleDetails {...details} />
        {publication && <div className="mt-8 border-t border-line pt-6">{publication}</div>}
      </section>
    </div>
  );
}
