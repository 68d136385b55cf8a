'use client';

import type { Result } from '@hearthlight/domain';
import { Fragment, type ReactNode, useState } from 'react';

import { Notice } from '../../components/feedback/notice.tsx';
import { StatusText } from '../../components/feedback/status-text.tsx';
import { Sheet } from '../../dashboard/parts/sheet.tsx';
import { useDeskTranslationsWords } from '../../words/desk-translations.ts';
import { ActionPanel } from './action-panel.tsx';
import { FilterLinks } from './filter-links.tsx';

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

/** How a translation is kept, saved and removed. */
export interface TranslationActions<Texts> {
  /** A text that was not saved, kept in this browser. */
  kept?: KeptTranslation<Texts> | undefined;
  /** Saves texts in place of those that the person has seen. */
  onSave: (texts: Texts, basedOn: Texts | null) => Promise<Result & { saved?: Texts | null }>;
  /** Removes the translation. Visitors see the original again. */
  onRemove: () => Promise<Result>;
}

interface OneTranslationProps<Texts> extends TranslationActions<Texts> {
  /** The translation as the server has it; `null` for none. */
  stored: Texts | null;
  /** The fields of a translation that is not written yet. */
  empty: Texts;
  /** Renders the form, which begins with `text`. */
  renderForm: (entry: TranslationEntry<Texts>) => ReactNode;
  /** Renders what somebody else has saved. */
  renderTexts: (texts: Texts) => ReactNode;
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

export interface TranslationsViewProps<Texts> extends OneTranslationProps<Texts>, TranslationLanguages {}

/** The translations of an article, a campaign or an update, one language at a time. */
export function TranslationsView<Texts extends object>({
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
      <OneTranslation key={language} {...translation} />
    </div>
  );
}

/** A translation to write. If somebody else saves it meanwhile, their text is shown before it can be replaced. */
function OneTranslation<Texts extends object>(props: OneTranslationProps<Texts>) {
  const { stored, empty, kept, onSave, onRemove, renderForm, renderTexts } = props;
  const words = useDeskTranslationsWords();
  /** What the text on screen changes. */
  const [basedOn, setBasedOn] = useState(kept ? kept.basedOn : stored);
  const [text, setText] = useState(kept?.text ?? stored ?? empty);
  const [removals, setRemovals] = useState(0);
  const isChangedMeanwhile = !isSame(stored, basedOn);
  const save = async (written: Texts): Promise<Result> => {
    const result = await onSave(written, stored);
    if (!result.ok) return result;
    setBasedOn(result.saved ?? null);
    return { ok: true, message: words.saved };
  };
  const remove = async () => {
    const result = await onRemove();
    if (!result.ok) return result;
    setBasedOn(null);
    setText(empty);
    setRemovals(removals + 1);
    return result;
  };
  return (
    <>
      {isChangedMeanwhile && <Notice tone="info">{words.conflict}</Notice>}
      <Fragment key={removals}>{renderForm({ text, basedOn, onSubmit: save })}</Fragment>
      {isChangedMeanwhile && stored && (
        <Sheet aria-label={words.theirs}>
          <h2 className="mb-4 text-heading">{words.theirs}</h2>
          {renderTexts(stored)}
        </Sheet>
      )}
      {stored && (
        <div className="max-w-text">
          <ActionPanel title={words.remove} isDanger onAct={remove}>
            {words.removeExplained}
          </ActionPanel>
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
