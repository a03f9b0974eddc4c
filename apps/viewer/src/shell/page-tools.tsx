import { LanguageChoice } from './language-choice.js';
import { PageLink } from './page-link.js';
import { ThemeButton } from './theme-button.js';

/** The target and the text of a link back. */
export interface WayBack {
  readonly to: string;
  readonly label: string;
}

/** Shows the last elements of a page header: the link back, the theme and the language. */
export function PageTools({ back }: { readonly back: WayBack | null | undefined }) {
  return (
    <div className="replay-tools">
      {back && (
        <PageLink to={back.to} className="button">
          {back.label}
        </PageLink>
      )}
      <ThemeButton />
      <LanguageChoice />
    </div>
  );
}
