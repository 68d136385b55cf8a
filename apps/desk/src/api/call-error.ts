/** A query whose call failed. */
export class CallError extends Error {
  readonly status: number;

  constructor(status: number, message = `The call failed with status ${status}.`) {
    super(message);
    this.status = status;
  }
}
