import { useMemo } from 'react';
import { useLocale } from '../words/language.js';

const whole: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };

function useFormat(options: Intl.NumberFormatOptions): (share: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, options);
    return (share: number) => format.format(share);
  }, [locale, options]);
}

/** Says a share of 1 in percent, as readers of the language write it. */
export const usePercent = (): ((share: number) => string) => useFormat(whole);

const roundedUp: Intl.NumberFormatOptions = { ...whole, roundingMode: 'ceil' };

/** Says a standard error in percent, rounded up: `± 1%`. Zero is nothing but zero. */
export function usePlusMinus(): (error: number) => string {
  const format = useFormat(roundedUp);
  return useMemo(() => (error: number) => `± ${format(error)}`, [format]);
}
