/** A failed call as the exception that TanStack Query expects. */
export class CallError extends Error {
  readonly status: number;

  constructor(status: number, message = `The call failed with status ${status}.`) {
    super(message);
    this.status = status;
  }
}

/** When TanStack Query retries: after network failures, unusable responses and server errors, never after a refusal. */
export const retryCall = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof CallError && (error.status < 300 || error.status >= 500);
