import { clockTimeOf, formats, readingsOf, type Result } from '@hearthlight/domain';
import { Button, Form, FormNotice, RadioCards, useWords } from '@hearthlight/ui';
import { refusalOf, useSubmit, useUnsavedInDialog } from '@hearthlight/ui/parts';
import { useForm, useWatch } from 'react-hook-form';

import { MomentField } from '../parts/moment-field.tsx';
import { BrokenLinks } from './broken-links.tsx';
import { ClockChangeField } from './clock-change-field.tsx';

export interface PublishFormProps {
  /** The present time of a scheduled article. */
  scheduledAt: string | null;
  /** Whether a time is asked for at first. */
  isLater?: boolean;
  /** Whether it can be published later: not if visitors see the article already. */
  canWait: boolean;
  /** Whether its address changes with this publication. */
  hasNewAddress: boolean;
  /** The links in the text that lead to no page of the site. */
  brokenLinks: readonly string[];
  /**
   * The text that can go out in place of the newest one: that of the scheduled publication, or the one that was on the
   * site.
   */
  earlierText: 'scheduled' | 'taken-off' | undefined;
  /**
   * Publishes now (`null`) or at an instant with the offset of the foundation's clock. With `keepsText`, the earlier
   * text.
   */
  onPublish: (at: string | null, keepsText: boolean) => Promise<Result>;
}

/** When an article is published. The time is that of the foundation, wherever the person is. */
export function PublishForm(props: PublishFormProps) {
  const { scheduledAt, canWait, hasNewAddress, brokenLinks, earlierText, onPublish } = props;
  const words = useWords('deskNews');
  const form = useForm({ defaultValues: entryOf(scheduledAt, props.isLater) });
  useUnsavedInDialog(form.formState.isDirty);
  const { submit, pending, result } = useSubmit(form, ({ at: typed, reading, text, when }) => {
    const keepsText = text === 'earlier';
    if (when === 'now') return onPublish(null, keepsText);
    const [only, other] = readingsOf(typed);
    return onPublish(other === undefined ? only : reading, keepsText);
  });
  const names = useFieldNames();
  const refused = Object.keys((result?.ok === false && result.fields) || {}).flatMap((field) => names.get(field) ?? []);
  const isLater = useWatch({ control: form.control, name: 'when' }) === 'later';
  const at = useWatch({ control: form.control, name: 'at' });
  const readings: readonly string[] = isLater && at ? readingsOf(at) : [];
  return (
    <Form aria-label={words.publishTitle} onSubmit={submit} className="grid grid-cols-1 gap-5">
      {canWait && (
        <RadioCards
          label={words.when}
          options={[
            { value: 'now', label: words.now },
            { value: 'later', label: words.later },
          ]}
          {...form.register('when')}
        />
      )}
      {earlierText && (
        <RadioCards
          label={words.whichText}
          options={[
            { value: 'newest', label: words.newestText },
            {
              value: 'earlier',
              label: earlierText === 'scheduled' ? words.textAsScheduled : words.textOnSite,
            },
          ]}
          {...form.register('text')}
        />
      )}
      {isLater && (
        <MomentField
          label={words.time}
          hint={words.timeHint({ zone: formats().timeZoneName })}
          error={form.formState.errors.at?.message}
          {...form.register('at', {
            required: words.timeMissing,
            shouldUnregister: true,
            // Another time may need no answer, or another one.
            onChange: () => form.clearErrors('reading'),
          })}
        />
      )}
      {readings.length > 1 && (
        <ClockChangeField
          clockTime={at}
          readings={readings}
          error={form.formState.errors.reading?.message}
          registration={form.register('reading', {
            validate: (reading) => readings.includes(reading) || words.readingMissing,
            shouldUnregister: true,
          })}
        />
      )}
      <BrokenLinks links={brokenLinks} />
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

/** The first entry. The time of a scheduled article has its reading, which one time in the night of a change needs. */
function entryOf(scheduledAt: string | null, isLater = false) {
  if (scheduledAt === null) return { when: isLater ? 'later' : 'now', text: 'newest', at: '', reading: '' };
  const at = clockTimeOf(scheduledAt);
  const reading = readingsOf(at).find((one) => Date.parse(one) === Date.parse(scheduledAt));
  return { when: 'later', text: 'newest', at, reading: reading ?? '' };
}

/** The names of the fields that an article cannot be published without, as the page has them. */
function useFieldNames(): ReadonlyMap<string, string> {
  const words = useWords('articles');
  const { text } = useWords('editor');
  return new Map([
    ['title', words.title],
    ['detail', text],
    ['tags', words.tags],
    ['author_name', words.author],
    ['campaign_id', words.campaign],
    ['cover_image_url', words.cover],
  ]);
}
