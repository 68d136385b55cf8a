'use client';

import { clockTimeIn, instantIn, type Result } from '@hearthlight/domain';
import { useForm, useWatch } from 'react-hook-form';

import { Button } from '../../components/actions/button.tsx';
import { FormNotice } from '../../components/forms/form-notice.tsx';
import { Form } from '../../components/forms/form.tsx';
import { RadioCards } from '../../components/forms/radio-cards.tsx';
import { refusalOf } from '../../forms/refusal-of.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { useArticlesWords } from '../../words/articles.ts';
import { useDeskNewsWords } from '../../words/desk-news.ts';
import { useEditorWords } from '../../words/editor.ts';
import { MomentField } from '../parts/moment-field.tsx';

export interface PublishFormProps {
  /** The present time of a scheduled article. */
  scheduledAt: string | null;
  /** Whether it can be published later: not if visitors see the article already. */
  canWait: boolean;
  /** Whether its address changes with this publication. */
  hasNewAddress: boolean;
  /** The foundation's time zone. */
  timeZone: string;
  /** Publishes now (`null`) or at an instant. */
  onPublish: (at: string | null) => Promise<Result>;
}

/** When an article is published. The time is that of the foundation, wherever the person is. */
export function PublishForm({ scheduledAt, canWait, hasNewAddress, timeZone, onPublish }: PublishFormProps) {
  const words = useDeskNewsWords();
  const form = useForm({
    defaultValues: {
      when: scheduledAt === null ? 'now' : 'later',
      at: scheduledAt === null ? '' : clockTimeIn(timeZone, scheduledAt),
    },
  });
  const { submit, pending, result } = useSubmit(form, ({ at, when }) =>
    onPublish(when === 'now' ? null : instantIn(timeZone, at)),
  );
  const names = useFieldNames();
  const refused = Object.keys((result?.ok === false && result.fields) || {}).flatMap(
    (field) => names.get(field) ?? [],
  );
  const isLater = useWatch({ control: form.control, name: 'when' }) === 'later';
  return (
    <Form aria-label={words.publishTitle} onSubmit={submit} className="grid grid-cols-1 gap-5">
      {canWait && (
        <RadioCards
          legend={words.when}
          options={[
            { value: 'now', label: words.now },
            { value: 'later', label: words.later },
          ]}
          {...form.register('when')}
        />
      )}
      {isLater && (
        <MomentField
          label={words.time}
          hint={words.timeHint({ zone: timeZone })}
          error={form.formState.errors.at?.message}
          {...form.register('at', { required: words.timeMissing, shouldUnregister: true })}
        />
      )}
      {hasNewAddress && <p className="text-small text-ink-soft">{words.addressChanges}</p>}
      <FormNotice
        result={refusalOf(result)}
        action={
          refused.length > 0 && (
            <ul className="list-disc ps-5">
              {refused.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )
        }
      />
      <Button type="submit" size="small" className="justify-self-start" pending={pending}>
        {isLater ? words.schedule : words.publish}
      </Button>
    </Form>
  );
}

/** The names of the fields that an article cannot be published without, as the page has them. */
function useFieldNames(): ReadonlyMap<string, string> {
  const words = useArticlesWords();
  const { text } = useEditorWords();
  return new Map([
    ['title', words.title],
    ['detail', text],
    ['tags', words.tags],
    ['author_name', words.author],
    ['campaign_id', words.campaign],
    ['cover_image_url', words.cover],
  ]);
}
