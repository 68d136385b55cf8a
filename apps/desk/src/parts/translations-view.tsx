import type { Result } from '@hearthlight/domain';
import { Notice, StatusText, useWords } from '@hearthlight/ui';
import { Fragment, type ReactNode } from 'react';

import { EntryConflict, type EntryConflictProps } from './entry-conflict.tsx';
import { FilterLinks } from './filter-links.tsx';
import type { Entry } from './merge-entry.ts';
import { RemovePanel } from './remove-panel.tsx';
import { type EditedTranslation, type KeptTranslation, useEditedTranslation } from './use-edited-translation.ts';

/** Props of the form of a translation. */
export interface TranslationEntry<Texts> extends KeptTranslation<Texts> {
  onSubmit: (texts: Texts) => Promise<Result>;
}

interface OneTranslationProps<Texts extends Entry> extends EditedTranslation<Texts> {
  /** Renders the form, which begins with `text`. */
  renderForm: (entry: TranslationEntry<Texts>) => ReactNode;
  /** The fields, to merge with what somebody else has saved. */
  fields: EntryConflictProps<Texts>['fields'];
}

/** The languages of a translation. */
export interface TranslationLanguages {
  /** The languages to translate to, with their own names. */
  languages: ReadonlyArray<{ tag: string; name: string }>;
  /** The tag of the language that is shown. */
  language: string;
  /** The address of the page, without its query. */
  path: string;
}

export interface TranslationsViewProps<Texts extends Entry> extends OneTranslationProps<Texts>, TranslationLanguages {}

/** The translations of an article, a campaign or an update, one language at a time. */
export function TranslationsView<Texts extends Entry>({
  languages,
  language,
  path,
  ...translation
}: TranslationsViewProps<Texts>) {
  const words = useWords('deskTranslations');
  const choices = languages.map(({ name, tag }) => ({
    name: tag,
    label: name,
    href: `${path}?language=${tag}`,
  }));
  return (
    <div className="grid gap-5 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-small">
        <FilterLinks label={words.language} choices={choices} current={language} />
        <StatusText tone={translation.stored ? 'success' : 'neutral'}>
          {translation.stored ? words.translated : words.missing}
        </StatusText>
      </div>
      <OneTranslation
        key={language}
        {...translation}
        name={languages.find(({ tag }) => tag === language)?.name ?? language}
      />
    </div>
  );
}

/** A translation to write. If somebody else saves it meanwhile, both texts are merged before anything is replaced. */
function OneTranslation<Texts extends Entry>(props: OneTranslationProps<Texts> & { name: string }) {
  const { name, stored, fields, renderForm } = props;
  const words = useWords('deskTranslations');
  const { text, basedOn, isChangedMeanwhile, conflict, removals, ...edited } = useEditedTranslation(props);
  const save = async (written: Texts): Promise<Result> => {
    const result = await edited.save(written);
    return result.ok ? { ok: true, message: words.saved } : result;
  };
  if (conflict) return <EntryConflict {...conflict} fields={fields} onResolve={save} />;
  return (
    <>
      {isChangedMeanwhile && <Notice tone="info">{words.conflict}</Notice>}
      {removals > 0 && !stored && <Notice tone="success">{words.removed}</Notice>}
      <Fragment key={removals}>{renderForm({ text, basedOn, onSubmit: save })}</Fragment>
      {stored && (
        <div className="max-w-text">
          <RemovePanel title={words.remove} object={name} onRemove={edited.remove}>
            {words.removeExplained}
          </RemovePanel>
        </div>
      )}
    </>
  );
}
