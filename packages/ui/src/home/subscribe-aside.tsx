'use client';

import { type SyntheticEvent, useState } from 'react';

import { Button } from '../components/actions/button.tsx';
import { Notice } from '../components/feedback/notice.tsx';
import { Field } from '../components/forms/field.tsx';
import { Form } from '../components/forms/form.tsx';
import { useWords } from '../words/words-provider.tsx';
import type { HomeContent } from './home-content.ts';

export interface SubscribeAsideProps {
  /** Texts of the section. */
  texts: HomeContent['newsletter'];
}

/**
 * The form calls nothing: the address is neither stored nor sent (specification §2). The text says that there is no
 * newsletter yet, and a notice after Subscribe that nothing was sent.
 */
export function SubscribeAside({ texts }: SubscribeAsideProps) {
  const words = useWords('home');
  const [asked, setAsked] = useState(false);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    setAsked(true);
  };
  return (
    <aside aria-labelledby="subscribe-title" className="bg-paper pb-section print:hidden">
      <div className="mx-auto max-w-page px-gutter">
        <div className="grid items-center gap-x-14 gap-y-8 rounded-section bg-paper-deep px-5 py-10 *:min-w-0 tablet:px-10 tablet:py-12 desk:grid-cols-2 desk:px-14">
          <div>
            <h2 id="subscribe-title" className="text-title">
              {texts.title}
            </h2>
            <p className="mt-3 max-w-measure-28">{`${texts.text} ${words.newsletterNotYet}`}</p>
          </div>
          <Form autoComplete="off" onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
            <div className="flex flex-wrap items-end gap-3">
              <div className="min-w-[min(100%,12rem)] flex-1">
                <Field label={words.eMailAddress} type="email" inputMode="email" />
              </div>
              <Button type="submit" variant="secondary">
                {words.subscribe}
              </Button>
            </div>
            {asked && <Notice tone="info">{words.newsletterMissing}</Notice>}
          </Form>
        </div>
      </div>
    </aside>
  );
}
