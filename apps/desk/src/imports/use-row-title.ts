import type { ImportRow, WaitingRow } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import { createElement } from 'react';

/** A row of the file on this page, or one that waits since the import of its file. */
export type ShownRow = ImportRow & Partial<Pick<WaitingRow, 'file'>>;

/** Returns where a row is: for a heading, and as the name of its group. */
export function useRowTitle({ file, line }: ShownRow) {
  const words = useWords('deskImports');
  const label = words.lineNumber({ line: file?.line ?? line });
  const name = createElement('bdi', null, file?.name ?? words.inTheFile);
  const title = createElement('span', null, name, ` · ${label}`);
  return { title, label: file ? `${file.name} · ${label}` : label };
}
