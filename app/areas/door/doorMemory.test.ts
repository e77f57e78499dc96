import { beforeEach, describe, expect, it } from 'vitest'
import { setTestUrl } from '../../testing/setTestUrl.ts'
import { withRecordedEntries } from './door.mutations.ts'
import { entranceName, readDoorMemory, writeDoorMemory } from './doorMemory.ts'

const entry = (entryId: string) => ({ entryId, passId: 'pass-1', enteredTime: '2026-01-31T11:10:00.000Z' })
const memory = { entrance: '西口', isSoundOn: false, queue: [entry('entry-0001'), entry('entry-0002')], refused: [] }

beforeEach(() => {
  setTestUrl('http://127.0.0.1/')
  localStorage.clear()
})

describe('what a device stores about a door', () => {
  it('is read again as it was written, for each account and each door', () => {
    writeDoorMemory('acc-a', 'night', memory)
    expect(readDoorMemory('acc-a', 'night')).toEqual(memory)
    for (const [account, door] of [
      ['acc-a', 'noon'],
      ['acc-b', 'night'],
    ] as const)
      expect(readDoorMemory(account, door).queue).toEqual([])
  })

  it('contains only entries that the host accepts', () => {
    const broken = [null, 1, 'x', {}, { ...entry('short') }, { ...entry('entry-0003'), enteredTime: 'soon' }]
    const stored = { entrance: 1, queue: [...broken, entry('entry-0001')], refused: 'x' }
    localStorage.setItem('tsudoi.door.acc-a.night', JSON.stringify(stored))
    const read = readDoorMemory('acc-a', 'night')
    expect(read).toEqual({ entrance: '正面入口', isSoundOn: true, queue: [entry('entry-0001')], refused: [] })
  })

  it('loses an entry only once the host has answered it, and keeps refused ones for a report', () => {
    const recorded = [{ entryId: 'entry-0001', result: 'VOID' as const }]
    expect(withRecordedEntries(memory, recorded)).toEqual({
      ...memory,
      queue: [entry('entry-0002')],
      refused: [{ ...entry('entry-0001'), result: 'VOID' }],
    })
    const double = [{ entryId: 'entry-0002', result: 'USED' as const }]
    expect(withRecordedEntries(memory, double)).toMatchObject({ queue: [entry('entry-0001')], refused: [] })
  })
})

it.each([
  ['  西口  ', '西口'],
  ['', '正面入口'],
  [' \n ', '正面入口'],
  ['あ'.repeat(30), 'あ'.repeat(20)],
  ['a\u0000b', 'ab'],
])('the name %j of an entrance is sent as %j, which the host accepts', (typed, sent) => {
  expect(entranceName(typed)).toBe(sent)
})
