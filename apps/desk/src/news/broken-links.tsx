import { Notice, useWords } from '@hearthlight/ui';

export interface BrokenLinksProps {
  /** The links in the text that lead to no page of the site. */
  links: readonly string[];
}

/** Names the broken links of a text before it is published, as the checklist behind the dialog does. */
export function BrokenLinks({ links }: BrokenLinksProps) {
  const words = useWords('deskNews');
  if (links.length === 0) return null;
  return (
    <Notice tone="info">
      <p>{words.publishesBrokenLinks({ count: links.length })}</p>
      <ul className="list-disc ps-5">
        {links.map((link) => (
          <li key={link}>
            <bdi dir="ltr" className="wrap-anywhere">
              {link}
            </bdi>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
