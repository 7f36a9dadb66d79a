import { Component, type ComponentType, type ReactNode } from 'react';

import { supportReference } from './supportReference';

/** Data for the fallback card, and its only action. */
export interface RemoteFailure {
  /** The remote's short name: `founder`, `mentor`, `account`, `public`. */
  packageName: string;
  /** Two groups that a user can read out on the phone, e.g. `VQ-7F3A-0314`; reported with the error. */
  reference: string;
  /** Number of attempts for this remote in this tab. */
  attempts: number;
  /** Time of the last failure, in milliseconds since the epoch. */
  failedAt: number;
  onRetry(): void;
}

interface Props {
  packageName: string;
  /** The card for the content area. */
  failed: ComponentType<RemoteFailure>;
  attempts: number;
  address: string;
  onRetry(): void;
  /** The user navigated to another address after a failure; that page may work. */
  onMove(): void;
  /**
   * Called with a failure. Returns true when it replaces the release, so that no card is needed.
   * @param arriving whether part of the page was about to render with its code for the first time
   */
  onFailure(error: unknown, reference: string, arriving: boolean): boolean;
  children: ReactNode;
}

interface State {
  failure?: { reference: string; failedAt: number; arriving: boolean; hidden: boolean };
}

/** A part of a prerendered page whose code is loaded, but which has not rendered yet. */
const ARRIVING_PART = '[data-deferred=arrives]';

/** Keeps a remote's failure inside the content area: header, routing and session are not affected. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(): State {
    const arriving = document.querySelector(ARRIVING_PART) !== null; // now: the page leaves the document next
    const reference = supportReference();
    return { failure: { reference, failedAt: Date.now(), arriving, hidden: true } };
  }

  override componentDidCatch(error: unknown) {
    const failure = this.state.failure!;
    if (this.props.onFailure(error, failure.reference, failure.arriving)) return;
    this.setState({ failure: { ...failure, hidden: false } });
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failure && before.address !== this.props.address) this.props.onMove();
  }

  override render() {
    const { failed: Failed, packageName, attempts, onRetry, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    if (failure.hidden) return null;
    const { reference, failedAt } = failure;
    return (
      <Failed
        packageName={packageName}
        reference={reference}
        attempts={attempts}
        failedAt={failedAt}
        onRetry={onRetry}
      />
    );
  }
}
