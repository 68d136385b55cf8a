import { mailKinds } from '../features/index.ts';
import { createMailSender, type MailSender, type MailSenderServices } from '../platform/mail/mail-sender.ts';
import type { MailTransport } from '../platform/mail/mailer.ts';
import type { TestEngine } from './engines.ts';
import { createTestContext, type TestContext } from './test-context.ts';

/** A test server that sends mails through a queue. */
export interface QueueContext extends TestContext {
  queue: MailSender;
  /** Creates a second queue on the same database, like another process. */
  anotherQueue: (other: MailTransport, changes?: Partial<MailSenderServices>) => MailSender;
}

/** Creates the context. Calls wait up to `patience` milliseconds for the outcome of the first attempt. */
export async function createQueueContext(
  engine: TestEngine,
  transport: MailTransport,
  patience = 2000,
): Promise<QueueContext> {
  const queues: MailSender[] = [];
  const context = await createTestContext(engine, {
    mailer: {
      send: (mail, about) => queues[0]?.send(mail, about) ?? Promise.reject(new Error('there is no queue')),
    },
  });
  const { database, deps } = context;
  const services: MailSenderServices = {
    database,
    now: deps.now,
    secret: deps.secret,
    kinds: mailKinds,
    transport,
    logError: () => undefined,
    patience,
  };
  const queue = createMailSender(services);
  queues.push(queue);
  const close = async () => {
    await queue.close();
    await context.close();
  };
  return {
    ...context,
    queue,
    anotherQueue: (other, changes) => createMailSender({ ...services, transport: other, ...changes }),
    close,
  };
}
