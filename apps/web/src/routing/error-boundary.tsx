import { Component, type ReactNode } from 'react';

import { Fallback } from '../routes/fallback.tsx';

interface Props {
  /** The current address. A new one resets the boundary. */
  address: string;
  children: ReactNode;
}
type State = { error?: unknown; address: string };

/** Shows the fallback screen if a page throws or its code cannot be loaded. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { address: this.props.address };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('undefined was thrown') };
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { address };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <Fallback />;
  }
}
