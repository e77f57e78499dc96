import { expect, it } from 'vitest'
import { eventMessage, showMessage } from './reminderTexts.ts'

const start_time = new Date('2026-01-31T10:00:00Z')
const name = '\u202Eうら\u2067abc'

it('a notification has no direction controls, which would reverse the time after a name (Q371)', () => {
  const event = { id: 'e', title: name, channel_id: 'c', channel_name: name, start_time }
  const show = { id: 's', title: name, type: 'LIVE', channel_name: name, start_time, path: '/' }
  expect([eventMessage(event).body, showMessage(show).body]).toEqual([
    'うらabc　1/31 19:00から',
    'うらabc「うらabc」　1/31 19:00から',
  ])
})
