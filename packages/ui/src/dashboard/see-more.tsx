import { paths, type PaneName } from '@hearthlight/domain';

import { Link } from '../components/link.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';

export interface SeeMoreProps {
  /** The pane that shows all. */
  pane: PaneName;
  /** Of what there is more, for those who do not see where the link stands. */
  what: string;
}

/** Leads from a section of the first pane to the pane that shows all of it. */
export function SeeMore({ pane, what }: SeeMoreProps) {
  return (
    <Link href={paths.pane(pane)} className="inline-flex min-h-6 items-center text-small whitespace-nowrap">
      See more...<VisuallyHidden> {what}</VisuallyHidden>
    </Link>
  );
}
