import { expect, it } from 'vitest'
import { webcalAddressOf } from './calendarAddress.ts'

it.each([
  ['/v2/ip/todai/calendar/demo-0f.ics', `webcal://${location.host}/hosts/app/v2/ip/todai/calendar/demo-0f.ics`],
  ['https://calendar.example/todai.ics', 'webcal://calendar.example/todai.ics'],
  ['http://calendar.example/todai.ics', undefined],
  ['//calendar.example/todai.ics', undefined],
  [String.raw`/\calendar.example/todai.ics`, undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/calendar,', undefined],
  ['https:///todai.ics', undefined],
  ['', undefined],
])('the address %o of a calendar becomes %o for calendar programs (Q480, X15)', (url, address) =>
  expect(webcalAddressOf(url)).toBe(address),
)
