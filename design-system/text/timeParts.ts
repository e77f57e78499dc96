/** The zone of every date that is shown, unless a caller names another one. */
export const japan = 'Asia/Tokyo'

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
export function timeParts(iso: string, zone = japan): TimeParts | undefined {
  const key = `${zone} ${iso}`
  if (taken.has(key)) return taken.get(key)
  if (taken.size >= most) taken.clear()
  const parts = takeApart(iso, zone)
  taken.set(key, parts)
  return parts
}

function takeApart(iso: string, zone: string): TimeParts | undefined {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return undefined
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
