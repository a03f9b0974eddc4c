import { MoonIcon, SunIcon } from '../design/icons.js';
import { useSay } from '../words/language.js';
import { toggleTheme, useTheme } from './theme.js';

export function ThemeButton() {
  const say = useSay();
  const theme = useTheme();
  const change = say(theme === 'dark' ? 'app.to-light' : 'app.to-dark');
  return (
    <button
      type="button"
      className="icon-button"
      data-testid="theme"
      aria-label={change}
      title={`${change} (T)`}
      onClick={toggleTheme}
    >
      {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </button>
  );
}
