/** One line of the rehearsal's log. */
export interface RehearsalLogLine {
  /** When the line was written, in milliseconds since the rehearsal began. */
  at: number
  text: string
}

/** Matches personal data that support does not need: IP addresses and device ids. */
const secrets = [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, /\b[0-9a-f]{1,4}(?::[0-9a-f]{0,4}){3,7}\b/gi, /\b[0-9a-f]{32,}\b/gi]

/** The log as text for customer support, without IP addresses and device ids. */
export const rehearsalLogText = (lines: readonly RehearsalLogLine[]): string =>
  lines
    .map(
      ({ at, text }) =>
        `${(at / 1000).toFixed(1)}s ${secrets.reduce((rest, secret) => rest.replace(secret, '—'), text)}`,
    )
    .join('\n')
