import { formatCount } from '@hearthlight/domain';
import { deskPages, type GiverWithoutAddress } from '@hearthlight/domain/desk';
import { Button, DataTable, type DataTableColumn, Link, Money, Panel, useWords, type Words } from '@hearthlight/ui';

export interface GiversWithoutAddressProps {
  /** By name. A long list is cut. */
  givers: ReadonlyArray<GiverWithoutAddress>;
  /** How many there are. */
  count: number;
}

/** The givers to whom no statement can be mailed, to print. */
export function GiversWithoutAddress({ givers, count }: GiversWithoutAddressProps) {
  const words = useWords('deskStatements');
  return (
    <Panel
      title={words.listTitle}
      action={
        givers.length > 0 && (
          <span className="print:hidden">
            <Button variant="secondary" size="small" onClick={() => window.print()}>
              {words.printList}
            </Button>
          </span>
        )
      }
    >
      {count > 0 && <p className="mb-4 text-small text-ink-soft print:hidden">{words.listLead}</p>}
      <DataTable
        caption={words.listTitle}
        columns={columnsOf(words)}
        rows={givers}
        rowKey={({ newest_gift: gift }) => gift}
        printAll
        empty={words.listEmpty}
      />
      {count > givers.length && (
        <p className="mt-4 text-small text-ink-soft">{words.restOfList({ count: givers.length })}</p>
      )}
    </Panel>
  );
}

const columnsOf = (words: Words['deskStatements']): DataTableColumn<GiverWithoutAddress>[] => [
  { key: 'name', header: words.name, rowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
  { key: 'gifts', header: words.gifts, align: 'end', cell: ({ gifts }) => formatCount(gifts) },
  {
    key: 'amount',
    header: words.amount,
    align: 'end',
    cell: ({ amount }) => (
      <bdi>
        <Money amount={amount} />
      </bdi>
    ),
  },
  {
    key: 'newest',
    header: words.newestGift,
    cell: ({ newest_gift: gift }) => (
      <Link href={`${deskPages.gifts.path}/${gift}`} className="tap-target whitespace-nowrap">
        {words.newest({ number: String(gift) })}
      </Link>
    ),
  },
];
