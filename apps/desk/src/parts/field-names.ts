import type { LoggedField } from '@hearthlight/domain/desk';
import { useWords } from '@hearthlight/ui';

/**
 * Returns a function that names a field of the activity log. A field of an earlier version keeps the name that it had.
 */
export function useFieldNames() {
  const names: Readonly<Record<string, string>> = {
    ...useLoggedNames(),
    ...useFilterNames(),
  };
  return (field: string) => names[field] ?? field.replaceAll('_', ' ');
}

function useLoggedNames(): Record<LoggedField, string> {
  const activity = useWords('deskActivity');
  const articles = useWords('articles');
  const news = useWords('deskNews');
  const { role } = useWords('deskStaff');
  const gifts = useWords('deskGifts');
  const campaigns = useWords('deskCampaigns');
  const bills = useWords('deskBills');
  const donors = useWords('deskDonors');
  const pictures = useWords('deskPictures');
  const order = useWords('bankTransfer');
  const updates = useWords('deskUpdates');
  return {
    title: articles.title,
    tags: articles.tags,
    author_name: articles.author,
    cover_image_url: articles.cover,
    image_url: articles.cover,
    cover_image_description: articles.coverAlt,
    alt: articles.coverAlt,
    focus: pictures.focus,
    further: useWords('deskPlans').further,
    campaign_id: articles.campaign,
    detail: news.body,
    description: news.body,
    published_at: news.time,
    role,
    amount: gifts.amount,
    anonymous: gifts.anonymous,
    campaign: gifts.campaign,
    date: gifts.day,
    giver: gifts.giver,
    kind: bills.kind,
    method: gifts.method,
    occasion: useWords('deskOccasions').title,
    payee: bills.payee,
    status: gifts.status,
    rhythm: order.rhythm,
    first: order.firstPayment,
    last: order.lastPayment,
    date_started: campaigns.firstDay,
    date_ended: campaigns.lastDay,
    date_published: updates.date,
    target_cents: campaigns.goal,
    opening_cents: activity.raisedBefore,
    opening_contributors: activity.donorsBefore,
    position: activity.position,
    place: updates.place,
    email: donors.email,
    first_name: donors.firstName,
    last_name: donors.lastName,
    maintenance: useWords('deskOperations').maintenance,
    words: useWords('deskComments').holdWords,
  };
}

/** The parts of the filters of lists, which the log names when somebody downloads a list. */
function useFilterNames() {
  const { from, giver, import: imported, least, most, to } = useWords('deskGifts');
  const { state } = useWords('deskBills');
  const { order } = useWords('desk');
  const { donor, search } = useWords('deskActivity');
  return { from, to, least, most, donor, giver_of: giver, import: imported, state, order, search };
}
