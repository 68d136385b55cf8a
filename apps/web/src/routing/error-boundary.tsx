import { Component, type ReactNode } from 'react';

import { Fallback } from '../routes/fallback.tsx';

interface Props {
  /** The current address. A new one resets the boundary. */
  address: string;
  children: ReactNode;
}
interface State {
  hasFailed: boolean;
  address: string;
}

/** Shows the fallback screen if a page throws or its code cannot be loaded. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, address: this.props.address };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { hasFailed: false, address };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Fallback /> : this.props.children;
  }
}
