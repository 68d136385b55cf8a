import { limits, type CommentEntry } from '@hearthlight/domain';
import { useEffect, useEffectEvent, useRef } from 'react';

import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import { Form } from '../components/form.tsx';
import { Notice } from '../components/notice.tsx';
import { TextArea } from '../components/text-area.tsx';
import type { FormResult } from '../lib/form-result.ts';
import { useDomainForm } from '../lib/use-domain-form.ts';
import { useSubmit } from '../lib/use-submit.ts';
import { Honeypot } from './honeypot.tsx';

const loadRules = async () => (await import('@hearthlight/domain/forms')).commentForm;

/** A comment as it is sent, with what tells people from robots. */
export interface NewComment extends CommentEntry {
  /** What a robot wrote into the field that people do not see; empty for people. */
  website: string;
  /** Milliseconds that the form was open. */
  elapsed_ms: number;
}

export interface CommentFormProps {
  onSubmit: (values: NewComment) => Promise<FormResult>;
  /** What was typed before and not sent, such as before signing in again. */
  draft?: CommentEntry | undefined;
  /** Called with each change, and with empty fields after success. */
  onDraftChange?: ((draft: CommentEntry) => void) | undefined;
}

const empty: CommentEntry = { comentator_name: '', comment: '' };

/** Adds a comment: cleared when it was taken, kept as typed when it was not. */
export function CommentForm({ onSubmit, draft = empty, onDraftChange }: CommentFormProps) {
  const openedAt = useRef(0);
  const trap = useRef<HTMLInputElement>(null);
  const form = useDomainForm(loadRules, draft);
  const { subscribe } = form;
  const keepDraft = useEffectEvent((values: CommentEntry) => onDraftChange?.(values));

  const send = (values: CommentEntry) => {
    const elapsed = Math.round(performance.now() - openedAt.current);
    return onSubmit({ ...values, website: trap.current?.value ?? '', elapsed_ms: elapsed });
  };

  useEffect(() => {
    openedAt.current = performance.now();
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) });
  }, [subscribe]);

  const { submit, pending, result } = useSubmit(form, send, { onSucceeded: () => form.reset(empty) });
  const { errors } = form.formState;

  return (
    <Form aria-label="Add a comment" onSubmit={submit} className="grid gap-5">
      <Field
        label="Your name"
        autoComplete="name"
        error={errors.comentator_name?.message}
        {...form.register('comentator_name')}
      />
      <TextArea
        label="Comment"
        rows={6}
        maxLength={limits.comment.max}
        error={errors.comment?.message}
        {...form.register('comment')}
      />
      <Honeypot ref={trap} />
      {result && <Notice tone={result.status === 'succeeded' ? 'success' : 'error'}>{result.message}</Notice>}
      <Button type="submit" pending={pending}>
        Post comment
      </Button>
    </Form>
  );
}
