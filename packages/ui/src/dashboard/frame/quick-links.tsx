'use client';

import { paths } from '@hearthlight/domain';

import { Link } from '../../components/actions/link.tsx';
import { useWords } from '../../words/words-provider.tsx';

export interface QuickLinksProps {
  /** Ties the list to the button that shows it. */
  id: string;
  /** Address of the mail link. */
  supportEmail: string;
}

const row =
  'flex min-h-11 items-center rounded-control px-3 text-small leading-tight font-semibold no-underline hover:bg-pine-mist [@container(max-height:53rem)]:px-1.5 [@container(max-height:53rem)]:text-label';

/** The links of quick access (specification §2). In a low sidebar they are side by side. */
export function QuickLinks({ id, supportEmail }: QuickLinksProps) {
  const words = useWords('dashboard');
  return (
    <ul id={id} className="list-[''] [@container(max-height:53rem)]:flex [@container(max-height:53rem)]:flex-wrap">
      <li>
        <Link variant="plain" href={paths.home} className={row}>
          {words.visitHomepage}
        </Link>
      </li>
      <li>
        <Link variant="plain" href={`mailto:${supportEmail}`} className={row}>
          {words.contactSupport}
        </Link>
      </li>
    </ul>
  );
}
