/**
 * A whole number in groups of three digits: 1,234,567. A fraction is cut. Without the browser's own format, which is
 * slow to begin: on a slow phone the first one was half of what starting the app took.
 */
export function groupedDigits(value: number): string {
  const whole = Math.trunc(value)
  if (!Number.isSafeInteger(whole)) return whole.toLocaleString('ja-JP')
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
