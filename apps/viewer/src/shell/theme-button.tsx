import { MoonIcon, SunIcon } from '../design/icons.js';
import { toggleTheme, useTheme } from './theme.js';

/** Dark or light. */
export function ThemeButton() {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="icon-button"
      data-testid="theme"
      aria-label={`Change to ${other}`}
      title={`Change to ${other} (T)`}
      onClick={toggleTheme}
    >
      {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </button>
  );
}
