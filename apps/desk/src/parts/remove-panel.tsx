import { Panel } from '@hearthlight/ui';

import { IrreversibleAction, type IrreversibleActionProps } from './irreversible-action.tsx';

export interface RemovePanelProps {
  /** The title and the text of the button. */
  title: string;
  /** The thing that is removed. */
  object: string;
  /** The consequences, in sentences. */
  children: string;
  /** Called with the password. The dialog shows a refusal. */
  onRemove: IrreversibleActionProps['onConfirm'];
}

/** Removes the object of a page, with what that means. */
export function RemovePanel({ title, object, children, onRemove }: RemovePanelProps) {
  return (
    <Panel title={title}>
      <div className="grid justify-items-start gap-4">
        <p className="text-small text-ink-soft">{children}</p>
        <IrreversibleAction object={object} explained={children} onConfirm={onRemove}>
          {title}
        </IrreversibleAction>
      </div>
    </Panel>
  );
}
