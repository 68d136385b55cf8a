import { useRef } from 'react';

import { Button } from '../actions/button.tsx';
import { Field } from './field.tsx';
import { Honeypot } from './honeypot.tsx';

export function CommentForm() {
  const website = useRef<HTMLInputElement>(null);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        console.log(website.current?.value ? 'A bot' : 'A person');
      }}
    >
      <Field label="Comment" />
      <Honeypot ref={website} />
      <Button type="submit">Send</Button>
    </form>
  );
}
