import { useMemo } from 'react';
import { useLocale } from '../words/language.js';

const whole: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };

function useFormat(options: Intl.NumberFormatOptions): (share: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, options);
    return (share: number) => format.format(share).replace('-', '−');
  }, [locale, options]);
}

/** Returns a function that formats a proportion as a percentage in the user's language. */
export const usePercent = (): ((share: number) => string) => useFormat(whole);

const signed: Intl.NumberFormatOptions = { ...whole, signDisplay: 'exceptZero' };

/** Returns a function that formats a difference between proportions as a percentage with a sign. */
export const useSignedPercent = (): ((difference: number) => string) => useFormat(signed);

const roundedUp: Intl.NumberFormatOptions = { ...whole, roundingMode: 'ceil' };

/**
 * Returns a function that formats a standard error as a percentage, such as `± 1%`. The percentage is rounded up, so
 * only an exact zero is shown as 0%.
 */
export function usePlusMinus(): (error: number) => string {
  const format = useFormat(roundedUp);
  return useMemo(() => (error: number) => `± ${format(error)}`, [format]);
}
