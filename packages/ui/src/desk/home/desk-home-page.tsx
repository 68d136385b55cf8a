'use client';

import { formatDateTime, formatDay, formatToday } from '@hearthlight/domain';
import { type DeskHome, deskPages } from '@hearthlight/domain/desk';
import type { ReactNode } from 'react';

import { Link } from '../../components/actions/link.tsx';
import { StatusText } from '../../components/feedback/status-text.tsx';
import { Panel } from '../../dashboard/parts/panel.tsx';
import { useDeskHomeWords } from '../../words/desk-home.ts';
import { useDeskWords } from '../../words/desk.ts';
import { DeskHeader } from '../frame/desk-header.tsx';
import { ListSkeleton } from '../frame/list-skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';

type DeskHomeView = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; home: DeskHome };

export interface DeskHomePageProps {
  view: DeskHomeView;
  /** Today's date. */
  now: Date;
  onRetry: () => void;
}

/** The first page of the desk: what needs the signed-in person. */
export function DeskHomePage({ view, now, onRetry }: DeskHomePageProps) {
  const words = useDeskWords();
  return (
    <>
      <DeskHeader title={words.home} above={formatToday(now)} />
      {view.status === 'loading' && <ListSkeleton rows={4} />}
      {view.status === 'failed' && <LoadFailed onRetry={onRetry} />}
      {view.status === 'ready' && <Parts home={view.home} />}
    </>
  );
}

function Parts({ home }: { home: DeskHome }) {
  const words = useDeskHomeWords();
  const { ending_campaigns: ending = [], first_steps: steps, health, scheduled_news: scheduled = [] } = home;
  return (
    <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] [&>*]:min-w-0">
      <div className="grid gap-5">
        <Tasks home={home} />
        {steps.length > 0 && (
          <Panel title={words.firstSteps}>
            <ol className="grid list-inside list-decimal gap-3 marker:font-display marker:text-pine">
              {steps.map((step) => (
                <li key={step}>
                  {step === 'staff' ? (
                    <Link href={deskPages.people.path}>{words.firstStaff}</Link>
                  ) : (
                    { news: words.firstNews, campaign: words.firstCampaign, mail: words.firstMail }[step]
                  )}
                </li>
              ))}
            </ol>
          </Panel>
        )}
      </div>
      <div className="grid gap-5">
        {scheduled.length > 0 && (
          <Panel title={words.scheduled}>
            <Dated rows={scheduled.map((row) => ({ ...row, date: formatDateTime(row.published_at) }))} />
          </Panel>
        )}
        {ending.length > 0 && (
          <Panel title={words.ending}>
            <Dated rows={ending.map((row) => ({ ...row, date: formatDay(row.date_ended) }))} />
          </Panel>
        )}
        {health && <Health health={health} />}
      </div>
    </div>
  );
}

/** A number that asks for a decision, and where it is made. */
function Tasks({ home }: { home: DeskHome }) {
  const words = useDeskHomeWords();
  const { held_comments: held = 0, months_to_close: months = [], unsent_mails: mails } = home;
  const tasks: [count: number, text: string, href?: string][] = [
    [held, words.heldComments({ count: held }), deskPages.comments.path],
    [mails?.failed ?? 0, words.failedMails({ count: mails?.failed ?? 0 })],
    [mails?.waiting ?? 0, words.waitingMails({ count: mails?.waiting ?? 0 })],
    [months.length, words.monthsToClose({ count: months.length })],
  ];
  const open = tasks.filter(([count]) => count > 0);
  if (open.length === 0 && home.first_steps.length > 0) return null;
  if (open.length === 0)
    return (
      <Panel title={words.nothingTitle}>
        <p className="text-ink-soft">{words.nothingLead}</p>
      </Panel>
    );
  return (
    <Panel title={words.needsYou}>
      <ul className="divide-y divide-line">
        {open.map(([, text, href]) => (
          <li key={text} className="py-3.5 font-display text-heading first:pt-0 last:pb-0">
            {href ? <Link href={href}>{text}</Link> : text}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Dated({ rows }: { rows: readonly { id: number; title: string; date: string }[] }) {
  return (
    <ul className="grid gap-3 text-small">
      {rows.map(({ id, title, date }) => (
        <li key={id}>
          <b dir="auto" className="block font-semibold wrap-anywhere">
            {title}
          </b>
          <span className="text-ink-soft tabular">{date}</span>
        </li>
      ))}
    </ul>
  );
}

function Health({ health }: { health: NonNullable<DeskHome['health']> }) {
  const words = useDeskHomeWords();
  const mail = { works: words.mailWorks, failing: words.mailFailing, outbox: words.mailOutbox }[health.mail];
  const tone = { works: 'completed', failing: 'failed', outbox: 'pending' } as const;
  return (
    <Panel title={words.health}>
      <dl className="grid gap-3 text-small">
        <Fact name={words.mail}>
          <StatusText tone={tone[health.mail]}>{mail}</StatusText>
        </Fact>
        <Fact name={words.backup}>
          {health.last_backup_at ? (
            formatDateTime(health.last_backup_at)
          ) : (
            <StatusText tone="pending">{words.noBackup}</StatusText>
          )}
        </Fact>
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
