import { LanguageChoice } from './language-choice.js';
import { PageLink } from './page-link.js';
import { ThemeButton } from './theme-button.js';

/** The target and the name of a link back. */
export interface WayBack {
  readonly to: string;
  readonly label: string;
}

/** The end of a page's head: the way back, the theme and the language. */
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
