import type { RecipientMessage } from '@hearthlight/domain';

import { Avatar } from '../components/avatar.tsx';
import { Section } from '../components/section.tsx';
import { Ticker } from '../components/ticker.tsx';

export interface FulfilmentTickerProps {
  recipients: readonly RecipientMessage[];
}

/** Messages of people for whom the foundation has paid something, passing by one after another (`spec §4`). */
export function FulfilmentTicker({ recipients }: FulfilmentTickerProps) {
  const items = recipients.map((recipient) => ({
    id: recipient.name,
    text: `${recipient.name}: ${recipient.message}`,
    content: <Message recipient={recipient} />,
  }));
  return (
    <Section
      title="Testimonials of fulfillment"
      intro="What was paid, and what for, in the words of those it was paid for."
      tone="paper"
    >
      <Ticker label="Testimonials of fulfillment" items={items} />
    </Section>
  );
}

function Message({ recipient: { name, message, image_url } }: { recipient: RecipientMessage }) {
  return (
    <figure className="flex h-full flex-col justify-between gap-6 p-2">
      <blockquote className="font-display text-[1.25rem] leading-[1.38] font-[480] text-pretty">
        <p>{message}</p>
      </blockquote>
      <figcaption className="flex items-center gap-3.5 text-small font-semibold">
        <Avatar src={image_url} size="small" />
        {name}
      </figcaption>
    </figure>
  );
}
