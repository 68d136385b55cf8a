// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { pl } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { deskHome as English } from '../en/desk-home.ts';

export const deskHome: typeof English = {
  nothingTitle: "Teraz nic nie wymaga twojej uwagi",
  nothingLead: "Nie czeka na ciebie żadne zadanie.",
  needsYou: "Co wymaga twojej uwagi",
  heldComments: (args: { count: number }): string => plural(args.count, pl, { 'one': formatNumber(args.count, ' ') + " komentarz czeka na twoją decyzję", 'few': formatNumber(args.count, ' ') + " komentarze czekają na twoją decyzję", 'many': formatNumber(args.count, ' ') + " komentarzy czeka na twoją decyzję", 'other': formatNumber(args.count, ' ') + " komentarza czeka na twoją decyzję" }),
  failedMails: (args: { count: number }): string => plural(args.count, pl, { 'one': "Nie udało się wysłać " + formatNumber(args.count, ' ') + " wiadomości", 'few': "Nie udało się wysłać " + formatNumber(args.count, ' ') + " wiadomości", 'many': "Nie udało się wysłać " + formatNumber(args.count, ' ') + " wiadomości", 'other': "Nie udało się wysłać " + formatNumber(args.count, ' ') + " wiadomości" }),
  waitingMails: (args: { count: number }): string => plural(args.count, pl, { 'one': formatNumber(args.count, ' ') + " wiadomość czeka na wysłanie", 'few': formatNumber(args.count, ' ') + " wiadomości czekają na wysłanie", 'many': formatNumber(args.count, ' ') + " wiadomości czeka na wysłanie", 'other': formatNumber(args.count, ' ') + " wiadomości czeka na wysłanie" }),
  unmatchedPayments: (args: { count: number }): string => plural(args.count, pl, { 'one': formatNumber(args.count, ' ') + " wpłata bez znanego darczyńcy", 'few': formatNumber(args.count, ' ') + " wpłaty bez znanego darczyńcy", 'many': formatNumber(args.count, ' ') + " wpłat bez znanego darczyńcy", 'other': formatNumber(args.count, ' ') + " wpłaty bez znanego darczyńcy" }),
  billsToApprove: (args: { count: number }): string => plural(args.count, pl, { 'one': formatNumber(args.count, ' ') + " rachunek czeka na twoje zatwierdzenie", 'few': formatNumber(args.count, ' ') + " rachunki czekają na twoje zatwierdzenie", 'many': formatNumber(args.count, ' ') + " rachunków czeka na twoje zatwierdzenie", 'other': formatNumber(args.count, ' ') + " rachunku czeka na twoje zatwierdzenie" }),
  billsToPay: (args: { count: number }): string => plural(args.count, pl, { 'one': formatNumber(args.count, ' ') + " rachunek czeka na zapłatę", 'few': formatNumber(args.count, ' ') + " rachunki czekają na zapłatę", 'many': formatNumber(args.count, ' ') + " rachunków czeka na zapłatę", 'other': formatNumber(args.count, ' ') + " rachunku czeka na zapłatę" }),
  monthsToClose: (args: { count: number }): string => plural(args.count, pl, { 'one': formatNumber(args.count, ' ') + " miesiąc czeka na zamknięcie", 'few': formatNumber(args.count, ' ') + " miesiące czekają na zamknięcie", 'many': formatNumber(args.count, ' ') + " miesięcy czeka na zamknięcie", 'other': formatNumber(args.count, ' ') + " miesiąca czeka na zamknięcie" }),
  scheduled: "Zaplanowane artykuły",
  ending: "Zbiórki, które wkrótce się kończą",
  health: "Czy wszystko działa?",
  mail: "Poczta",
  mailWorks: "Działa",
  mailFailing: "Nie udało się wysłać niektórych wiadomości",
  mailOutbox: "Nie ustawiono serwera poczty, wiadomości zostają na tym serwerze",
  backup: "Ostatnia kopia zapasowa",
  noBackup: "Nie wykonano jeszcze kopii",
  backupOldTitle: "Ostatnia kopia zapasowa jest stara",
  backupOldLead: (args: { date: string | number }): string => "Wykonano ją " + String(args.date) + ". Jeśli ten serwer ulegnie awarii, wszystko, co dodano później, przepadnie.",
  backupNoneTitle: "Nie ma jeszcze żadnej kopii zapasowej",
  backupNoneLead: "Jeśli ten serwer ulegnie awarii, wszystko przepadnie.",
  toHealth: "Otwórz stan systemu",
  firstSteps: "Pierwsze kroki",
  firstStaff: "Zaproś kogoś do zespołu. Panel powinny móc otworzyć dwie osoby.",
  firstNews: "Opublikuj pierwszy artykuł.",
  firstCampaign: "Dodaj pierwszą zbiórkę.",
  firstMail: "Poproś osobę prowadzącą serwer o ustawienie poczty, aby docierały kody i relacje.",
  drafts: "Szkice",
};
