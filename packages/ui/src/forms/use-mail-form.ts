'use client';

import type { MailDraft } from '@hearthlight/domain';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';

import { useDomainForm, type LoadRules } from './use-domain-form.ts';
import { useEntryChange } from './use-entry-change.ts';
import { useSubmit } from './use-submit.ts';

/** How long the button stays busy after opening a draft, in ms, so that a double click opens only one. */
const settling = 500;

/** Where a form's mail draft opens. */
export interface DraftProps {
  /** Opens the draft in the visitor's mail program. */
  onOpenDraft: (draft: MailDraft) => void | Promise<void>;
}

/** The values that a form keeps. */
export interface EntryProps<Input> {
  /** Earlier entries that were not sent. The first ones that the form gets fill in fields that are empty. */
  entry?: Partial<Input> | undefined;
  /** Called at each change with the fields that differ from the form's defaults. */
  onEntryChange?: ((entry: Partial<Input>) => void) | undefined;
}

interface MailFormOptions<Input, Output, Draft> extends EntryProps<Input> {
  /** See `DraftProps`. */
  onOpenDraft: (draft: Draft) => void | Promise<void>;
  loadRules: LoadRules<Input, Output>;
  /** The values of an untouched form. */
  defaults: Input & DefaultValues<Input>;
  /** Returns the draft of valid values, which were entered as `entry`. */
  draftOf: (values: Output, entry: Input) => Draft;
}

/**
 * A form that calls no server but opens a mail draft (specification §1), and keeps its values afterwards. `draft` is
 * the last opened draft until a value changes.
 */
export function useMailForm<Input extends FieldValues, Output extends FieldValues, Draft extends MailDraft>({
  loadRules,
  defaults,
  entry,
  draftOf,
  onEntryChange,
  onOpenDraft,
}: MailFormOptions<Input, Output, Draft>) {
  const [stored, setStored] = useState(entry);
  if (stored === undefined && entry !== undefined) setStored(entry);
  const form = useDomainForm(loadRules, defaults, stored);
  const [draft, setDraft] = useState<Draft>();
  useEntryChange(form, defaults, (changed) => {
    setDraft(undefined);
    onEntryChange?.(changed);
  });
  const { submit, pending, result } = useSubmit(form, async (values: Output) => {
    // Remounts the panel for each draft, so that it takes the focus again.
    setDraft(undefined);
    const made = draftOf(values, form.getValues());
    await onOpenDraft(made);
    setDraft(made);
    await new Promise((resolve) => setTimeout(resolve, settling));
    return { ok: true };
  });
  return { form, submit, pending, result, draft };
}
