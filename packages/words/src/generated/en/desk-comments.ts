// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';

export const deskComments = {
  lead: "Comments of visitors. Held ones are not on the site until you approve them.",
  show: "Show",
  held: "Held",
  shown: "On the site",
  hidden: "Hidden",
  approve: "Approve",
  hide: "Hide",
  restore: "Restore",
  onArticle: (args: { title: string | number }): string => "on <link>" + String(args.title) + "</link>",
  reason: (args: { reason: string | number }): string => "Held: " + String(args.reason),
  tooManyLinks: "too many links",
  repeated: "repeats an earlier comment",
  heldWord: "contains a word on your list",
  select: (args: { name: string | number }): string => "Select the comment of " + String(args.name),
  selectAll: "Select all of this list",
  selected: (args: { count: number }): string => plural(args.count, en, { 'one': formatNumber(args.count, ',') + " selected", 'other': formatNumber(args.count, ',') + " selected" }),
  changed: (args: { count: number }): string => plural(args.count, en, { 'one': formatNumber(args.count, ',') + " comment changed.", 'other': formatNumber(args.count, ',') + " comments changed." }),
  undo: "Undo",
  emptyHeld: "No comment waits for you",
  emptyOther: "No comments here",
  emptyLead: "Comments appear here as soon as somebody writes one that needs you.",
  holdWords: "Words that hold a comment",
  holdWordsHint: "One word or web address on each line. A comment that contains one waits for you.",
  wordsSaved: "The list was saved.",
};
