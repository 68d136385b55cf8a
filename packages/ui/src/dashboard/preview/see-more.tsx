import { paths, type PaneName } from '@hearthlight/domain';

import { Link } from '../../components/actions/link.tsx';
import { withSpoken } from '../../lib/with-tags.ts';

export interface SeeMoreProps {
  /** The pane that shows the whole list. */
  pane: PaneName;
  /** 'See more...', with the name of the list for screen readers. */
  label: string;
}

/** Link from a section of the first pane to the pane with the whole list. */
export function SeeMore({ pane, label }: SeeMoreProps) {
  return (
    <Link href={paths.pane(pane)} className="-my-2.5 tap-target text-small whitespace-nowrap print:hidden">
      {withSpoken(label)}
    </Link>
  );
}
