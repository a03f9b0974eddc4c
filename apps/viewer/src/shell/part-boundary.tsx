import { Component, type ReactNode } from 'react';
import { useSay } from '../words/language.js';

interface Props {
  readonly children: ReactNode;
  /** The content to show after a failure. By default, a short note. */
  readonly broken?: ReactNode;
}

/** Shows a note instead of a part of a page that cannot be loaded or rendered. Keeps the rest of the page. */
export class PartBoundary extends Component<Props, { readonly isBroken: boolean }> {
  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override state = { isBroken: false };

  override render(): ReactNode {
    return this.state.isBroken ? (this.props.broken ?? <BrokenPart />) : this.props.children;
  }
}

function BrokenPart() {
  const say = useSay();
  return (
    <div className="broken-part" role="alert" data-testid="broken-part">
      <p>{say('app.broken-part')}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {say('app.reload')}
      </button>
    </div>
  );
}
