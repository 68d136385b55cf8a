/** Date formats of exports: the order of day, month and year. Any separator between them is read. */
export const dayFormats = [
  'YYYY-MM-DD',
  'MM/DD/YYYY',
  'DD/MM/YYYY',
  'DD.MM.YYYY',
  'DD-MM-YYYY',
  'DD.MM.YY',
  'DD MMM YYYY',
  'DD.MM.',
  'MM/DD',
] as const;
export type DayFormat = (typeof dayFormats)[number];

/** The order in which each format has year, month and day. */
export const dayOrders: Record<DayFormat, 'ymd' | 'mdy' | 'dmy' | 'd-name-y' | 'dm' | 'md'> = {
  'YYYY-MM-DD': 'ymd',
  'MM/DD/YYYY': 'mdy',
  'DD/MM/YYYY': 'dmy',
  'DD.MM.YYYY': 'dmy',
  'DD-MM-YYYY': 'dmy',
  'DD.MM.YY': 'dmy',
  'DD MMM YYYY': 'd-name-y',
  'DD.MM.': 'dm',
  'MM/DD': 'md',
};

/** Whether two formats have day, month and year in the same order. */
export const isSameOrder = (one: DayFormat, other: DayFormat): boolean => dayOrders[one] === dayOrders[other];

/** One format for each order. */
export const differentFormats: readonly DayFormat[] = dayFormats.filter(
  (format, index) => dayFormats.findIndex((other) => isSameOrder(format, other)) === index,
);

/** Whether a format has no year, which the reader of the file has to know. */
export const isWithoutYear = (format: DayFormat): boolean => ['dm', 'md'].includes(dayOrders[format]);
