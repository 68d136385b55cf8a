/** The numbers of `spec §9`. Lengths are in characters, times in milliseconds unless the name says otherwise. */
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
  /** The amount in US dollars must be greater than `moreThan`. */
  donation: { moreThan: 3, cause: { min: 11, max: 500 } },
  email: { max: 254 },
  /** Kept short so that no field of the help form can make a mail draft that mail programs refuse. */
  helpField: { max: 2000 },
  redirectDelay: 2000,
  ticker: { interval: 5000, secondRowDelay: 3000, slide: 1000, mostCards: 12 },
  chunkTimeout: 120_000,
  relativeTimeHours: 24,
  previewItems: 3,
  latestNews: 12,
  truncate: { impact: 400, userAgent: 120, excerpt: 420 },
  breakpoint: { mobile: 912, small: 360 },
  grid: { news: 50, comments: 30, dashboard: 20, narrowCard: 250, wideCard: 350, wideFrom: 1280 },
} as const;

/** How codes and the requests for them are limited (`docs/decisions`, accounts). */
export const codeLimits = {
  lifeMinutes: 10,
  tries: 5,
  resendSeconds: 60,
  perHour: 5,
  perDay: 10,
} as const;
