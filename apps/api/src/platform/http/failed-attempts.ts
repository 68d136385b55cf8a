import type { Factor } from '@hearthlight/domain/desk';

/** The events of attempts that a guesser makes. Their names are public: see docs/contributing.md. */
export const failedAttempts = [
  /** A wrong address or password, of a donor or of staff. */
  'sign-in-failed',
  /** A wrong or expired code of a donor. */
  'code-failed',
  /** A wrong second factor of staff, whose password was correct. */
  'second-factor-failed',
  /** A wrong password of staff who are asked for it again. */
  'password-failed',
  /** An invitation or other link of staff that is unknown, used or expired. */
  'link-failed',
] as const;

/** An attempt that was refused, as it is logged. */
export interface FailedAttempt {
  event: (typeof failedAttempts)[number];
  /** The kind of second factor. */
  factor?: Factor;
  /** The id of the staff member whose password was correct or whose session it is. */
  staff?: number;
  /** Whether the staff member lately signed in from the client's network. */
  known_network?: boolean;
}
