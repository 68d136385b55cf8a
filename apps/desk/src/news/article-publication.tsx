import { formatExactTime, formats, paths, type Result } from '@hearthlight/domain';
import type { Article } from '@hearthlight/domain/desk';
import { Button, FormNotice, Link, useWords } from '@hearthlight/ui';
import { refusalOf, useAction } from '@hearthlight/ui/parts';

import { IrreversibleAction } from '../parts/irreversible-action.tsx';
import { CommentsSwitch } from './comments-switch.tsx';

export interface ArticlePublicationProps {
  /** The article as the server has it. */
  article: Article;
  /** Makes it a draft again. */
  onUnpublish: () => Promise<Result>;
  /** Opens or closes it to comments. */
  onOpenComments: (isOpen: boolean) => Promise<Result>;
  /** Removes it with all that belongs to it. Called with the password. */
  onRemove: (password: string) => Promise<Result>;
}

/** The public state of an article, and the buttons that change it. */
export function ArticlePublication({ article, ...actions }: ArticlePublicationProps) {
  const words = useWords('deskNews');
  const { run, pending, result } = useAction<'unpublish'>();
  const { has_unpublished_changes: hasChanges, published_at: at, state } = article;
  const when = { time: at === null ? '' : formatExactTime(at), zone: formats().timeZoneName };
  const explained = {
    draft: words.draftExplained,
    scheduled: words.scheduledExplained(when),
    published: words.publishedExplained(when),
  };
  async function unpublish(): Promise<Result> {
    const explain = state === 'scheduled' ? words.unscheduled : words.unpublished;
    const result = await actions.onUnpublish();
    return result.ok ? { ok: true, message: explain({ publish: words.publish }) } : result;
  }
  return (
    <section aria-label={words.publication} className="grid justify-items-start gap-3">
      <h2 className="font-sans text-small font-semibold">{words.publication}</h2>
      <p className="text-small text-ink-soft">
        {explained[state]} {hasChanges && state === 'published' && words.changesExplained}
        {hasChanges && state === 'scheduled' && words.scheduledText(when)}
      </p>
      {state === 'published' && (
        <Link href={paths.news(article.title)} target="_blank" className="tap-target text-small">
          {words.viewOnSite}
        </Link>
      )}
      <CommentsSwitch isOpen={article.comments_open} onChange={actions.onOpenComments} />
      {state !== 'draft' && (
        <Button
          variant="secondary"
          size="small"
          pending={pending === 'unpublish'}
          onClick={() => void run('unpublish', unpublish)}
        >
          {state === 'scheduled' ? words.unschedule : words.unpublish}
        </Button>
      )}
      {state === 'draft' && result?.ok && <FormNotice result={result} />}
      <div className="mt-4 grid justify-items-start gap-3 border-t border-line pt-5">
        <p className="text-small text-ink-soft">{words.removeExplained}</p>
        <IrreversibleAction object={article.title} explained={words.removeExplained} onConfirm={actions.onRemove}>
          {words.remove}
        </IrreversibleAction>
      </div>
      <FormNotice result={refusalOf(result)} />
    </section>
  );
}
