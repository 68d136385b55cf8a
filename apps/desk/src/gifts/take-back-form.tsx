import type { TakeBackEntered } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';
import { useDomainForm } from '@hearthlight/ui/parts';

import { ChangeForm } from './change-form.tsx';
import { ReasonField } from './reason-field.tsx';
import { useLiveChange } from './use-live-change.ts';
import type { MakeChange } from './use-previewed-change.ts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).takeBackForm;

export interface TakeBackFormProps {
  /** Makes the change, or only previews it. */
  onChange: MakeChange<TakeBackEntered>;
}

/** Takes back a payment of a pledge that was recorded by mistake. */
export function TakeBackForm({ onChange }: TakeBackFormProps) {
  const words = useWords('deskGift');
  const form = useDomainForm(loadRules, { reason: '' });
  const live = useLiveChange(form, loadRules, onChange);
  return (
    <ChangeForm label={words.takeBack} live={live}>
      <p>{words.takeBackExplained}</p>
      <ReasonField error={form.formState.errors.reason?.message} {...form.register('reason')} />
    </ChangeForm>
  );
}
