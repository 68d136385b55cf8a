import { formatExactTime, type Result } from '@hearthlight/domain';
import type { Article } from '@hearthlight/domain/desk';
import { Button, FormNotice, Skeleton, useWords } from '@hearthlight/ui';
import { refusalOf, useAction } from '@hearthlight/ui/parts';
import { lazy, type ReactNode, Suspense, useState } from 'react';

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
  /** Whether the text, as it is edited, has everything that an article needs and that is advised. */
  isComplete: boolean;
  /** The links in the text that lead to no page of the site. */
  brokenLinks?: readonly string[] | undefined;
}

/**
 * Publishes the text of an article, now or later. Absent if visitors see that text already. A text that raises no
 * question is published at once: nobody gets mail for it, and the message that follows takes it off the site again.
 */
export function PublishButton(props: PublishButtonProps) {
  const { article, brokenLinks = [], isComplete, onPublish } = props;
  const words = useWords('deskNews');
  const { has_unpublished_changes: hasChanges, published_at: at, state } = article;
  if (state === 'published' && !hasChanges) return null;
  const isQuestioned = brokenLinks.length > 0 || earlierTextOf(article) !== undefined;
  if (state === 'published' && !isQuestioned && !hasNewAddress(article))
    return <AtOnce onPublish={() => onPublish(null, at, false)}>{words.publishChanges}</AtOnce>;
  if (state === 'draft' && !isQuestioned && isComplete)
    return (
      <div className="flex flex-wrap items-start gap-2">
        <AtOnce onPublish={() => onPublish(null, null, false)}>{words.publishNow}</AtOnce>
        <PublishWithForm {...props} isLater />
      </div>
    );
  return <PublishWithForm {...props} />;
}

/** Publishes with one press. A refusal is shown below. */
function AtOnce({ children, onPublish }: { children: ReactNode; onPublish: () => Promise<Result> }) {
  const { run, pending, result } = useAction<'publish'>();
  return (
    <div className="grid gap-2">
      <Button size="small" pending={pending !== undefined} onClick={() => void run('publish', onPublish)}>
        {children}
      </Button>
      <FormNotice result={refusalOf(result)} />
    </div>
  );
}

/** Asks when, and which text. With `isLater`, the question is only the time. */
function PublishWithForm({
  article,
  brokenLinks = [],
  onPublish,
  isLater = false,
}: PublishButtonProps & { isLater?: boolean }) {
  const words = useWords('deskNews');
  /** The state of the article for which the dialog was opened. */
  const [openFor, setOpenFor] = useState<Article['state']>();
  const { has_unpublished_changes: hasChanges, published_at: at, state } = article;
  // Its moment came, or a colleague published it or took it off. The dialog must not come back with the former state.
  if (openFor !== undefined && openFor !== state) setOpenFor(undefined);
  const labels = {
    draft: isLater ? words.schedule : words.publish,
    scheduled: hasChanges ? words.scheduleChanges : words.changeTime,
    published: words.publishChanges,
  };
  return (
    <>
      <Button
        size="small"
        variant={isLater || (state === 'scheduled' && !hasChanges) ? 'secondary' : 'primary'}
        onClick={() => setOpenFor(state)}
      >
        {labels[state]}
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
              isLater={isLater}
              canWait={state !== 'published'}
              hasNewAddress={hasNewAddress(article)}
              brokenLinks={brokenLinks}
              earlierText={earlierTextOf(article)}
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

const hasNewAddress = ({ state, text, title }: Article) => state === 'published' && text.title !== title;

/** The text that can go out in place of the newest one, if it differs. */
function earlierTextOf({ published_revision: published, revision, state }: Article) {
  if (state === 'published' || published === null || published === revision) return undefined;
  return state === 'scheduled' ? 'scheduled' : 'taken-off';
}
