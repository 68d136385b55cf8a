import { useWords } from '@hearthlight/ui';

/** Returns a function that names a field. A field without a name in the catalogs keeps that of the log. */
export function useFieldNames() {
  const articles = useWords('articles');
  const { body } = useWords('deskNews');
  const { role } = useWords('deskStaff');
  const gifts = useWords('deskGifts');
  const campaigns = useWords('deskCampaigns');
  const bills = useWords('deskBills');
  const donors = useWords('deskDonors');
  const { title: occasion } = useWords('deskOccasions');
  const { place } = useWords('deskUpdates');
  const names: Readonly<Record<string, string>> = {
    title: articles.title,
    tags: articles.tags,
    author_name: articles.author,
    cover_image_url: articles.cover,
    image_url: articles.cover,
    cover_image_description: articles.coverAlt,
    alt: articles.coverAlt,
    campaign_id: articles.campaign,
    detail: body,
    description: body,
    role,
    amount: gifts.amount,
    campaign: gifts.campaign,
    date: gifts.day,
    giver: gifts.giver,
    kind: bills.kind,
    method: gifts.method,
    occasion,
    payee: bills.payee,
    status: gifts.status,
    date_started: campaigns.firstDay,
    date_ended: campaigns.lastDay,
    target_amount: campaigns.goal,
    location: place,
    email: donors.email,
    first_name: donors.firstName,
    last_name: donors.lastName,
  };
  return (field: string) => names[field] ?? field.replaceAll('_', ' ');
}
