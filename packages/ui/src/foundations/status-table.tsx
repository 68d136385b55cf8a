import { useEffect, useState } from 'react';
import { facts } from 'virtual:component-facts';

import { statuses } from './guidance.ts';
import { guidances } from './guidances.ts';
import { readIndex } from './read-index.ts';
import { componentName, type IndexEntry } from './story-index.ts';

interface StatusTableProps {
  /** The part of the sidebar. */
  of: 'Library' | 'Product';
}

/** Returns the stories of each component in a part of the sidebar, in the order of the names. */
function componentsOf(part: string, entries: readonly IndexEntry[]): [title: string, stories: IndexEntry[]][] {
  const stories = entries.filter(
    ({ type, title }) => type === 'story' && title in facts && title.startsWith(`${part}/`),
  );
  const groups = [...Map.groupBy(stories, ({ title }) => title)];
  return groups.toSorted(([, [a]], [, [b]]) => nameOf(a).localeCompare(nameOf(b)));
}

const statusOf = (stories: readonly IndexEntry[]) => statuses.find((status) => stories[0]?.tags.includes(status));

/** Returns how many components there are, and of which status: `3 components: 2 stable, 1 internal`. */
function totalsOf(components: ReadonlyArray<[title: string, stories: IndexEntry[]]>): string {
  const groups = Map.groupBy(components, ([, stories]) => statusOf(stories));
  const counts = statuses.flatMap((status) => {
    const count = groups.get(status)?.length;
    return count ? `${count} ${status}` : [];
  });
  return `${components.length} components: ${counts.join(', ')}`;
}

/** Status, accessibility review, stories and last change of each component, in the order of their names. */
export function StatusTable({ of }: StatusTableProps) {
  const [components, setComponents] = useState<[title: string, stories: IndexEntry[]][]>([]);
  useEffect(() => {
    const loading = new AbortController();
    void readIndex(loading.signal).then((entries) => setComponents(componentsOf(of, entries)));
    return () => loading.abort();
  }, [of]);
  return (
    <table className="w-full text-start text-small">
      <caption className="py-2 text-start font-semibold">{totalsOf(components)}</caption>
      <thead className="text-label text-ink-soft">
        <tr className="*:py-2 *:pe-4 *:text-start *:font-medium">
          <th>Component</th>
          <th>Status</th>
          {of === 'Library' && <th>Reviewed</th>}
          <th className="max-tablet:hidden">Stories</th>
          <th className="max-tablet:hidden">Changed</th>
        </tr>
      </thead>
      <tbody>
        {components.map(([title, stories]) => (
          <tr key={title} className="border-t border-line *:py-2 *:pe-4">
            <th className="text-start font-semibold break-words">
              <a
                href={`./?path=/docs/${stories[0]?.id.split('--')[0]}--docs`}
                target="_parent"
                className="text-pine underline underline-offset-4"
              >
                {/* Breaks a long name between its words only. */}
                {nameOf(stories[0])
                  .split(/(?=[A-Z])/)
                  .flatMap((word, index) => (index === 0 ? [word] : [<wbr key={index} />, word]))}
              </a>
            </th>
            <td>{statusOf(stories)}</td>
            {of === 'Library' && (
              <td className="whitespace-nowrap tabular">{guidances.get(title)?.reviewed ?? 'not yet'}</td>
            )}
            <td className="tabular max-tablet:hidden">{stories.length}</td>
            <td className="tabular max-tablet:hidden">{facts[title]?.changed ?? 'unknown'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const nameOf = (story: IndexEntry | undefined) => (story ? componentName(story) : '');
