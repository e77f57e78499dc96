/** The default time zone of all dates. */
const japanZone = 'Asia/Tokyo'

/** Japan's offset from UTC in milliseconds; it has no summer time. */
export const japanOffset = 9 * 3_600_000

/** The text shown instead of a date that cannot be parsed. */
export const noDateText = '日時未定'

/** The parts of a date and time in a time zone, padded to two digits except for the year. */
export interface TimeParts {
  year: string
  month: string
  day: string
  weekday: string
  hour: string
  minute: string
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('ja-JP', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(zone, format)
  return format
}

const cache = new Map<string, TimeParts | undefined>()
/** Maximum number of cached results; a page shows far fewer dates. */
const maxCachedTimes = 1000

/**
 * Parses an ISO time into its parts in `zone`; undefined if it is invalid. Results are cached, because formatting is
 * slow.
 */
export function timeParts(iso: string, zone = japanZone): TimeParts | undefined {
  const key = `${zone} ${iso}`
  if (cache.has(key)) return cache.get(key)
  if (cache.size >= maxCachedTimes) cache.clear()
  const parts = parsedParts(iso, zone)
  cache.set(key, parts)
  return parts
}

/** Japan abolished summer time in 1951, so its offset has been constant since. */
const constantOffsetSince = Date.UTC(1952, 0)
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Computes the parts without `Intl`, whose first use is slow. Covers nearly all dates in practice. */
function partsInJapan(moment: number): TimeParts {
  const there = new Date(moment + japanOffset)
  return {
    year: String(there.getUTCFullYear()),
    month: twoDigits(there.getUTCMonth() + 1),
    day: twoDigits(there.getUTCDate()),
    weekday: '日月火水木金土'.charAt(there.getUTCDay()),
    hour: twoDigits(there.getUTCHours()),
    minute: twoDigits(there.getUTCMinutes()),
  }
}

/** The last valid `Date` in milliseconds since 1970, minus Japan's offset. */
const latest = 8.64e15 - japanOffset

function parsedParts(iso: string, zone: string): TimeParts | undefined {
  const moment = new Date(iso)
  const time = moment.getTime()
  if (Number.isNaN(time)) return undefined
  if (zone === japanZone && time >= constantOffsetSince && time <= latest) return partsInJapan(time)
  const parts = formatIn(zone).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    weekday: part('weekday'),
    hour: part('hour'),
    minute: part('minute'),
  }
}
