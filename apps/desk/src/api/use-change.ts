import type { Result } from '@hearthlight/domain';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';

import { RefusedCall } from './queries.ts';
import { toResult } from './send.ts';

interface ChangeOptions<Input, Response, Extra> extends Pick<
  UseMutationOptions<Response, Error, Input>,
  'mutationKey' | 'onSuccess' | 'onError' | 'onSettled'
> {
  /** Returns what the view needs of a response beside its message. */
  resultOf?: (response: Response) => Extra;
}

/**
 * A change of server state, as a mutation. Returns a function for a form or a button, whose result is a value: a
 * refusal is no exception, and has its HTTP status. It resolves once `onSuccess` has, with which queries are fetched
 * again.
 */
export function useChange<Input extends unknown[], Response extends object | null, Extra extends object = object>(
  change: (...input: Input) => Promise<Response>,
  { resultOf, ...options }: ChangeOptions<Input, Response, Extra> = {},
): (...input: Input) => Promise<Result & Partial<Extra> & { status?: number }> {
  const { mutateAsync } = useMutation({ mutationFn: (input: Input) => change(...input), ...options });
  return async (...input) => {
    try {
      const response = await mutateAsync(input);
      return { ...toResult({ ok: true, response }), ...resultOf?.(response) };
    } catch (error) {
      if (error instanceof RefusedCall) return { ...toResult(error.failure), status: error.status };
      throw error;
    }
  };
}
