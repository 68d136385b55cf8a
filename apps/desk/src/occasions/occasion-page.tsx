import { formatMoney, type Result } from '@hearthlight/domain';
import { deskGiftsPath, deskPages, type Occasion, type OccasionEntered } from '@hearthlight/domain/desk';
import { Button, Fact, FactList, FormNotice, Link, Sheet, useWords } from '@hearthlight/ui';
import { type ReactNode, useState } from 'react';

import { DeskHeader } from '../frame/desk-header.tsx';
import { FormDialog } from '../frame/form-dialog.tsx';
import { EditOccasionForm } from './edit-occasion-form.tsx';
import { MergeOccasion, type OccasionMergeActions } from './merge-occasion.tsx';
import { occasionName } from './occasion-name.ts';

export interface OccasionPageProps extends OccasionMergeActions {
  /** The occasion. */
  occasion: Occasion;
  /** Whether the person may correct it. */
  mayChange: boolean;
  /** Corrects it, based on the version that was shown. */
  onEdit: (values: OccasionEntered, version: number) => Promise<Result>;
  /** Opens the letter for the family. */
  onShowLetter: () => void;
  /** The letter, while it is open. */
  letter?: ReactNode;
}

/** Whom gifts are in memory or in honor of, what came, and the letter for the family. */
export function OccasionPage(props: OccasionPageProps) {
  const { occasion, mayChange, onEdit, onShowLetter, letter, ...merging } = props;
  const words = useWords('deskOccasions');
  const [edited, setEdited] = useState<Occasion>();
  const [isMerging, setMerging] = useState(false);
  const [merged, setMerged] = useState<Result>();
  const close = () => setEdited(undefined);
  return (
    <>
      <DeskHeader
        title={occasionName(words, occasion)}
        above={
          <Link href={deskPages.occasions.path} className="inline-flex min-h-11 min-w-11 items-center">
            {words.toList}
          </Link>
        }
        action={
          <div className="flex flex-wrap gap-3">
            <Button size="small" onClick={onShowLetter}>
              {words.showLetter}
            </Button>
            {mayChange && (
              <>
                <Button variant="secondary" size="small" onClick={() => setEdited(occasion)}>
                  {words.correct}
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => {
                    setMerged(undefined);
                    setMerging(true);
                  }}
                >
                  {words.merge}
                </Button>
              </>
            )}
          </div>
        }
      />
      <FormNotice result={merged} className="mb-6" />
      <OccasionFacts occasion={occasion} />
      {letter}
      {isMerging && (
        <FormDialog onClose={() => setMerging(false)} title={words.merge}>
          <MergeOccasion
            {...merging}
            occasion={occasion}
            onMerge={async (merge, password) => {
              const result = await merging.onMerge(merge, password);
              if (result.ok) {
                setMerging(false);
                setMerged(result);
              }
              return result;
            }}
          />
        </FormDialog>
      )}
      {edited && (
        <FormDialog onClose={close} title={words.correct}>
          <EditOccasionForm
            occasion={edited}
            onSubmit={async (values) => {
              const result = await onEdit(values, edited.version);
              if (result.ok) close();
              return result;
            }}
          />
        </FormDialog>
      )}
    </>
  );
}

function OccasionFacts({ occasion }: Pick<OccasionPageProps, 'occasion'>) {
  const words = useWords('deskOccasions');
  const { shown } = useWords('deskGifts');
  const { amount, gifts, givers, id, tell, unnamed } = occasion;
  return (
    <Sheet aria-label={words.title}>
      <FactList variant="columns">
        <Fact label={words.came}>
          <bdi className="font-semibold tabular">{formatMoney(amount)}</bdi>
          <Link href={deskGiftsPath({ occasion: id })} className="tap-target block text-small">
            {shown({ count: gifts })}
          </Link>
        </Fact>
        <Fact label={words.givers}>
          {words.giverCount({ count: givers })}
          {unnamed > 0 && <span className="block text-small text-ink-soft">{words.unnamed({ count: unnamed })}</span>}
        </Fact>
        <Fact label={words.tell}>
          {tell === '' ? words.tellNobody : <bdi className="wrap-anywhere whitespace-pre-wrap">{tell}</bdi>}
        </Fact>
        <Fact label={words.openBooks}>{occasion.is_public ? words.sumShown : words.sumHidden}</Fact>
      </FactList>
    </Sheet>
  );
}
