import { expect, it } from 'vitest'
import { programmeView } from './channel.mappers.ts'

const line = {
  programmeId: 'p',
  ipId: 'setsugen',
  ipName: '雪原オルゴール',
  title: '郵便局の灯',
  startTime: '2026-01-31T12:00:00+09:00',
}
const hrefOf = (rest: { kind: 'STORY' | 'GACHA' | 'LIVE' | 'PREMIER' | 'UNKNOWN'; linkId?: string }) =>
  programmeView({ ...line, ...rest }).href

it('the link of a programme entry leads to the entry’s story or gacha, or to all stories of the channel (R051, R052, R057)', () => {
  expect(hrefOf({ kind: 'STORY', linkId: 'setsugen-post' })).toBe('/channel/setsugen/story/setsugen-post')
  expect(hrefOf({ kind: 'STORY' })).toBe('/channel/setsugen/story')
  expect(hrefOf({ kind: 'GACHA', linkId: 'g' })).toBe('/channel/setsugen/gacha?gachaId=g')
  expect(hrefOf({ kind: 'UNKNOWN', linkId: 'x' })).toBe('/channel/setsugen')
})

it('the link of a live stream or premiere in the programme leads to its video, or to all videos of the channel (R053, R054)', () => {
  expect(hrefOf({ kind: 'LIVE', linkId: 'tonight' })).toBe('/channel/setsugen/movie/tonight')
  expect(hrefOf({ kind: 'PREMIER', linkId: 'a/b' })).toBe('/channel/setsugen/movie/a%2Fb')
  expect(hrefOf({ kind: 'LIVE' })).toBe('/channel/setsugen/movie')
})

it('the link of an event in the programme leads to the event’s page, or to all events (W127, Q202)', () => {
  const event = (linkId?: string) => programmeView({ ...line, kind: 'EVENT', linkId }).href
  expect(event('harbour/1')).toBe('/event/harbour%2F1')
  expect(event()).toBe('/event')
})
