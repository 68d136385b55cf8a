// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';

export const library = {
  loading: "Loading",
  close: "Close",
  copied: "Copied.",
  copy: "Copy",
  copyName: (args: { name: string | number }): string => "Copy: " + String(args.name),
  pauseLabel: (args: { label: string | number }): string => "Pause " + String(args.label),
  tryAgain: "Try again",
  linkCopied: "Link copied.",
  copyThisLinkUrl: (args: { url: string | number }): string => "Copy this link: " + String(args.url),
  share: "Share",
  pagesOfLabel: (args: { label: string | number }): string => "Pages of " + String(args.label),
  rowsOf: (args: { from: string | number; to: string | number; total: string | number }): string => "Rows " + String(args.from) + " to " + String(args.to) + " of " + String(args.total),
  website: "Website",
  showPassword: "Show password",
  charactersOf: (args: { length: string | number; limit: string | number }): string => String(args.length) + " of " + String(args.limit) + " characters",
  skipToContent: "Skip to content",
  showFewer: "Show fewer",
  showAll: (args: { itemsCount: string | number }): string => "Show all " + String(args.itemsCount),
  copyRefused: "Your browser did not allow that. Select the text and copy it yourself.",
  charactersTooMany: (args: { count: number }): string => plural(args.count, en, { 'one': formatNumber(args.count, ',') + " character too many", 'other': formatNumber(args.count, ',') + " characters too many" }),
  charactersLeft: (args: { count: number }): string => plural(args.count, en, { 'one': formatNumber(args.count, ',') + " character left", 'other': formatNumber(args.count, ',') + " characters left" }),
  stepOf: (args: { name: string | number; number: string | number; count: string | number }): string => String(args.name) + ", " + String(args.number) + " of " + String(args.count),
  previous: "Previous",
  next: "Next",
};
