import { chooseLocale, useLocale, useSay } from '../words/language.js';
import { localeNames, locales, readersLocale } from '../words/locales.js';

/**
 * Lets the user choose the language of the interface, the log, the rules and the cards. Narrow screens show only the
 * language's two-letter code.
 */
export function LanguageChoice() {
  const say = useSay();
  const locale = useLocale();
  return (
    <span className="language">
      <span className="language-letters" aria-hidden="true">
        {locale.toUpperCase()}
      </span>
      <select
        data-testid="language"
        aria-label={say('app.language')}
        title={say('app.language')}
        value={locale}
        onChange={(event) => void chooseLocale(readersLocale([event.target.value]))}
      >
        {locales.map((each) => (
          <option key={each} value={each} lang={each}>
            {localeNames[each]}
          </option>
        ))}
      </select>
    </span>
  );
}
