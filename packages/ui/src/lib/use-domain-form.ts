import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';

/** What this needs to know of a form of `@hearthlight/domain`. */
export interface DomainForm<Input, Output> {
  _zod: { input: Input; output: Output };
}

/**
 * `useForm` with the rules of a form of `@hearthlight/domain`: checked when it is submitted, and from then on
 * at each key. `defaultValues` names every field, so that none of them ever is `undefined`.
 */
export function useDomainForm<Input extends FieldValues, Output extends FieldValues>(
  schema: DomainForm<Input, Output>,
  defaultValues: DefaultValues<Input>,
) {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
}
