import {
  deskArticlePath,
  deskBillPath,
  deskCampaignPath,
  deskDonorPath,
  deskGiftPath,
  deskGiftsPath,
  deskOccasionPath,
  deskPages,
  deskUpdatePath,
} from '@hearthlight/domain/desk';

const paths: Readonly<Record<string, (id: number) => string>> = {
  news: deskArticlePath,
  campaign: deskCampaignPath,
  update: deskUpdatePath,
  gift: deskGiftPath,
  donor: deskDonorPath,
  occasion: deskOccasionPath,
  bill: deskBillPath,
  import: () => deskPages.imports.path,
  staff: () => deskPages.people.path,
  comment: () => deskPages.comments.path,
  picture: () => deskPages.pictures.path,
};

/** Verbs after which the subject no longer has a page. */
const gone = /(?: remove| delete| merge| import-undo)$/;

/** Returns the page of what a change is about, such as `news 12`. `undefined` if it has none, or none any more. */
export function subjectPath(action: string, subject: string): string | undefined {
  const [kind = '', id = ''] = subject.split(' ');
  if (action === 'gift import') return deskGiftsPath({ import: Number(id) });
  return gone.test(action) ? undefined : paths[kind]?.(Number(id));
}
