/** The zone of every date that is shown, unless a caller names another one. */
const japanZone = 'Asia/Tokyo'

/** How far Japan is ahead of UTC, in milliseconds; it has no summer time. */
export const japanOffset = 9 * 3_600_000

/** What stands where a date should be and none could be read. */
export const noDate = '日時未定'

/** A moment taken apart for a calendar in `zone`; two digits where people write two. */
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

const taken = new Map<string, TimeParts | undefined>()
/** As many moments are remembered; a page shows far fewer. */
const most = 1000

/**
 * Takes an ISO moment apart; undefined when it is none (the wire may hold anything). Taking apart is dear, so it is
 * done once for each moment.
 */
export function timeParts(iso: string, zone = japanZone): TimeParts | undefined {
  const key = `${zone} ${iso}`
  if (taken.has(key)) return taken.get(key)
  if (taken.size >= most) taken.clear()
  const parts = takeApart(iso, zone)
  taken.set(key, parts)
  return parts
}

/** Japan has kept to nine hours ahead of UTC since it gave up summer time in 1951. */
const steadySince = Date.UTC(1952, 0)
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The same by hand for nearly every date there is: the browser's own format is slow to begin. */
function takeApartInJapan(moment: number): TimeParts {
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

/** The last moment of a `Date`, less the hours that Japan is ahead. */
const latest = 8.64e15 - japanOffset

function takeApart(iso: string, zone: string): TimeParts | undefined {
  const moment = new Date(iso)
  const time = moment.getTime()
  if (Number.isNaN(time)) return undefined
  if (zone === japanZone && time >= steadySince && time <= latest) return takeApartInJapan(time)
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
