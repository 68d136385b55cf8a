import { describe, expect, test } from 'vitest';

import { createProgram } from '../../entries/program.ts';
import { type Mail, MailFailure } from '../../platform/mail/mailer.ts';
import { adminEnvironment } from '../../testing/admin.ts';
import { content } from '../../testing/test-context.ts';
import { sendTestMail } from './send-test-mail.ts';

describe('a test mail', () => {
  test('returns the reply of the server', async () => {
    const sent: Mail[] = [];
    const deliver = (mail: Mail) => {
      sent.push(mail);
      return Promise.resolve('250 2.0.0 queued as 4F1');
    };
    const transport = { deliver, close: () => undefined };
    const result = await sendTestMail(transport, content, 'ruth@example.org');
    expect(result).toEqual({ accepted: true, reply: '250 2.0.0 queued as 4F1' });
    expect(sent.map(({ to }) => to)).toEqual(['ruth@example.org']);
  });

  test('returns the reason of a refusal', async () => {
    const failure = new MailFailure('mail refused', new Error('554 blocked'));
    const transport = { deliver: () => Promise.reject(failure), close: () => undefined };
    const result = await sendTestMail(transport, content, 'ruth@example.org');
    expect(result).toEqual({ accepted: false, reason: 'mail refused', reply: '554 blocked' });
    const environment = {
      ...adminEnvironment(undefined),
      createTransport: () => Promise.resolve(transport),
    };
    const sending = createProgram(environment).parseAsync(['mail', 'test', 'ruth@example.org'], {
      from: 'user',
    });
    await expect(sending).rejects.toThrow('The mail was not accepted (mail refused): 554 blocked');
  });
});
