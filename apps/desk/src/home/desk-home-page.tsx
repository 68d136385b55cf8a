import { formatDateTime, formatExactTime, formatDay, formatToday } from '@hearthlight/domain';
import {
  deskArticlePath,
  deskCampaignPath,
  type DeskHome,
  type DeskMoney,
  newArticlePath,
  newGiftPath,
} from '@hearthlight/domain/desk';
import { Link, Panel, useWords } from '@hearthlight/ui';

import { DeskHeader } from '../frame/desk-header.tsx';
import { Loaded, type View } from '../frame/loaded.tsx';
import { WithAside } from '../parts/with-aside.tsx';
import { BackupWarning } from './backup-warning.tsx';
import { DatedList } from './dated-list.tsx';
import { FirstSteps } from './first-steps.tsx';
import { HealthPanel } from './health-panel.tsx';
import { MonthMoney } from './month-money.tsx';
import { OpenTasks } from './open-tasks.tsx';

export interface DeskHomePageProps {
  /** The state of the request for the page's data. */
  view: View<{ home: DeskHome }>;
  /** The money of the last months. Absent until it is loaded, and for roles that do not read the books. */
  money?: DeskMoney | undefined;
  /** Today's date. */
  now: Date;
  /** Whether the person may write news. */
  canWrite: boolean;
  /** Whether the person may record gifts. */
  canRecord: boolean;
}

/** The first page of the desk: what needs the signed-in person. */
export function DeskHomePage({ view, money, now, ...rights }: DeskHomePageProps) {
  const words = useWords('desk');
  return (
    <>
      <DeskHeader title={words.home} above={formatToday(now)} hasTimes action={<CommonStarts {...rights} />} />
      <Loaded view={view} rows={4}>
        {({ home }) => <Parts home={home} money={money} />}
      </Loaded>
    </>
  );
}

/** Links to what is begun most often. */
function CommonStarts({ canRecord, canWrite }: Pick<DeskHomePageProps, 'canRecord' | 'canWrite'>) {
  const { record } = useWords('deskGifts');
  const { newArticle } = useWords('deskNews');
  if (!canRecord && !canWrite) return null;
  return (
    <p className="flex flex-wrap gap-3">
      {canRecord && (
        <Link variant="button-secondary" size="small" href={newGiftPath}>
          {record}
        </Link>
      )}
      {canWrite && (
        <Link variant="button-secondary" size="small" href={newArticlePath}>
          {newArticle}
        </Link>
      )}
    </p>
  );
}

function Parts({ home, money }: Pick<DeskHomePageProps, 'money'> & { home: DeskHome }) {
  const words = useWords('deskHome');
  const {
    drafts = [],
    ending_campaigns: ending = [],
    first_steps: steps,
    health,
    scheduled_news: scheduled = [],
  } = home;
  return (
    <>
      {health && <BackupWarning health={health} />}
      <WithAside
        aside={
          <>
            {money && <MonthMoney money={money} />}
            {scheduled.length > 0 && (
              <Panel title={words.scheduled}>
                <DatedList
                  rows={scheduled.map((row) => ({
                    ...row,
                    date: formatExactTime(row.published_at),
                    href: deskArticlePath(row.id),
                  }))}
                />
              </Panel>
            )}
            {drafts.length > 0 && (
              <Panel title={words.drafts}>
                <DatedList
                  rows={drafts.map(({ edited_at: at, ...row }) => ({
                    ...row,
                    date: at === null ? '' : formatDateTime(at),
                    href: deskArticlePath(row.id),
                  }))}
                />
              </Panel>
            )}
            {ending.length > 0 && (
              <Panel title={words.ending}>
                <DatedList
                  rows={ending.map((row) => ({
                    ...row,
                    date: formatDay(row.date_ended),
                    href: deskCampaignPath(row.id),
                  }))}
                />
              </Panel>
            )}
            {health && <HealthPanel health={health} />}
          </>
        }
      >
        <OpenTasks home={home} />
        {steps.length > 0 && <FirstSteps steps={steps} />}
      </WithAside>
    </>
  );
}
