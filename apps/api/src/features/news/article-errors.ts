import { formatDateTime, formats } from '@hearthlight/domain';
import type { Article } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import { ActionError } from '../../actions/action.ts';

/** The error for an unknown or removed article. */
export const unknownArticle = (id: number): ActionError =>
  new ActionError(`There is no article ${id}; “news list” shows all.`, {
    status: 404,
    sentence: () => words.unknownArticle,
  });

/** The error for a title that another article has. */
export const takenTitle = (): ActionError =>
  new ActionError('An article with this title already exists.', {
    sentence: () => words.takenTitle,
    field: 'title',
  });

/** The error for a change that is not based on the newest revision. The desk shows the other text beside one's own. */
export const conflictWith = (current: Article): ActionError =>
  new ActionError(`Article ${current.id} was changed in the meantime.`, {
    status: 409,
    sentence: () =>
      current.edited_by === null
        ? words.changedMeanwhile
        : words.changedMeanwhileBy({ name: current.edited_by }),
    details: { current },
  });

/** The error for publishing an article, or taking it off the site, whose present publication the person has not seen. */
export const publicationChanged = (current: Article, change: 'publish' | 'unpublish'): ActionError =>
  new ActionError(`The publication of article ${current.id} was changed in the meantime.`, {
    status: 409,
    sentence: () => {
      if (current.state === 'draft' || current.published_at === null) return words.publicationCalledOff;
      const when = { time: formatDateTime(current.published_at), zone: formats().timeZoneName };
      return change === 'publish' ? words.publicationChanged(when) : words.publicationReplaced(when);
    },
    details: { current },
  });
