import { formatExactTime, type Result } from '@hearthlight/domain';
import type { Article } from '@hearthlight/domain/desk';
import { Button, FormNotice, Skeleton, useWords } from '@hearthlight/ui';
import { refusalOf, useAction } from '@hearthlight/ui/parts';
import { lazy, Suspense, useState } from 'react';

import { FormDialog } from '../frame/form-dialog.tsx';

const PublishForm = lazy(async () => ({ default: (await import('./publish-form.tsx')).PublishForm }));

/** How an article is published. */
export interface PublicationProps {
  /**
   * Publishes the text, now (`null`) or at an instant with the offset of the foundation's clock. `replaces` is the time
   * of publication that the person has seen, `null` for a draft. With `keepsText`, the text is that of the scheduled
   * publication, or the one that was on the site.
   */
  onPublish: (at: string | null, replaces: string | null, keepsText: boolean) => Promise<Result>;
}

export interface PublishButtonProps extends PublicationProps {
  /** The article to publish. */
  article: Article;
  /** The links in the text that lead to no page of the site. */
  brokenLinks?: readonly string[] | undefined;
}

/**
 * Publishes the text of an article, now or later. Absent if visitors see that text already. Changes that raise no question
 * are published at once.
 */
export function PublishButton({ article, brokenLinks = [], onPublish }: PublishButtonProps) {
  const words = useWords('deskNews');
  /** The state of the article for which the dialog was opened. */
  const [openFor, setOpenFor] = useState<Article['state']>();
  const { run, pending, result } = useAction<'publish'>();
  const { has_unpublished_changes: hasChanges, published_at: at, state } = article;
  // Its moment came, or a colleague published it or took it off. The dialog must not come back with the former state.
  if (openFor !== undefined && openFor !== state) setOpenFor(undefined);
  if (state === 'published' && !hasChanges) return null;
  const hasNewAddress = state === 'published' && article.text.title !== article.title;
  if (state === 'published' && !hasNewAddress && brokenLinks.length === 0)
    return (
      <div className="grid gap-2">
        <Button
          size="small"
          pending={pending !== undefined}
          onClick={() => void run('publish', () => onPublish(null, at, false))}
        >
          {words.publishChanges}
        </Button>
        <FormNotice result={refusalOf(result)} />
      </div>
    );
  const earlierText = earlierTextOf(article);
  const labels = { draft: words.publish, scheduled: words.changeTime, published: words.publishChanges };
  return (
    <>
      <Button
        size="small"
        variant={state === 'scheduled' && !hasChanges ? 'secondary' : 'primary'}
        onClick={() => setOpenFor(state)}
      >
        {state === 'scheduled' && hasChanges ? words.scheduleChanges : labels[state]}
      </Button>
      {openFor === state && (
        <FormDialog
          onClose={() => setOpenFor(undefined)}
          title={words.publishTitle}
          {...(state === 'scheduled' &&
            hasChanges &&
            at !== null && { description: words.scheduledText({ time: formatExactTime(at) }) })}
        >
          <Suspense fallback={<Skeleton shape="text" />}>
            <PublishForm
              scheduledAt={state === 'scheduled' ? at : null}
              canWait={state !== 'published'}
              hasNewAddress={hasNewAddress}
              brokenLinks={brokenLinks}
              earlierText={earlierText}
              onPublish={async (time, keepsText) => {
                const result = await onPublish(time, state === 'draft' ? null : at, keepsText);
                if (result.ok) setOpenFor(undefined);
                return result;
              }}
            />
          </Suspense>
        </FormDialog>
      )}
    </>
  );
}

/** The text that can go out in place of the newest one, if it differs. */
function earlierTextOf({ published_revision: published, revision, state }: Article) {
  if (state === 'published' || published === null || published === revision) return undefined;
  return state === 'scheduled' ? 'scheduled' : 'taken-off';
}
