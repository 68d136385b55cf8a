'use client';

import type { Result } from '@hearthlight/domain';
import { Fragment, type ReactNode, useState } from 'react';

import { Notice } from '../../components/feedback/notice.tsx';
import { StatusText } from '../../components/feedback/status-text.tsx';
import { useDeskTranslationsWords } from '../../words/desk-translations.ts';
import { EntryConflict, type EntryConflictProps } from './entry-conflict.tsx';
import { FilterLinks } from './filter-links.tsx';
import type { Entry } from './merge-entry.ts';
import { RemovePanel } from './remove-panel.tsx';

/** A text that was not saved. */
export interface KeptTranslation<Texts> {
  text: Texts;
  /** The translation that it changes. */
  basedOn: Texts | null;
}

/** What the form of a translation needs. */
export interface TranslationEntry<Texts> extends KeptTranslation<Texts> {
  onSubmit: (texts: Texts) => Promise<Result>;
}

/** The stored translation, or a refusal. `isConflict`: somebody else has saved another one, which is loaded then. */
export type TranslationResult<Texts> = Result & { saved?: Texts | null; isConflict?: boolean };

/** How a translation is kept, saved and removed. */
export interface TranslationActions<Texts> {
  /** A text that was not saved, kept in this browser. */
  kept?: KeptTranslation<Texts> | undefined;
  /** Saves texts in place of those that the person has seen. */
  onSave: (texts: Texts, basedOn: Texts | null) => Promise<TranslationResult<Texts>>;
  /** Removes the translation. Visitors see the original again. Called with the password. */
  onRemove: (password: string) => Promise<Result>;
}

interface OneTranslationProps<Texts extends Entry> extends TranslationActions<Texts> {
  /** The translation as the server has it; `null` for none. */
  stored: Texts | null;
  /** The fields of a translation that is not written yet. */
  empty: Texts;
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

export interface TranslationsViewProps<Texts extends Entry>
  extends OneTranslationProps<Texts>, TranslationLanguages {}

/** The translations of an article, a campaign or an update, one language at a time. */
export function TranslationsView<Texts extends Entry>({
  languages,
  language,
  path,
  ...translation
}: TranslationsViewProps<Texts>) {
  const words = useDeskTranslationsWords();
  const choices = languages.map(({ name, tag }) => ({
    name: tag,
    label: name,
    href: `${path}?language=${tag}`,
  }));
  return (
    <div className="grid gap-5 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-small">
        <FilterLinks label={words.language} choices={choices} current={language} />
        <StatusText tone={translation.stored ? 'completed' : 'neutral'}>
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
  const { name, stored, empty, fields, kept, onSave, onRemove, renderForm } = props;
  const words = useDeskTranslationsWords();
  /** What the text on screen changes. */
  const [basedOn, setBasedOn] = useState(kept ? kept.basedOn : stored);
  const [text, setText] = useState(kept?.text ?? stored ?? empty);
  const [loads, setLoads] = useState(0);
  /** A text that is not based on the stored one. */
  const [refused, setRefused] = useState(kept?.text);
  const isChangedMeanwhile = !isSame(stored, basedOn);
  const show = (saved: Texts | null) => {
    setBasedOn(saved);
    setText(saved ?? empty);
    setRefused(undefined);
  };
  const save = async (written: Texts, replaced: Texts | null): Promise<Result> => {
    const result = await onSave(written, replaced);
    if (result.ok) show(result.saved ?? null);
    else if (result.isConflict) setRefused(written);
    return result.ok ? { ok: true, message: words.saved } : result;
  };
  const remove = async (password: string) => {
    const result = await onRemove(password);
    if (result.ok) {
      show(null);
      setLoads(loads + 1);
    }
    return result;
  };
  if (isChangedMeanwhile && stored && refused)
    return (
      <EntryConflict
        base={basedOn ?? empty}
        mine={refused}
        theirs={stored}
        fields={fields}
        onResolve={(merged) => save(merged, stored)}
      />
    );
  return (
    <>
      {isChangedMeanwhile && <Notice tone="info">{words.conflict}</Notice>}
      {loads > 0 && !stored && <Notice tone="success">{words.removed}</Notice>}
      <Fragment key={loads}>
        {renderForm({ text, basedOn, onSubmit: (written) => save(written, stored ? basedOn : null) })}
      </Fragment>
      {stored && (
        <div className="max-w-text">
          <RemovePanel title={words.remove} object={name} onRemove={remove}>
            {words.removeExplained}
          </RemovePanel>
        </div>
      )}
    </>
  );
}

/** Whether two translations, or the lack of them, have the same texts. */
const isSame = (one: object | null, other: object | null) => sortedText(one) === sortedText(other);

const sortedText = (texts: object | null) =>
  texts &&
  JSON.stringify(
    texts,
    Object.keys(texts).toSorted((one, other) => one.localeCompare(other)),
  );
