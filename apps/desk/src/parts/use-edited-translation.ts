import type { Result } from '@hearthlight/domain';
import { useState } from 'react';

/** A text that was not saved. */
export interface KeptTranslation<Texts> {
  text: Texts;
  /** The translation that it changes. */
  basedOn: Texts | null;
}

/** The stored translation, or a refusal. `isConflict`: somebody else has saved another one, which is loaded then. */
export type TranslationResult<Texts> = Result & { saved?: Texts | null; isConflict?: boolean };

/** How a translation is kept, saved and removed. */
export interface TranslationActions<Texts> {
  /** A text that was not saved, kept in this browser. */
  kept?: KeptTranslation<Texts> | undefined;
  /** Saves texts in place of those that the person has seen. */
  onSave: (texts: Texts, basedOn: Texts | null) => Promise<TranslationResult<Texts>>;
  /** Removes the translation. Readers of its language see the original again. Called with the password. */
  onRemove: (password: string) => Promise<Result>;
}

export interface EditedTranslation<Texts> extends TranslationActions<Texts> {
  /** The translation as the server has it; `null` for none. */
  stored: Texts | null;
  /** The fields of a translation that is not written yet. */
  empty: Texts;
}

/**
 * Returns a translation that is being edited. With `conflict`, somebody else has saved another text than the one that
 * was edited, and `save` takes the merged text.
 */
export function useEditedTranslation<Texts extends object>(translation: EditedTranslation<Texts>) {
  const { stored, empty, kept, onSave, onRemove } = translation;
  /** The changes of the text on screen. */
  const [basedOn, setBasedOn] = useState(kept ? kept.basedOn : stored);
  const [text, setText] = useState(kept?.text ?? stored ?? empty);
  const [removals, setRemovals] = useState(0);
  /** A text that is not based on the stored one. */
  const [refused, setRefused] = useState(kept?.text);
  const isChangedMeanwhile = !isSame(stored, basedOn);
  const conflict =
    isChangedMeanwhile && stored && refused ? { base: basedOn ?? empty, mine: refused, theirs: stored } : undefined;
  const show = (saved: Texts | null) => {
    setBasedOn(saved);
    setText(saved ?? empty);
    setRefused(undefined);
  };
  return {
    text,
    basedOn,
    isChangedMeanwhile,
    conflict,
    /** How often the translation was removed here. */
    removals,
    save: async (written: Texts): Promise<Result> => {
      const result = await onSave(written, conflict ? stored : stored && basedOn);
      if (result.ok) show(result.saved ?? null);
      else if (result.isConflict) setRefused(written);
      return result;
    },
    remove: async (password: string) => {
      const result = await onRemove(password);
      if (!result.ok) return result;
      show(null);
      setRemovals(removals + 1);
      return result;
    },
  };
}

/** Whether two translations, or the lack of them, have the same texts. */
const isSame = (one: object | null, other: object | null) => sortedText(one) === sortedText(other);

const sortedText = (texts: object | null) =>
  texts &&
  JSON.stringify(
    texts,
    Object.keys(texts).toSorted((one, other) => one.localeCompare(other)),
  );
