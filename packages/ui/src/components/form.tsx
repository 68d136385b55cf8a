import type { ComponentPropsWithRef } from 'react';

export type FormProps = Omit<ComponentPropsWithRef<'form'>, 'action' | 'method' | 'noValidate'>;

/**
 * A form that the page answers itself: the browser neither checks it nor sends it anywhere. Sent before the page's code
 * is there, a plain form would load the page anew with all its fields in the address, passwords included;
 * `method="dialog"` of a form that stands in no dialog leads nowhere.
 */
export function Form(attributes: FormProps) {
  return <form {...attributes} method="dialog" noValidate />;
}
