/** Converts a typed time in Japan (2026-02-01T21:00) to ISO 8601; undefined when it is not a time. */
export function parseJapanTime(typed: string): string | undefined {
  const at = Date.parse(`${typed.length === 16 ? `${typed}:00` : typed}+09:00`)
  return Number.isFinite(at) ? new Date(at).toISOString() : undefined
}

/** Formats an ISO time as the value of an input for a time in Japan: 2026-02-01T21:00; '' when it cannot be parsed. */
export function japanTimeInput(iso: string): string {
  const at = Date.parse(iso)
  return Number.isFinite(at) ? new Date(at + 9 * 3_600_000).toISOString().slice(0, 16) : ''
}
