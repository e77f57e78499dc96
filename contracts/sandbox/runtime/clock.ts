/** The time in one dataset of the sandbox: the machine's time plus an adjustable offset. */
export interface Clock {
  now(): Date
}

/** A clock that runs `offset()` milliseconds ahead of the machine's. */
export const offsetClock = (offset: () => number, machine: Clock): Clock => ({
  now: () => new Date(machine.now().getTime() + offset()),
})

/** The machine's own clock. */
export const machineClock: Clock = { now: () => new Date() }

/** Converts seconds to milliseconds. */
export const seconds = (n: number) => n * 1000

/** Converts minutes to milliseconds. */
export const minutes = (n: number) => n * 60_000

/** Converts hours to milliseconds. */
export const hours = (n: number) => n * 3_600_000

/** Converts days to milliseconds. */
export const days = (n: number) => n * 86_400_000

/** Adds milliseconds to a time: `timeAfter(now, minutes(10))`; negative milliseconds give an earlier time. */
export const timeAfter = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds)

const japan = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo', dateStyle: 'short' })

/** The calendar day in Japan, for example `2026-01-31`. */
export const japaneseDay = (time: Date) => japan.format(time)

const japaneseMinute = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** Date and time in Japan for a mail: `2026/01/31 12:00`. */
export const japaneseTime = (time: Date) => japaneseMinute.format(time)

/** The instant at which the calendar day in Japan started. */
export const startOfJapaneseDay = (time: Date) => new Date(`${japaneseDay(time)}T00:00:00+09:00`)
