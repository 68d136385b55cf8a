import { publishedFile } from './rows.ts';

/* Data that people saw before the upgrade, and must see after it. */

/** News, an article with its comments, and the badge of a campaign. */
export const seenByVisitors = {
  news: [
    {
      id: 1,
      title: 'Forty days of water',
      tags: 'Water, Kenya',
      cover_image_url: '/pictures/well.svg',
      cover_image_description: null,
      date_published: '2026-02-01T09:30:00.000Z',
      detail: '<p>Switched on <strong>at six</strong>, “as planned”.</p>',
      author_name: 'Ruth Wanjiru',
    },
  ],
  article: {
    news_details: {
      id: 1,
      title: 'Forty days of water',
      tags: 'Water, Kenya',
      cover_image_url: '/pictures/well.svg',
      cover_image_description: null,
      date_published: '2026-02-01T09:30:00.000Z',
      detail: '<p>Switched on <strong>at six</strong>, “as planned”.</p>',
      author_name: 'Ruth Wanjiru',
      campaign: null,
    },
    latest_news: [],
    comments: [
      {
        comment: 'What good news for the villages!',
        date_published: '2026-02-02T09:30:00.000Z',
        comentator_name: 'Halima G.',
      },
    ],
  },
  badge: '$11,240.50',
};

/** The dashboard. Signing in changes the time and the browser, which are left out. */
export const seenByDonor = {
  first_name: 'Ada',
  last_name: 'François',
  email: 'Ada@example.org',
  created_at: '2026-02-01T09:30:00.000Z',
  client_goal: 4000,
  records: {
    campaigns: [
      {
        id: 2,
        title: 'Twelve roofs',
        image_url: '/pictures/roof.svg',
        target_amount: 5000,
        amount_raised: 0,
        no_of_contributors: 0,
        date_started: '2026-01-03',
        date_ended: '2026-01-31',
        description: 'Before the rains.',
        registration_status: true,
      },
      {
        id: 1,
        title: 'A deep well for four villages',
        image_url: '/pictures/well.svg',
        target_amount: 18000,
        amount_raised: 11240.5,
        no_of_contributors: 213,
        date_started: '2026-01-02',
        date_ended: null,
        description: 'Water for four villages.',
        registration_status: false,
      },
    ],
    donation_history: [
      {
        date_of_donation: '2026-01-11',
        amount_donated: 7.5,
        donation_cause: 'Seeds',
        payment_method: 'Paypal service',
        payment_status: 'failed',
      },
      {
        date_of_donation: '2026-01-09',
        amount_donated: 5,
        donation_cause: 'Lamps',
        payment_method: 'Paypal service',
        payment_status: 'pending',
      },
      {
        date_of_donation: '2026-01-05',
        amount_donated: 120.5,
        donation_cause: 'A roof',
        payment_method: 'Paypal service',
        payment_status: 'completed',
        receipt: '2026-00001',
      },
    ],
    impact_updates: [
      {
        image_url: '/pictures/well.svg',
        description: 'The pump has run for forty days.',
        date_published: '2026-01-17',
        title: null,
        place: null,
        campaign: null,
      },
    ],
  },
};

/** Before there were bills. */
export const emptyBooks = { bills: [], years: [] };

export const books = {
  years: [
    {
      year: 2026,
      came_in: [
        {
          kind: 'other',
          amount: 120.5,
        },
      ],
      paid_out: [
        {
          kind: 'Roofs and stoves',
          amount: 40,
        },
      ],
    },
  ],
  bills: [],
};

/** The ledger of a closed month, whose file never changes. */
export const ledger = [
  {
    month: '2026-01',
    entries: 3,
    hash: '77ffe5ed4e017d8239515bcd542f535e0b828df423fe3be8e06945e615081d63',
    closed_at: '2026-02-01T09:30:00.000Z',
    file: publishedFile,
  },
];
