import { Slice } from '@tiptap/pm/model';

/**
 * Keeps the heading with which several pasted blocks begin. ProseMirror would add its words to the paragraph of the
 * caret.
 */
export const startWithHeading = (pasted: Slice): Slice =>
  pasted.content.childCount > 1 && pasted.content.firstChild?.type.name === 'heading'
    ? new Slice(pasted.content, 0, pasted.openEnd)
    : pasted;
