import type { ComponentPropsWithRef } from 'react';

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'method' | 'noValidate'> {
  /** Address to which the browser posts the form without script, or before hydration. */
  postTo?: string | undefined;
}

/**
 * A form that is submitted by script: the browser neither validates nor sends it. If a plain form is
 * submitted before the scripts have loaded, the browser reloads the page with all values in the address,
 * passwords included. With `method="dialog"` outside a dialog, such a submit does nothing; with `postTo` the
 * browser posts the values.
 */
export function Form({ postTo, ...attributes }: FormProps) {
  const target = postTo === undefined ? { method: 'dialog' } : { method: 'post', action: postTo };
  return <form {...attributes} {...target} noValidate />;
}
