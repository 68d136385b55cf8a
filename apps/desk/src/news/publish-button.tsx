import type { Result } from '@hearthlight/domain';
import type { Article } from '@hearthlight/domain/desk';
import { Button, Dialog } from '@hearthlight/ui';
import { useState } from 'react';

import { useWords } from '../words/use-words.ts';
import { PublishForm } from './publish-form.tsx';

/** How an article is published. */
export interface PublicationProps {
  /**
   * Publishes the text, now (`null`) or at an instant with the offset of the foundation's clock. `replaces` is the time
   * of publication that the person has seen, `null` for a draft.
   */
  onPublish: (at: string | null, replaces: string | null) => Promise<Result>;
}

export interface PublishButtonProps extends PublicationProps {
  /** The article to publish. */
  article: Article;
}

/** Publishes the text of an article, now or later. Absent if visitors see that text already. */
export function PublishButton({ article, onPublish }: PublishButtonProps) {
  const words = useWords('deskNews');
  const [open, setOpen] = useState(false);
  const { has_unpublished_changes: hasChanges, published_at: at, state } = article;
  if (state === 'published' && !hasChanges) return null;
  const labels = { draft: words.publish, scheduled: words.changeTime, published: words.publishChanges };
  return (
    <>
      <Button
        size="small"
        variant={state === 'scheduled' && !hasChanges ? 'secondary' : 'primary'}
        onClick={() => setOpen(true)}
      >
        {state === 'scheduled' && hasChanges ? words.publishChanges : labels[state]}
      </Button>
      {open && (
        <Dialog open onOpenChange={setOpen} title={words.publishTitle}>
          <PublishForm
            scheduledAt={state === 'scheduled' ? at : null}
            canWait={state !== 'published'}
            hasNewAddress={state === 'published' && article.text.title !== article.title}
            onPublish={async (time) => {
              const result = await onPublish(time, state === 'draft' ? null : at);
              if (result.ok) setOpen(false);
              return result;
            }}
          />
        </Dialog>
      )}
    </>
  );
}
