import { Component, type ReactNode } from 'react';

import { Fallback } from './fallback.tsx';

interface Props {
  /** Going elsewhere leaves the error behind. */
  address: string;
  children: ReactNode;
}
type State = { error?: unknown; address: string };

/** Shows the fallback screen in place of a page that threw or whose code could not be loaded. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { address: this.props.address };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('Something threw nothing.') };
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { address };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <Fallback error={error} />;
  }
}
