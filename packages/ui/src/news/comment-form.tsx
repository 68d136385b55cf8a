'use client';

import { commentNotSent, limits, type NewComment, type PostedComment, type Result } from '@hearthlight/domain';
import { useEffect, useRef, useState } from 'react';

import { Button } from '../components/actions/button.tsx';
import { Field } from '../components/forms/field.tsx';
import { FormNotice } from '../components/forms/form-notice.tsx';
import { Form } from '../components/forms/form.tsx';
import { Honeypot } from '../components/forms/honeypot.tsx';
import { TextArea } from '../components/forms/text-area.tsx';
import { useDomainForm } from '../forms/use-domain-form.ts';
import { useEntryChange } from '../forms/use-entry-change.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { useWords } from '../words/words-provider.tsx';

const loadRules = async () => (await import('@hearthlight/domain/forms')).commentForm;

/** Props that the page of an article passes on to its form. */
export interface CommentEntryProps {
  /** Earlier entries that were not sent. Read when the form mounts, they fill in fields that are empty. */
  entry?: Partial<NewComment> | undefined;
  /** Called at each change with the fields that are not empty, and with none after success. */
  onEntryChange?: ((entry: Partial<NewComment>) => void) | undefined;
  /** Address to which the browser posts the form without script, or before hydration. */
  postTo?: string | undefined;
  /** The comment that the browser posted, and the server's answer. A refusal keeps the values. */
  posted?: PostedComment | undefined;
  /** Minimum time, in ms, from the first focus of an empty form to its first submit. 2000 by default. */
  leastTime?: number | undefined;
}

export interface CommentFormProps extends CommentEntryProps {
  /**
   * Called with trimmed values that pass the rules. The message of the result is shown. Not called for bots, which
   * fill in the honeypot or submit too soon.
   */
  onSubmit: (values: NewComment) => Promise<Result>;
}

const empty: NewComment = { comentator_name: '', comment: '' };

/** Whether all fields are empty. Reads the DOM, because `FormData` would force a layout. */
const isEmpty = (form: HTMLFormElement | null | undefined) =>
  Array.from(form?.elements ?? []).every((control) => !('value' in control) || control.value === '');

/**
 * Adds a comment. Success clears the fields, a refusal does not.
 */
export function CommentForm(props: CommentFormProps) {
  const words = useWords('news');
  const { onSubmit, entry, onEntryChange, postTo, posted, leastTime = 2000 } = props;
  const startedAt = useRef<number>(undefined);
  const wasRefused = useRef(false);
  const honeypot = useRef<HTMLInputElement>(null);
  const [stored] = useState(entry);
  const form = useDomainForm(loadRules, { ...empty, ...posted?.entry }, stored);

  const send = async (values: NewComment): Promise<Result> => {
    const isFilled = honeypot.current !== null && honeypot.current.value !== '';
    const isTooSoon = performance.now() - (startedAt.current ?? Number.POSITIVE_INFINITY) < leastTime;
    // A person who pastes is quick, and a browser extension may fill the honeypot, so that a second try is never
    // refused.
    if ((!isFilled && !isTooSoon) || wasRefused.current) return onSubmit(values);
    wasRefused.current = true;
    return { ok: false, message: commentNotSent() };
  };

  useEffect(() => {
    const element = honeypot.current?.form;
    // Text that was typed earlier, or before hydration, took its time.
    if (!isEmpty(element)) startedAt.current = Number.NEGATIVE_INFINITY;
    else if (element?.contains(document.activeElement)) startedAt.current ??= performance.now();
  }, []);
  useEntryChange(form, empty, (typed) => onEntryChange?.(typed));

  const { submit, pending, result } = useSubmit(form, send, { onSucceeded: () => form.reset(empty) });
  const { errors } = form.formState;
  // The server's answer to the posted form is shown until the next submit.
  const [answer, setAnswer] = useState(posted?.result);
  const refused = answer?.ok === false ? answer.fields : undefined;
  const nameError = errors.comentator_name?.message ?? refused?.['comentator_name'];

  return (
    <Form
      aria-label={words.addAComment}
      onSubmit={(event) => {
        setAnswer(undefined);
        submit(event);
      }}
      onFocus={() => {
        startedAt.current ??= performance.now();
      }}
      postTo={postTo}
      className="grid grid-cols-1 gap-5"
    >
      <Field
        label={words.yourName}
        autoComplete="name"
        defaultValue={posted?.entry.comentator_name}
        hint={nameError && words.nameRule}
        error={nameError}
        {...form.register('comentator_name')}
      />
      <TextArea
        label={words.comment}
        rows={6}
        countTo={limits.comment.max}
        defaultValue={posted?.entry.comment}
        error={errors.comment?.message ?? refused?.['comment']}
        {...form.register('comment')}
      />
      <Honeypot ref={honeypot} />
      <FormNotice result={result ?? (refused ? undefined : answer)} />
      <Button type="submit" pending={pending}>
        {words.postComment}
      </Button>
    </Form>
  );
}
