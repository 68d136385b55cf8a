import { formatDateTime, formats } from '@hearthlight/domain';
import type { Article } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import { ActionError } from '../../actions/action.ts';

/** The error for an unknown or removed article. */
export const unknownArticle = (): ActionError =>
  new ActionError(words.unknownArticle, { status: 404, hint: '“news list” shows all.' });

/** The error for a title that another article has. */
export const takenTitle = (): ActionError => new ActionError(words.takenTitle, { field: 'title' });

/** The error for a change that is not based on the newest revision. The desk shows the other text beside one's own. */
export const conflictWith = (current: Article): ActionError =>
  new ActionError(
    current.edited_by === null ? words.changedMeanwhile : words.changedMeanwhileBy({ name: current.edited_by }),
    { status: 409, details: { current } },
  );

/**
 * The error for publishing an article, or taking it off the site, whose present publication the person has not seen.
 */
export const publicationChanged = (current: Article, change: 'publish' | 'unpublish'): ActionError =>
  new ActionError(publicationSentence(current, change), { status: 409, details: { current } });

function publicationSentence({ published_at: at, state }: Article, change: 'publish' | 'unpublish'): string {
  if (state === 'draft' || at === null) return words.publicationCalledOff;
  const when = { time: formatDateTime(at), zone: formats().timeZoneName };
  return change === 'publish' ? words.publicationChanged(when) : words.publicationReplaced(when);
}

/** The error for calling off the publication of an article that visitors see by now. */
export const publishedMeanwhile = (current: Article): ActionError =>
  new ActionError(words.publishedMeanwhile, { status: 409, details: { current } });
