import { useMemo } from 'react';
import { useLocale } from '../words/language.js';

/** Says a share of 1 in percent, as readers of the language write it. */
export function usePercent(): (share: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    return (share: number) => format.format(share);
  }, [locale]);
}
