import { formatDay, formatMoney } from '@hearthlight/domain';
import {
  deskArticlePath,
  deskBillPath,
  deskCampaignPath,
  deskDonorPath,
  deskGiftPath,
  deskOccasionPath,
  type DeskPageName,
  deskPages,
  may,
  mayOpen,
  newArticlePath,
  newBillPath,
  newCampaignPath,
  newGiftPath,
  newUpdatePath,
  type Permission,
  type Role,
  type SearchResult,
} from '@hearthlight/domain/desk';
import type { Words } from '@hearthlight/ui';

import { giverText } from '../words/giver-text.ts';

/** Something to open: a page, an action or an entry. */
interface SearchChoice {
  /** Where it leads to. Different for each choice of a group. */
  path: string;
  text: string;
  /** A detail that distinguishes it from others of the same name. */
  detail?: string;
}

/** Choices of one kind. */
export interface ChoiceGroup {
  title: string;
  choices: readonly SearchChoice[];
}

/** The words of everything that can be found. */
export type SearchWords = Pick<
  Words,
  | 'desk'
  | 'deskBills'
  | 'deskCampaigns'
  | 'deskGifts'
  | 'deskImports'
  | 'deskNews'
  | 'deskOccasions'
  | 'deskStaff'
  | 'deskSearch'
  | 'deskUpdates'
>;

/** The sources of the choices. */
interface Found {
  words: SearchWords;
  role: Role;
  search: string;
  /** The server's results. Absent before it has answered. */
  result: SearchResult | undefined;
}

/** Returns what a search of the desk leads to, by kind. Without a text, the pages and actions of the role. */
export function findChoices({ result, role, search, words }: Found): ChoiceGroup[] {
  const part = search.trim().toLowerCase();
  const matching = (choices: readonly SearchChoice[]) =>
    choices.filter(({ text }) => text.toLowerCase().includes(part));
  const { articles = [], bills = [], campaigns = [], donors = [], gifts = [], occasions = [] } = result ?? {};
  const { desk, deskGifts, deskOccasions, deskSearch } = words;
  const groups = [
    {
      title: desk.donors,
      choices: donors.map(({ email, id, name }) => ({ path: deskDonorPath(id), text: name, detail: email })),
    },
    { title: desk.gifts, choices: gifts.map((gift) => giftChoice(gift, deskGifts)) },
    {
      title: desk.occasions,
      choices: occasions.map(({ id, kind, name }) => ({
        path: deskOccasionPath(id),
        text: kind === 'memory' ? deskOccasions.inMemoryOf({ name }) : deskOccasions.inHonorOf({ name }),
      })),
    },
    {
      title: desk.bills,
      choices: bills.map(({ amount, date, id, payee }) => ({
        path: deskBillPath(id),
        text: `${formatMoney(amount)} · ${payee}`,
        detail: formatDay(date),
      })),
    },
    {
      title: desk.news,
      choices: articles.map(({ id, title }) => ({ path: deskArticlePath(id), text: title })),
    },
    {
      title: desk.campaigns,
      choices: campaigns.map(({ id, title }) => ({ path: deskCampaignPath(id), text: title })),
    },
    { title: deskSearch.pages, choices: matching(pageChoices(role, desk)) },
    { title: deskSearch.actions, choices: matching(actionChoices(role, words)) },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

function giftChoice(
  { amount, date, giver, id }: SearchResult['gifts'][number],
  words: Words['deskGifts'],
): SearchChoice {
  return {
    path: deskGiftPath(id),
    text: `${formatMoney(amount)} · ${giverText(words, giver)}`,
    detail: `${formatDay(date)} · ${id}`,
  };
}

const isPageName = (name: string): name is DeskPageName => name in deskPages;

const pageChoices = (role: Role, words: Words['desk']): SearchChoice[] =>
  Object.keys(deskPages)
    .filter(isPageName)
    .filter((name) => mayOpen(role, name))
    .map((name) => ({ path: deskPages[name].path, text: words[name] }));

function actionChoices(role: Role, words: SearchWords): SearchChoice[] {
  const actions: [permission: Permission, path: string, text: string][] = [
    ['news.write', newArticlePath, words.deskNews.newArticle],
    ['campaigns.write', newCampaignPath, words.deskCampaigns.new],
    ['updates.write', newUpdatePath, words.deskUpdates.new],
    ['books.write', newGiftPath, words.deskGifts.record],
    ['books.write', deskPages.imports.path, words.deskImports.upload],
    ['books.write', newBillPath, words.deskBills.add],
    ['staff.manage', deskPages.people.path, words.deskStaff.invite],
  ];
  return actions.filter(([permission]) => may(role, permission)).map(([, path, text]) => ({ path, text }));
}
