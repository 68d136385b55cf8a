import { formatYear } from '@hearthlight/domain';
import { deskPages, type StatementYear } from '@hearthlight/domain/desk';
import { EmptyNote, useWords } from '@hearthlight/ui';

import { DeskHeader } from '../frame/desk-header.tsx';
import { Loaded, type View } from '../frame/loaded.tsx';
import { FilterLinks } from '../parts/filter-links.tsx';
import type { ShownLanguageProps } from '../parts/language-select.tsx';
import { WithAside } from '../parts/with-aside.tsx';
import { MailPreview, type MailPreviewProps } from '../updates/mail-preview.tsx';
import { type MailFailureProps, MailingProgress } from '../updates/mailing-progress.tsx';
import { TestPanel, type TestPanelProps } from '../updates/test-panel.tsx';
import { GiversWithoutAddress, type GiversWithoutAddressProps } from './givers-without-address.tsx';
import { SendStatements, type SendStatementsProps } from './send-statements.tsx';
import { StatementFigures } from './statement-figures.tsx';

export interface StatementsPageProps extends ShownLanguageProps, MailFailureProps {
  /** The state of the request for the year's statements. `year` is `null` before any gift is completed. */
  view: View<{ year: StatementYear | null }>;
  /** Whether the person may send statements. An auditor sees figures only. */
  mayChange: boolean;
  /** A statement with gifts that are made up, once it is loaded. */
  mail: MailPreviewProps['mail'] | undefined;
  /** Givers to whom no statement can be mailed, by name. A long list is cut. */
  givers: GiversWithoutAddressProps['givers'];
  /** Queues the statements of those who have not got one. */
  onSend: SendStatementsProps['onSend'];
  /** Sends the statement with made-up gifts to the person. The result's message names the address. */
  onTest: TestPanelProps['onTest'];
}

/** The yearly statements: figures, a test to oneself, sending with progress, and who has no address. */
export function StatementsPage({ view, ...rest }: StatementsPageProps) {
  const words = useWords('deskStatements');
  const names = useWords('desk');
  return (
    <>
      <DeskHeader title={names.statements} lead={words.lead} />
      <Loaded view={view}>
        {({ year }) =>
          year ? <OneYear year={year} {...rest} /> : <EmptyNote title={words.emptyTitle}>{words.emptyLead}</EmptyNote>
        }
      </Loaded>
    </>
  );
}

interface OneYearProps extends Omit<StatementsPageProps, 'view'> {
  year: StatementYear;
}

function OneYear({
  year,
  mayChange,
  mail,
  givers,
  failed,
  keepsMails,
  onRetryMails,
  onSend,
  onTest,
  ...preview
}: OneYearProps) {
  const words = useWords('deskStatements');
  const { mailing } = year;
  return (
    <>
      <div className="mb-5 print:hidden">
        <FilterLinks
          label={words.year}
          current={String(year.year)}
          choices={year.years.map((each) => ({
            name: String(each),
            label: formatYear(String(each)),
            href: `${deskPages.statements.path}?year=${each}`,
          }))}
        />
      </div>
      <WithAside
        aside={
          <div className="grid gap-5 print:hidden">
            {mailing && (
              <MailingProgress mailing={mailing} failed={failed} keepsMails={keepsMails} onRetryMails={onRetryMails} />
            )}
            {mayChange && (
              <>
                <TestPanel lead={words.testLead} isTested={year.is_tested} onTest={onTest} />
                <SendStatements year={year} onSend={onSend} />
              </>
            )}
          </div>
        }
      >
        <div className="print:hidden">
          <StatementFigures year={year} />
        </div>
        {mayChange && mail && (
          <div className="print:hidden">
            <MailPreview mail={mail} {...preview} />
          </div>
        )}
        {mayChange && <GiversWithoutAddress givers={givers} count={year.without_address.count} />}
      </WithAside>
    </>
  );
}
