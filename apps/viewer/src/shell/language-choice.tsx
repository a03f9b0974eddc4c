import { chooseLocale, useLocale, useSay } from '../words/language.js';
import { localeNames, locales, readersLocale } from '../words/locales.js';

/** The language of the interface, the log, rules and cards. */
export function LanguageChoice() {
  const say = useSay();
  const locale = useLocale();
  return (
    <select
      className="language"
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
  );
}
