import { icon } from './icons.js';

export const LogIcon = icon(<path d="M9 6h11M9 12h11M9 18h11M4.500 6v.1M4.500 12v.1M4.500 18v.1" />);
export const ChartsIcon = icon(<path d="M4 4v16h16M7.500 15.500l3.500-5 3.500 2.500L19.500 6" />);
export const DecisionsIcon = icon(<path d="M12 21v-7M12 14 6 8m6 6 6-6M6 13V8h5M18 13V8h-5" />);
export const ReactionsIcon = icon(
  <>
    <circle cx="5.500" cy="12" r="2.500" />
    <circle cx="18.500" cy="6" r="2.500" />
    <circle cx="18.500" cy="18" r="2.500" />
    <path d="M8 12h3l5-5M11 12l5 5" />
  </>,
);
export const ReviewIcon = icon(<path d="M4 19.500h16M4 15l5-5 4 3 7-8M15.500 5H20v4.500" />);
export const CardIcon = icon(
  <>
    <rect x="4" y="3.500" width="11" height="16" rx="2" />
    <path d="M18 6.500l2 .5-3 13-4-.5M7 7.500h5M7 11h5" />
  </>,
);
export const NotesIcon = icon(<path d="M5 4h14v11l-5 5H5ZM14 20v-5h5M8.500 8.500h7M8.500 12h4" />);
export const WhyIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.500 9.500a2.500 2.500 0 1 1 3.800 2.100c-.9.5-1.300 1-1.300 1.900M12 16.700v.1" />
  </>,
);
export const BranchesIcon = icon(
  <>
    <circle cx="6" cy="5" r="2" />
    <circle cx="6" cy="19" r="2" />
    <circle cx="18" cy="8" r="2" />
    <path d="M6 7v10M18 10c0 4-6 3.500-11 6" />
  </>,
);
