import { readFileSync } from 'node:fs';

import { dayIn } from '@hearthlight/domain';
import type { APIRequestContext } from '@playwright/test';

import { sampleOwner, sampleOwnerCode } from '../../apps/api/src/features/staff/sample.ts';

/** Numbers of the entries whose pages the desk has, by their place in the address. */
export interface DeskEntries {
  news: number;
  campaigns: number;
  updates: number;
  imports: number;
  gifts: number;
  occasions: number;
  donors: number;
}

const bankStatement = `Date,Amount,Payer,Details
2026-11-02,40.00,Halima Guyo,A roof before the rains
2026-11-03,125.50,Peter Otieno,Well in Garbatula
2026-11-03,30.00,"Müller, Jürgen",Monthly gift
2026-11-04,-12.00,Umpqua Bank,Account fee
2026-11-05,abc,Nadia Rahman,A solar lamp
`;
const long =
  'What the first forty days of water in Garbatula have changed for the children who used to carry it to school every morning';

/**
 * Signs the demo owner in and adds to the sample data what the desk’s pages can show: a draft, scheduled news, held
 * comments, a picture, a bill, an uploaded bank statement, a gift in memory of somebody, a person who was
 * invited.
 */
export async function fillDesk(request: APIRequestContext, url: string): Promise<DeskEntries> {
  const post = async (path: string, options: { data?: object | Buffer; headers?: Record<string, string> }) => {
    const headers = { Origin: url, ...options.headers };
    const response = await request.post(url + path, { ...options, headers });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()} ${await response.text()}`);
    return response.json();
  };
  const call = (path: string, data: object = {}) => post(`/desk/api/${path}`, { data });
  const read = async (path: string) => (await request.get(`${url}/desk/api/${path}`)).json();
  const { email, password } = sampleOwner;
  await call('sign-in/', { email, password });
  await call('sign-in/second-factor/', { factor: 'totp', code: sampleOwnerCode(Date.now()) });

  const picture = await post('/desk/api/pictures/', {
    data: readFileSync(new URL('../../docs/home.png', import.meta.url)),
    headers: { 'Content-Type': 'image/png' },
  });
  const { id, revision } = await call('news/', { title: long });
  await call(`news/${id}/`, {
    based_on: revision,
    title: long,
    tags: 'Water, Kenya',
    cover_image_url: picture.address,
    cover_image_description: 'A lit house at dawn',
    detail: '<p>The pump was switched on at six.</p><h2>The keepers</h2><p>Each has a key and a notebook.</p>',
    author_name: 'Ruth Wanjiru',
    campaign_id: null,
  });
  const { articles } = await read('news/?state=published');
  for (const name of ['Halima G.', 'A visitor with quite a long name'])
    await post(`/api/news/${articles[0].id}/comment/`, {
      data: { comentator_name: name, comment: `Read www.a.example and www.b.example, says ${name}` },
    });
  await call('bills/', {
    payee: 'Kofi Mensah, carpenter',
    kind: 'Roofs, stoves and rent',
    amount: 640,
    // Yesterday, because the foundation may be behind UTC.
    date: dayIn('UTC', Date.now() - 86_400_000),
    campaign_id: null,
    scan: null,
    publish: false,
  });
  const upload = await post('/desk/api/imports/', {
    data: Buffer.from(bankStatement),
    headers: { 'Content-Type': 'text/csv', 'X-File-Name': 'statement-november.csv' },
  });
  await call('confirm-password/', { password });
  await call('staff/', {
    email: 'noor.haddad.of.the.moderators@example.org',
    role: 'moderator',
    send_mail: false,
  });
  const [{ campaigns }, { updates }, { gifts }] = await Promise.all([
    read('campaigns/'),
    read('updates/'),
    read('gifts/'),
  ]);
  const occasion = { is: 'new', kind: 'memory', name: 'Yusuf Abdi', tell: 'Amina Abdi', another: false };
  await call(`gifts/${gifts[0].id}/occasion/`, { from: null, occasion });
  const { occasions } = await read('occasions/');
  const { donors } = await call('donors/search/', { search: '' });
  return {
    news: id,
    campaigns: campaigns[0].id,
    updates: updates[0].id,
    imports: upload.id,
    gifts: gifts[0].id,
    occasions: occasions[0].id,
    donors: donors[0].id,
  };
}
