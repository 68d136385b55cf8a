import { formatMoney, formatMonth } from '@hearthlight/domain';
import { type DeskMoney, deskPages } from '@hearthlight/domain/desk';
import { Link, Money, Panel, useWords, VisuallyHidden } from '@hearthlight/ui';

export interface MonthMoneyProps {
  /** The last months, of which the newest is the current one. */
  money: DeskMoney;
}

/** Income and payments of this month, beside the months before. */
export function MonthMoney({ money: { months } }: MonthMoneyProps) {
  const words = useWords('deskHome');
  const current = months.at(-1);
  if (!current) return null;
  return (
    <Panel
      title={words.money({ month: formatMonth(current.month) })}
      action={
        <Link href={deskPages.months.path} className="tap-target text-small">
          {words.toMonths}
        </Link>
      }
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Figure label={words.received} amount={current.received} className="border-pine" />
        <Figure label={words.paid} amount={current.paid} className="border-sun" />
      </dl>
      <figure className="mt-5">
        <Bars months={months} />
        <figcaption className="mt-1.5 flex justify-between gap-4 text-label text-ink-soft">
          <span>{words.moneyMonths({ count: months.length })}</span>
          <span>{formatMonth(current.month)}</span>
        </figcaption>
        <VisuallyHidden>
          <ul>
            {months.map(({ month, paid, received }) => (
              <li key={month}>
                {words.moneyMonth({
                  month: formatMonth(month),
                  received: formatMoney(received),
                  paid: formatMoney(paid),
                })}
              </li>
            ))}
          </ul>
        </VisuallyHidden>
      </figure>
    </Panel>
  );
}

/** An amount in the color of its bars. */
function Figure({ label, amount, className }: { label: string; amount: number; className: string }) {
  return (
    <div className={`border-s-4 ps-3 ${className}`}>
      <dt className="text-label text-ink-soft">{label}</dt>
      <dd className="font-display text-heading tabular">
        <bdi>
          <Money amount={amount} />
        </bdi>
      </dd>
    </div>
  );
}

/** The units of the drawing: a month has two bars and a gap. */
const [bar, gap, height] = [14, 12, 64];

/** Two bars for each month. The list below them says the same. */
function Bars({ months }: Pick<DeskMoney, 'months'>) {
  const largest = Math.max(...months.flatMap(({ paid, received }) => [paid, received]), 1);
  const step = 2 * bar + gap;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${months.length * step} ${height}`}
      className="block h-20 w-full border-b-2 border-ink rtl:-scale-x-100"
      preserveAspectRatio="none"
    >
      {months.map(({ month, paid, received }, at) => (
        <g key={month} transform={`translate(${at * step + gap / 2} 0)`}>
          <Bar x={0} share={received / largest} className="fill-pine forced-colors:fill-[CanvasText]" />
          <Bar x={bar} share={paid / largest} className="fill-sun forced-colors:fill-[GrayText]" />
        </g>
      ))}
    </svg>
  );
}

/** `share` is the height relative to the longest bar. A month of more refunds than gifts has no bar. */
function Bar({ className, share, x }: { className: string; share: number; x: number }) {
  const length = Math.max(0, share) * height;
  return <rect x={x + 0.5} y={height - length} width={bar - 1} height={length} className={className} />;
}
