import { describe, expect, it } from 'vitest'
import type { Programme, ProgrammeKind } from '../programme.types.ts'
import { programmeOfDay } from './home.rules.ts'

const now = '2026-01-31T19:42:00+09:00'
const row = (id: string, kind: ProgrammeKind, start: string, end?: string): Programme => ({
  id,
  kind,
  channelId: 'todai',
  channelName: '灯台放送局',
  title: id,
  start: `2026-01-31T${start}:00+09:00`,
  end: end && `2026-01-31T${end}:00+09:00`,
})
const morning = row('morning', 'LIVE', '07:30', '08:00')
const story = row('story', 'STORY', '12:00')
const live = row('live', 'LIVE', '19:00', '21:00')
const next = row('next', 'PREMIER', '22:30')

describe("today's programme on the home page", () => {
  it('has the row that is on air as its main row, and leaves out rows that have ended', () => {
    expect(programmeOfDay([morning, story, live, next], now)).toEqual({ star: live, later: [story, next] })
  })
  it('has the row that begins next as its main row if nothing is on air', () => {
    expect(programmeOfDay([morning, story, next], now)).toEqual({ star: next, later: [story] })
  })
  it('has an available row as its main row if nothing begins later', () => {
    expect(programmeOfDay([story], now)).toEqual({ star: story, later: [] })
  })
  it('lists the opening, end and result of a campaign on their own day in Japan, and never as its main row', () => {
    const moment = { kindText: '抽選', before: 'まで', after: '終了しました' }
    const closing: Programme = { ...row('closing', 'CAMPAIGN', '20:00', '20:00'), moment }
    const tomorrow: Programme = { ...closing, id: 'tomorrow', start: '2026-02-01T00:00:00+09:00', end: undefined }
    expect(programmeOfDay([closing, tomorrow], now)).toEqual({ star: undefined, later: [closing] })
    expect(programmeOfDay([closing, next], now)).toEqual({ star: next, later: [closing] })
    expect(programmeOfDay([closing], '2026-01-31T20:00:00+09:00').later).toEqual([])
  })
  it('is empty when all its rows have ended', () => {
    expect(programmeOfDay([morning], now)).toEqual({ star: undefined, later: [] })
  })
})
