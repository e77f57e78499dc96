const browserNames: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systemNames: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** Derives the name of a device, as the member's lists show it, from its user agent: `Chrome（Android）`. */
export function deviceName(userAgent: string): string {
  const nameOf = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = nameOf(systemNames)
  return `${nameOf(browserNames) ?? 'ブラウザ'}${system ? `（${system}）` : ''}`
}
