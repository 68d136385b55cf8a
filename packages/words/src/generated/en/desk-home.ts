// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { en } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';

export const deskHome = {
  nothingTitle: "Nothing needs you right now",
  nothingLead: "No task is waiting for you.",
  needsYou: "What needs you",
  heldComments: (args: { count: number }): string => plural(args.count, en, { 'one': formatNumber(args.count, ',') + " comment waits for your decision", 'other': formatNumber(args.count, ',') + " comments wait for your decision" }),
  failedMails: (args: { count: number }): string => plural(args.count, en, { 'one': formatNumber(args.count, ',') + " mail could not be sent", 'other': formatNumber(args.count, ',') + " mails could not be sent" }),
  waitingMails: (args: { count: number }): string => plural(args.count, en, { 'one': formatNumber(args.count, ',') + " mail is on its way", 'other': formatNumber(args.count, ',') + " mails are on their way" }),
  unmatchedPayments: (args: { count: number }): string => plural(args.count, en, { 'one': formatNumber(args.count, ',') + " payment has no known donor", 'other': formatNumber(args.count, ',') + " payments have no known donor" }),
  billsToApprove: (args: { count: number }): string => plural(args.count, en, { 'one': formatNumber(args.count, ',') + " bill waits for your approval", 'other': formatNumber(args.count, ',') + " bills wait for your approval" }),
  billsToPay: (args: { count: number }): string => plural(args.count, en, { 'one': formatNumber(args.count, ',') + " bill is ready to be paid", 'other': formatNumber(args.count, ',') + " bills are ready to be paid" }),
  monthsToClose: (args: { count: number }): string => plural(args.count, en, { 'one': formatNumber(args.count, ',') + " month is ready to close", 'other': formatNumber(args.count, ',') + " months are ready to close" }),
  scheduled: "Scheduled news",
  ending: "Campaigns that end soon",
  health: "Is everything working?",
  mail: "Mail",
  mailWorks: "Works",
  mailFailing: "Some mails could not be sent",
  mailOutbox: "No mail server is set up, so mails are kept on this machine",
  backup: "Last backup",
  noBackup: "No backup has been made yet",
  backupOldTitle: "The last backup is old",
  backupOldLead: (args: { date: string | number }): string => "It was made on " + String(args.date) + ". What was added since then is lost if this machine fails.",
  backupNoneTitle: "There is no backup yet",
  backupNoneLead: "Everything is lost if this machine fails.",
  toHealth: "Open Health",
  firstSteps: "First steps",
  firstStaff: "Invite a colleague. Two people should be able to open the desk.",
  firstNews: "Publish your first article.",
  firstCampaign: "Add your first campaign.",
  firstMail: "Ask whoever runs the server to set up mail, so that codes and updates arrive.",
  drafts: "Drafts",
};
