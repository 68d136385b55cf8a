'use client';

import { chainId, formatCount, formatDay, formatMoney, type OpenBooks, paths, sumMoney } from '@hearthlight/domain';
import { type ReactNode, useId } from 'react';

import { Link } from '../components/actions/link.tsx';
import { Section } from '../components/layout/section.tsx';
import { useWords } from '../words/words-provider.tsx';
import { EarlierBills, mostListed } from './earlier-bills.tsx';

export interface CampaignChainProps {
  /** The published bills. */
  bills: OpenBooks['bills'];
  /** The campaigns with their gifts, articles and updates. */
  campaigns: OpenBooks['campaigns'];
}

type Campaign = OpenBooks['campaigns'][number];

/** For each campaign the chain from gifts to bills, articles and impact updates. */
export function CampaignChain({ bills, campaigns }: CampaignChainProps) {
  const words = useWords('books');
  return (
    <Section title={words.fromGiftToResult} intro={words.chainIntro} background="deep">
      <ul className="grid list-[''] grid-cols-1 gap-6">
        {campaigns.map((campaign) => (
          <li key={campaign.id ?? 0} id={chainId(campaign.id)}>
            <Chain campaign={campaign} bills={bills.filter(({ campaign_id: id }) => id === campaign.id)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Chain({ bills, campaign }: { bills: OpenBooks['bills']; campaign: Campaign }) {
  const words = useWords('books');
  const { before, id, language, paid, received, title } = campaign;
  const left = sumMoney([received, -paid]);
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className="card p-[min(--spacing(5),4.375vw)] tablet:p-7">
      <h3 id={headingId} className="text-heading wrap-anywhere" dir="auto" lang={language}>
        {id === null ? words.forNoCampaign : title}
      </h3>
      <ol className="mt-5 grid list-[''] gap-x-8 gap-y-6 tablet:grid-cols-2 desk:grid-cols-4">
        <Step title={words.gifts}>
          <li>{words.amountCameIn({ amount: formatMoney(received) })}</li>
          <li>
            {before > 0
              ? words.amountBefore({ amount: formatMoney(before) })
              : left < 0
                ? words.amountOver({ amount: formatMoney(-left) })
                : words.amountLeft({ amount: formatMoney(left) })}
          </li>
        </Step>
        <Step title={words.bills}>
          {paid > 0 && <li>{words.amountPaid({ amount: formatMoney(paid) })}</li>}
          {bills.slice(0, mostListed).map((bill) => (
            <li key={bill.id}>
              <Entry href={bill.payee === null ? undefined : paths.bill(bill.id)} isFile>
                {bill.payee ?? bill.kind}
              </Entry>{' '}
              <Small>{`${formatMoney(bill.amount)} · ${formatDay(bill.paid_on)}`}</Small>
            </li>
          ))}
          {paid > 0 && <EarlierBills bills={bills} paid={paid} />}
        </Step>
        {/* Articles and updates are about a campaign or about nothing in particular. */}
        {id !== null && <Results campaign={campaign} />}
      </ol>
    </article>
  );
}

/** The articles and updates of a campaign. */
function Results({ campaign }: { campaign: Campaign }) {
  const words = useWords('books');
  const { articles, earlier_articles: earlierArticles, earlier_updates: earlierUpdates, updates } = campaign;
  return (
    <>
      <Step title={words.articles}>
        {articles.map((article) => (
          <li key={article.id} lang={article.language}>
            <Entry href={paths.news(article.title)}>{article.title}</Entry> <Small>{formatDay(article.date)}</Small>
          </li>
        ))}
        {earlierArticles !== undefined && <Earlier count={earlierArticles} />}
      </Step>
      <Step title={words.updates}>
        {updates.map((update) => (
          <li key={update.id} lang={update.language}>
            {/* Without a link: only donors who are signed in can read updates. */}
            <bdi dir="auto">{update.title ?? update.place ?? words.updates}</bdi>{' '}
            <Small>{formatDay(update.date)}</Small>
          </li>
        ))}
        {earlierUpdates !== undefined && <Earlier count={earlierUpdates} />}
      </Step>
    </>
  );
}

/** A step of the chain. `children` are list items; without any it says so. */
function Step({ children, title }: { children: ReactNode; title: string }) {
  const words = useWords('books');
  const items = [children].flat().flat().filter(Boolean);
  return (
    <li className="border-t-2 border-pine pt-3">
      <h4 className="text-small font-semibold">{title}</h4>
      <ul className="mt-2 grid list-[''] grid-cols-1 gap-2 wrap-anywhere">
        {items.length > 0 ? children : <li className="text-ink-soft">{words.nothingYet}</li>}
      </ul>
    </li>
  );
}

function Earlier({ count }: { count: number }) {
  const words = useWords('books');
  return <li className="text-ink-soft">{words.earlier({ count: formatCount(count) })}</li>;
}

function Entry({ children, href, isFile = false }: { children: string; href: string | undefined; isFile?: boolean }) {
  const text = <bdi dir="auto">{children}</bdi>;
  if (href === undefined) return text;
  return (
    <Link href={href} className="tap-target" {...(isFile && { download: true })}>
      {text}
    </Link>
  );
}

const Small = ({ children }: { children: string }) => (
  <span className="block text-label text-ink-soft">{children}</span>
);
