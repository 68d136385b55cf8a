import { type SyntheticEvent, useState } from 'react';

import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import { Form } from '../components/form.tsx';
import { Notice } from '../components/notice.tsx';

/**
 * The letter that does not exist yet. Input and button are connected to no call, and what is typed is neither
 * kept nor sent (`spec §2`): the visitor is told so.
 */
export function SubscribeAside() {
  const [asked, setAsked] = useState(false);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    setAsked(true);
  };
  return (
    <aside aria-labelledby="subscribe-title" className="bg-paper pb-section">
      <div className="mx-auto max-w-page px-gutter">
        <div className="grid items-center gap-x-14 gap-y-8 rounded-section bg-paper-deep px-6 py-10 tablet:px-10 tablet:py-12 desk:grid-cols-2 desk:px-14">
          <div>
            <h2 id="subscribe-title" className="text-title">
              A letter now and then
            </h2>
            <p className="mt-3 max-w-[28em]">
              One story, what it cost and how it went on. Nothing else, and never too many.
            </p>
          </div>
          <Form autoComplete="off" onSubmit={onSubmit} className="grid gap-5">
            <div className="flex flex-wrap items-end gap-3">
              <div className="min-w-48 flex-1">
                <Field label="E-mail address" type="email" inputMode="email" />
              </div>
              <Button type="submit" variant="secondary">
                Subscribe
              </Button>
            </div>
            {asked && (
              <Notice tone="info">
                Our letter is not open yet. Nothing was sent, and your address was not kept. Thank you for
                wanting to hear from us.
              </Notice>
            )}
          </Form>
        </div>
      </div>
    </aside>
  );
}
