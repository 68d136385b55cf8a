import type { ComponentPropsWithRef } from 'react';

export type FormProps = Omit<ComponentPropsWithRef<'form'>, 'action' | 'method' | 'noValidate'>;

/**
 * A form that is submitted by script: the browser neither validates nor sends it. If a plain form is
 * submitted before the scripts have loaded, the browser reloads the page with all values in the address,
 * passwords included. With `method="dialog"` outside a dialog, such a submit does nothing.
 *
 * - **Use**: around every set of fields that is submitted.
 * - **Instead**: a single button needs no form.
 * - **Content**: one form has one `primary` button at its end.
 * - **Keyboard**: Enter in a field submits it.
 * - **Screen readers**: name it with `aria-label` when a page has more than one.
 *
 * @summary A form that is submitted by script: the browser neither validates nor sends it.
 */
export function Form(attributes: FormProps) {
  return <form {...attributes} method="dialog" noValidate />;
}
