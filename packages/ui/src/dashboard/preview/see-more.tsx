'use client';

import { paths, type PaneName } from '@hearthlight/domain';

import { Link } from '../../components/actions/link.tsx';
import { VisuallyHidden } from '../../components/layout/visually-hidden.tsx';
import { useDashboardWords } from '../../words/dashboard.ts';

export interface SeeMoreProps {
  /** The pane that shows the whole list. */
  pane: PaneName;
  /** Name of the list, which completes the link's accessible name. */
  what: string;
}

/** Link from a section of the first pane to the pane with the whole list. */
export function SeeMore({ pane, what }: SeeMoreProps) {
  const words = useDashboardWords();
  return (
    <Link href={paths.pane(pane)} className="-my-2.5 tap-target text-small whitespace-nowrap print:hidden">
      {words.seeMore}
      <VisuallyHidden> {what}</VisuallyHidden>
    </Link>
  );
}
