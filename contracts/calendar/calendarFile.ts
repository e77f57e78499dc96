/** An entry for a calendar program. Times are ISO 8601. */
export interface CalendarEntry {
  /**
   * Id of the entry. It is the same in every file, so that a second import replaces the entry instead of adding another
   * one.
   */
  id: string
  title: string
  start: string
  /** When the entry ends. Absent if the entry is a moment, such as a deadline, which takes no time in the calendar. */
  end?: string | undefined
  /** Full URL of the page about the entry. */
  url: string
  place?: string | undefined
  note?: string | undefined
  /** How many minutes before the start the calendar reminds the user; absent for no reminder. */
  reminderMinutes?: number | undefined
}

/** The properties of a calendar file, besides its entries. */
export interface CalendarFileOptions {
  /** When the file is created: the server's time, as ISO 8601. */
  now: string
  /** The host name of this app, which makes the ids of the entries unique among all calendars. */
  host: string
  /** The name of a calendar to which calendar programs subscribe; absent for a file that the user opens once. */
  name?: string | undefined
}

const japanOffsetMs = 9 * 60 * 60_000

/** `20260131T190000Z` from `2026-01-31T19:00:00.000Z`. */
const compact = (iso: string) => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}`

/** The time in UTC, such as `20260131T100000Z`. */
const utcTime = (iso: string) => `${compact(new Date(iso).toISOString())}Z`

/** The local time in Japan, such as `20260131T190000`. Japan has no summer time. */
const japanTime = (iso: string) => compact(new Date(Date.parse(iso) + japanOffsetMs).toISOString())

/** Whether a time can be written in the format, which has four digits for the year. */
const isWritable = (iso: string) => {
  const time = Date.parse(iso)
  return time >= Date.parse('1970-01-01') && time < Date.parse('9999-12-31')
}

/**
 * Escapes a text (RFC 5545, 3.3.11). Control characters, which the format forbids, are removed, and so are direction
 * controls: some programs show them as boxes, and one without an end would reverse what is beside the text.
 */
const escapedText = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}|\p{Bidi_C}/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)

const maxLineBytes = 75

/** The number of bytes of a character in UTF-8. `TextEncoder` would take seconds for thousands of entries. */
function byteCount(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x8_00) return 2
  return code < 0x1_00_00 ? 3 : 4
}

/** Folds a line so that none is longer than 75 bytes, and no character is divided (RFC 5545, 3.1). */
function foldedLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = byteCount(character)
    if (bytes + size > maxLineBytes) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n')
}

/** Definition of Japan's time zone. Without it, some programs use their own time zone instead. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Tokyo',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:JST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const field = (name: string, text: string | undefined) => (text ? [`${name}:${escapedText(text)}`] : [])

const endLines = ({ start, end }: CalendarEntry) =>
  end !== undefined && isWritable(end) && Date.parse(end) > Date.parse(start)
    ? [`DTEND;TZID=Asia/Tokyo:${japanTime(end)}`]
    : ['TRANSP:TRANSPARENT']

const alarmLines = ({ title, reminderMinutes }: CalendarEntry) =>
  reminderMinutes === undefined
    ? []
    : ['BEGIN:VALARM', 'ACTION:DISPLAY', ...field('DESCRIPTION', title), `TRIGGER:-PT${reminderMinutes}M`, 'END:VALARM']

/**
 * The lines of a subscribed calendar: how often programs should reload it (RFC 7986), and its name in two formats,
 * because programs read different ones.
 */
const subscriptionLines = (name: string | undefined) =>
  name === undefined
    ? []
    : [...field('NAME', name), ...field('X-WR-CALNAME', name), 'REFRESH-INTERVAL;VALUE=DURATION:PT4H']

const entryLines = (entry: CalendarEntry, { now, host }: CalendarFileOptions) => [
  'BEGIN:VEVENT',
  `UID:${encodeURIComponent(entry.id.toWellFormed())}@${host}`,
  `DTSTAMP:${utcTime(now)}`,
  `DTSTART;TZID=Asia/Tokyo:${japanTime(entry.start)}`,
  ...endLines(entry),
  ...field('SUMMARY', entry.title),
  ...field('LOCATION', entry.place),
  ...field('DESCRIPTION', [entry.note, entry.url].filter(Boolean).join('\n')),
  `URL:${entry.url}`,
  ...alarmLines(entry),
  'END:VEVENT',
]

/**
 * The text of an `.ics` file with these entries (RFC 5545), with times in Japan's time zone. Leaves out entries whose
 * start cannot be written.
 */
export function calendarFile(entries: readonly CalendarEntry[], options: CalendarFileOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//tsudoi//tsudoi//JA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...subscriptionLines(options.name),
    ...timeZone,
    ...entries.filter(({ start }) => isWritable(start)).flatMap((entry) => entryLines(entry, options)),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldedLine).join('\r\n')}\r\n`
}
