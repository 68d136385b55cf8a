import type { Result } from '@hearthlight/domain';
import type { StaffLink, WelcomeEntry } from '@hearthlight/domain/desk';
import { Button, Field, Form, FormNotice, useWords } from '@hearthlight/ui';
import { NewPasswordFields, refusalOf, useDomainForm, useSubmit } from '@hearthlight/ui/parts';

const loadRules = async () => (await import('@hearthlight/domain/desk')).welcomeForm;

export interface WelcomeFormProps {
  /** For whom the link is. */
  link: StaffLink;
  /** Called with values that pass the rules. */
  onSubmit: (values: WelcomeEntry) => Promise<Result>;
}

/** Name and password of a new person, or of one whose access was reset. The first owner enters the address too. */
export function WelcomeForm({ link, onSubmit }: WelcomeFormProps) {
  const words = useWords('deskAccess');
  const defaults = { name: link.name, email: link.email ?? '', password: '', confirmPassword: '' };
  const form = useDomainForm(loadRules, defaults);
  const { submit, pending, result } = useSubmit(form, onSubmit);
  const { errors } = form.formState;
  return (
    <Form aria-label={words.welcomeTitle} onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field
        label={words.email}
        type="email"
        autoComplete="username"
        readOnly={link.email !== null}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Field
        label={words.yourName}
        hint={words.nameHint}
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <NewPasswordFields
        password={{
          error: errors.password?.message,
          ...form.register('password', { deps: ['confirmPassword'] }),
        }}
        confirmPassword={{ error: errors.confirmPassword?.message, ...form.register('confirmPassword') }}
      />
      <FormNotice result={refusalOf(result)} />
      <Button type="submit" fullWidth pending={pending}>
        {words.join}
      </Button>
    </Form>
  );
}
