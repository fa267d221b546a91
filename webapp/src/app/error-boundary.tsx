import CircleAlert from 'lucide-react/icons/circle-alert';
import { Component, type ReactNode } from 'react';
import { texts } from '#src/texts/common.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';

/** Catches what a screen throws, also a screen that could not be fetched. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    console.error('A screen failed', error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Placeholder
        icon={<CircleAlert size={40} />}
        title={texts.errors.broken}
        hint={texts.errors.brokenHint}
        isAlert
      >
        <Button onClick={() => window.location.reload()}>{texts.common.retry}</Button>
      </Placeholder>
    );
  }
}
