/**
 * The numbers of `specification §9`, and upper limits that it leaves open. Lengths are in characters, times in
 * milliseconds, layout in pixels, unless the name says otherwise.
 */
export const limits = {
  password: { min: 8, max: 30 },
  /** A name is longer than two characters after trimming. */
  name: { min: 3, max: 80 },
  code: { length: 5 },
  comment: { min: 21, max: 4000 },
  helpDescription: { min: 21 },
  phoneNumber: { min: 5 },
  address: { min: 3 },
  requestType: { min: 2 },
  /** The amount must be greater than `moreThan` units of the currency. */
  donation: { moreThan: 3, cause: { min: 11, max: 500 } },
  email: { max: 254 },
  /** Upper limit of the help form's free-text fields, which end up in a mail draft. */
  helpField: { max: 2000 },
  redirectDelay: 2000,
  chunkTimeout: 120_000,
  relativeTimeHours: 24,
  /** Milliseconds until a page says that loading takes long. */
  slowLoading: 8000,
  previewItems: 3,
  latestNews: 12,
  /** Comments in one response, and the number that the page shows at a time. */
  commentsPage: 50,
  truncate: { impact: 400, userAgent: 120, excerpt: 420 },
} as const;

/** Limits of verification and reset codes (decision 0013). `perHour` and `perDay` count requests for one address. */
export const codeLimits = {
  lifeMinutes: 10,
  tries: 5,
  resendSeconds: 60,
  perHour: 5,
  perDay: 10,
} as const;
