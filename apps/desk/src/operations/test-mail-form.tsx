import type { Result } from '@hearthlight/domain';
import type { TestMailEntry, TestMailResult } from '@hearthlight/domain/desk';
import { Button, Field, Form, FormNotice, Notice, Panel, useWords } from '@hearthlight/ui';
import { refusalOf, useDomainForm, useSubmit } from '@hearthlight/ui/parts';
import { useState } from 'react';

export interface TestMailFormProps {
  /** The address of the signed-in person. */
  email: string;
  /** Sends a test mail. `answer` is what the mail server said. */
  onSendTestMail: (values: TestMailEntry) => Promise<Result & { answer?: TestMailResult }>;
}

const loadRules = async () => (await import('@hearthlight/domain/desk')).testMailForm;

/** Sends a test mail and shows what the mail server said. */
export function TestMailForm({ email, onSendTestMail }: TestMailFormProps) {
  const words = useWords('deskOperations');
  const [answer, setAnswer] = useState<TestMailResult>();
  const form = useDomainForm(loadRules, { email });
  const { submit, pending, result } = useSubmit(form, async (values) => {
    setAnswer(undefined);
    const sent = await onSendTestMail(values);
    setAnswer(sent.answer);
    return sent;
  });
  return (
    <Panel title={words.testMail}>
      <Form aria-label={words.testMail} onSubmit={submit} className="grid grid-cols-1 justify-items-start gap-5">
        <p className="text-ink-soft">{words.testLead}</p>
        <Field
          className="w-full"
          label={words.email}
          type="email"
          autoComplete="off"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <FormNotice result={refusalOf(result)} />
        {answer && <Answer answer={answer} />}
        <Button type="submit" size="small" variant="secondary" pending={pending}>
          {words.sendTestMail}
        </Button>
      </Form>
    </Panel>
  );
}

function Answer({ answer }: { answer: TestMailResult }) {
  const words = useWords('deskOperations');
  const reply = answer.reply !== '' && (
    <>
      <span className="mt-2 block text-label text-ink-soft">{words.reply}</span>
      <code dir="ltr" className="block text-start wrap-anywhere">
        {answer.reply}
      </code>
    </>
  );
  if (answer.accepted)
    return (
      <Notice tone="success" className="w-full">
        {answer.reply === '' ? words.stored : words.accepted}
        {reply}
      </Notice>
    );
  const reasons = {
    'address refused': words.addressRefused,
    'mail refused': words.mailRefused,
    postponed: words.postponed,
    unreachable: words.unreachable,
  };
  return (
    <Notice tone="error" className="w-full">
      {reasons[answer.reason]}
      {reply}
    </Notice>
  );
}
