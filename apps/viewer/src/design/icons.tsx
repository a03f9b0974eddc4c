import type { ReactNode } from 'react';

/**
 * Draws an icon on a 24 × 24 grid in the current colour. Assistive technology ignores the icon, because the text next
 * to it has the same meaning.
 */
export function icon(children: ReactNode) {
  return function Icon() {
    return (
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {children}
      </svg>
    );
  };
}

export const PlayIcon = icon(
  <path
    className="solid"
    d="M8 5.2v13.6a.8.8 0 0 0 1.2.7l11-6.8a.8.8 0 0 0 0-1.4l-11-6.8a.8.8 0 0 0-1.2.7Z"
  />,
);
export const PauseIcon = icon(<path className="solid" d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />);
export const ForwardIcon = icon(<path d="m9 5 7 7-7 7" />);
export const BackIcon = icon(<path d="m15 5-7 7 7 7" />);
export const StartIcon = icon(<path d="M6 5v14M18 5l-7 7 7 7" />);
export const EndIcon = icon(<path d="M18 5v14M6 5l7 7-7 7" />);
export const FlipIcon = icon(<path d="M8 20V5m0 0L4 9m4-4 4 4M16 4v15m0 0 4-4m-4 4-4-4" />);
export const LinkIcon = icon(
  <path d="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.700l1-1" />,
);
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600 7 7M17 17l1.400 1.400M5.600 18.400 7 17M17 7l1.400-1.400" />
  </>,
);
export const MoonIcon = icon(<path d="M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10Z" />);
export const HelpIcon = icon(
  <>
    <path d="M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400" />
    <path d="M12 17.500v.1" />
  </>,
);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const ChevronIcon = icon(<path d="m8 10 4 4 4-4" />);
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6" />
    <path d="m20 20-4.500-4.500" />
  </>,
);
export const ImportIcon = icon(<path d="M12 4v11m0 0 4-4m-4 4-4-4M5 19h14" />);
export const EyeIcon = icon(
  <>
    <path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Z" />
    <circle cx="12" cy="12" r="2.800" />
  </>,
);
export const CrownIcon = icon(<path className="solid" d="m4 8 4 3.500L12 5l4 6.500L20 8l-1.500 10h-13Z" />);
export const EditIcon = icon(<path d="M5 19h3.500L19 8.500 15.500 5 5 15.500ZM13.500 7l3.500 3.500" />);
export const RemoveIcon = icon(<path d="M5 7.500h14M10 7V5h4v2M7.500 7.500l.8 11.500h7.400l.8-11.500" />);
export const HighlightIcon = icon(
  <>
    <rect x="7" y="4.500" width="10" height="15" rx="2" />
    <path d="M3.500 9v6M20.500 9v6" />
  </>,
);
export const ArrowIcon = icon(<path d="M5 19 18.500 5.500m0 0h-7m7 0v7" />);
export const ShareIcon = icon(
  <>
    <circle cx="6" cy="12" r="2.500" />
    <circle cx="17.500" cy="6" r="2.500" />
    <circle cx="17.500" cy="18" r="2.500" />
    <path d="m8.300 10.800 7-3.600M8.300 13.200l7 3.600" />
  </>,
);
