'use client';

import type { RecipientMessage } from '@hearthlight/domain';

import { Section } from '../components/layout/section.tsx';
import { Avatar } from '../components/media/avatar.tsx';
import { Ticker } from '../components/motion/ticker.tsx';
import { useWords } from '../words/words-provider.tsx';

export interface FulfillmentTickerProps {
  /** Text below the heading. */
  intro: string;
  /** People who were helped, in order. */
  recipients: ReadonlyArray<RecipientMessage>;
}

/**
 * A ticker of messages from people for whom the foundation has paid something (specification §4); nothing without them.
 */
export function FulfillmentTicker({ intro, recipients }: FulfillmentTickerProps) {
  const words = useWords('home');
  if (recipients.length === 0) return null;
  const items = recipients.map((recipient) => ({
    id: recipient.name,
    text: `${recipient.name}: ${recipient.message}`,
    content: <Message recipient={recipient} />,
  }));
  return (
    <Section title={words.testimonialsOfFulfillment} intro={intro} background="paper">
      <Ticker data-part="ticker" label={words.testimonialsOfFulfillment} items={items} />
    </Section>
  );
}

function Message({ recipient: { name, message, image_url } }: { recipient: RecipientMessage }) {
  return (
    <figure className="flex h-full flex-col justify-between gap-6 p-2">
      <blockquote className="font-display text-message text-pretty">
        <p>{message}</p>
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-3.5 text-small font-semibold wrap-anywhere">
        <Avatar src={image_url} size="small" />
        {name}
      </figcaption>
    </figure>
  );
}
