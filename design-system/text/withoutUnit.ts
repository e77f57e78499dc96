/** A typed text without the counter word, the currency or the unit at its end: 10個 → 10. */
export const withoutUnit = (text: string, unit: string): string =>
  unit !== '' && text.endsWith(unit) ? text.slice(0, -unit.length).trimEnd() : text
