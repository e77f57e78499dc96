import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { calendarFile, type CalendarEntry } from './calendarFile.ts'

const options = { now: '2026-01-31T10:42:00.000Z', host: 'tsudoi.example' }
const show: CalendarEntry = {
  id: 'episode-night',
  title: '港の公開収録 夜の部',
  start: '2026-01-31T12:00:00.000Z',
  end: '2026-01-31T14:00:00.000Z',
  url: 'https://tsudoi.example/event/harbour',
  place: '灯台広場',
  note: 'お席 A列12番',
  reminderMinutes: 60,
}
const deadline: CalendarEntry = {
  id: 'lottery-flag-entry',
  title: '【締切】抽選の申込 旗',
  start: '2026-02-01T14:59:59.000Z',
  url: 'https://tsudoi.example/lottery/flag',
  reminderMinutes: 1_440,
}

const made = (...entries: CalendarEntry[]) => calendarFile(entries, options)

/** Reads a file as a calendar program does. */
function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

const only = (entry: CalendarEntry) => {
  const [event] = parsed(made(entry))
  if (!event) throw new Error('The file has no entry.')
  return event
}

describe('the file for a calendar', () => {
  it('contains every field of the entry, as a calendar parser reads it', () => {
    const event = only(show)
    expect(event.uid).toBe('episode-night@tsudoi.example')
    expect(event.summary).toBe(show.title)
    expect(event.location).toBe(show.place)
    expect(event.description).toBe('お席 A列12番\nhttps://tsudoi.example/event/harbour')
    expect(event.component.getFirstPropertyValue('url')).toBe(show.url)
    expect(event.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-01-31T10:42:00Z')
  })

  it('contains times in Japan’s time zone with the zone’s definition, so that they are the same moment everywhere', () => {
    const text = made(show)
    expect(text).toContain('DTSTART;TZID=Asia/Tokyo:20260131T210000')
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
    const [zone] = calendar.getAllSubcomponents('vtimezone').map((each) => new ICAL.Timezone(each))
    const { startDate, endDate } = only(show)
    expect(zone?.tzid).toBe('Asia/Tokyo')
    expect(startDate.zone.tzid).toBe('Asia/Tokyo')
    expect([startDate, endDate].map((time) => time.toJSDate().toISOString())).toEqual([show.start, show.end])
  })

  it('contains no direction controls, which would reverse the text beside a title (Q371)', () => {
    const event = only({ ...show, title: '\u202Eうら\u2067abc 夜の部', place: '\u200F\u061C灯台\u2069広場' })
    expect([event.summary, event.location]).toEqual(['うらabc 夜の部', '灯台広場'])
  })

  it('contains a reminder as many minutes before the start as the entry says', () => {
    for (const entry of [show, deadline]) {
      const alarm = only(entry).component.getFirstSubcomponent('valarm')
      expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
      expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe(
        new ICAL.Duration({ minutes: entry.reminderMinutes ?? 0, isNegative: true }).toString(),
      )
    }
  })

  it('contains no reminder for an entry without one, and a name and a reload interval if programs subscribe to the calendar', () => {
    const text = calendarFile([{ ...show, reminderMinutes: undefined }], { ...options, name: '灯台, 放送局' })
    expect(text).not.toContain('VALARM')
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
    // The parser does not know these fields, so it leaves their values escaped.
    for (const field of ['name', 'x-wr-calname'])
      expect(calendar.getFirstPropertyValue(field)).toBe(String.raw`灯台\, 放送局`)
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT4H')
    expect(made(show)).not.toContain('REFRESH-INTERVAL')
  })

  it('contains no end for an entry that is only a moment, so that it takes no time in the calendar', () => {
    const text = made(deadline)
    expect(text).not.toContain('DTEND')
    expect(text).toContain('TRANSP:TRANSPARENT')
    expect(only(deadline).startDate.toJSDate().toISOString()).toBe(deadline.start)
  })

  it('leaves out an end that is not after the start, which would make the file invalid', () => {
    for (const end of [show.start, '2026-01-31T11:00:00.000Z', 'no time'])
      expect(made({ ...show, end })).not.toContain('DTEND')
  })

  it('contains the same id for the same entry in every file, and different ids for different entries', () => {
    const later = calendarFile([{ ...show, title: '別の題' }], { ...options, now: '2027-01-01T00:00:00Z' })
    expect(parsed(later)[0]?.uid).toBe(only(show).uid)
    expect(only(deadline).uid).not.toBe(only(show).uid)
  })

  it.each([
    ['commas, semicolons and backslashes', String.raw`a,b;c\d\n e\\`],
    ['several lines', '一行目\n二行目\n\n四行目'],
    ['the words of the format', 'END:VEVENT\nBEGIN:VEVENT\nUID:stolen'],
    ['letters outside the basic plane', '👩‍👩‍👧‍👦𠮷野家🎤'.repeat(30)],
    ['text from right to left', 'مرحبا، بالعالم'],
    ['a colon and quotes', '"18:00" 開演: ここ'],
  ])('keeps a title and a note with %s as they are', (_, text) => {
    const event = only({ ...show, title: text, note: text })
    expect(parsed(made({ ...show, title: text, note: text }))).toHaveLength(1)
    expect(event.summary).toBe(text)
    expect(event.description).toBe(`${text}\n${show.url}`)
    expect(event.uid).toBe('episode-night@tsudoi.example')
  })

  it('replaces other line ends by its own, and removes control characters and half surrogates', () => {
    const { summary } = only({ ...show, title: 'a\r\nb\rc\u2028d\u0000\u0007e\u007f\ud800' })
    expect(summary).toBe('a\nb\nc\nde\ufffd')
  })

  it('has no line longer than 75 bytes, divides no character, and ends each line with CRLF', () => {
    const title = '夜明けの灯台から、🎤の歌をお届けします。'.repeat(40)
    const lines = made({ ...show, title, id: '番号'.repeat(60) }).split('\r\n')
    expect(lines.join('')).not.toMatch(/[\r\n]/)
    expect(lines.at(-1)).toBe('')
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
    expect(lines.filter((line) => !line.isWellFormed())).toEqual([])
    expect(only({ ...show, title }).summary).toBe(title)
  })

  it.each(['no time', '', '+275760-09-13T00:00:00.000Z', '0001-01-01T00:00:00Z'])(
    'leaves out an entry whose start is %o',
    (start) => expect(parsed(made({ ...show, start }, deadline)).map(({ uid }) => uid)).toEqual([only(deadline).uid]),
  )

  it('contains ten thousand entries', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({ ...show, id: `episode-${at}` }))
    expect(made(...many).match(/BEGIN:VEVENT/g)).toHaveLength(10_000)
  })

  it('is a valid calendar without entries', () => expect(parsed(made())).toEqual([]))
})
