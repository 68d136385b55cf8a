import { dataCsv } from '@hearthlight/domain';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

import { markup } from '../../lib/html.ts';
import { onlyLoopback, page } from './dev-page.ts';

const text = z.string().catch('');
/** A payment, as the placeholders of a payment link fill it in. */
const payment = z.object({ amount: text, currency: text, reference: text, email: text });

const options = { onRequest: onlyLoopback, schema: { hide: true } };

/**
 * Registers `/dev/pay`, which stands in for the page of a payment provider, and Stripe's export of what was paid there,
 * for this machine only. Nothing is kept: the address has the payment.
 */
export function testPaymentPage(app: FastifyInstance, now: () => number): void {
  app.get('/dev/pay', options, (request, reply) => {
    const { amount, currency, reference, email } = payment.parse(request.query);
    const paid = `/dev/pay/done?${new URLSearchParams({ amount, currency, reference, email }).toString()}`;
    return reply.type('text/html; charset=utf-8').send(
      page(
        'Test payment',
        markup`<h1>Test payment</h1>
        <p>This page stands in for a payment provider. No money moves.</p>
        <p>${reference}${email === '' ? '' : `, ${email}`}</p>
        <p><a href="${paid}">Pay ${amount} ${currency}</a></p>`,
      ),
    );
  });
  app.get('/dev/pay/done', options, (request, reply) => {
    const query = new URLSearchParams(payment.parse(request.query)).toString();
    return reply.type('text/html; charset=utf-8').send(
      page(
        'Paid',
        markup`<h1>Paid</h1>
        <p><a href="/">Return to the site</a></p>
        <p><a href="${`/dev/pay/stripe.csv?${query}`}" download>Export for the import of the desk</a></p>`,
      ),
    );
  });
  app.get('/dev/pay/stripe.csv', options, (request, reply) => {
    const { amount, currency, reference, email } = payment.parse(request.query);
    const headers = ['id', 'Created date (UTC)', 'Amount', 'Currency', 'Fee', 'Status', 'Customer Email'];
    const at = new Date(now()).toISOString().slice(0, 16).replace('T', ' ');
    const row = [`ch_test_${now()}`, at, amount, currency.toLowerCase(), '0', 'Paid', email];
    const table = dataCsv([...headers, 'client_reference_id'], [[...row, reference]]);
    return reply.type('text/csv; charset=utf-8').send(table);
  });
}
