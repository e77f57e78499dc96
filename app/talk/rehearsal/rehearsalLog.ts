/** One line of what happened. */
export interface LogLine {
  /** Milliseconds since the rehearsal began. */
  at: number
  text: string
}

/** Addresses of machines, and ids of devices, which tell more than a support needs. */
const secrets = [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, /\b[0-9a-f]{1,4}(?::[0-9a-f]{0,4}){3,7}\b/gi, /\b[0-9a-f]{32,}\b/gi]

/** The log as a support may have it: no addresses, no ids. */
export const logText = (lines: readonly LogLine[]): string =>
  lines
    .map(
      ({ at, text }) =>
        `${(at / 1000).toFixed(1)}s ${secrets.reduce((rest, secret) => rest.replace(secret, '—'), text)}`,
    )
    .join('\n')
