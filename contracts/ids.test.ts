import { describe, expect, it } from 'vitest'
import { allIds, idsIn, isId } from './ids.ts'

describe('the ids in the pacts', () => {
  it('are listed in the committed file ids.json, which `npx vitest run --project contracts -u` writes', async () => {
    await expect(`${JSON.stringify(allIds(), null, 2)}\n`).toMatchFileSnapshot('ids.json')
  })

  it.each([
    ['id', 'gacha-1', true],
    ['seek.lastVideoId', 'video-1', true],
    ['present_ids.0', 'present-1', true],
    ['bonusId', '0', false],
    ['type', 'ip', false],
    ['targetId', 7, false],
  ])('are recognised by the name and value of their field: %s with the value %j', (path, value, isExpected) => {
    expect(isId(path, value)).toBe(isExpected)
  })

  it('are found by idsIn() in nested lists and objects', () => {
    expect(idsIn({ list: [{ itemId: 'a', text: 'b' }], card: 'c' })).toEqual([
      { path: 'list.0.itemId', id: 'a' },
      { path: 'card', id: 'c' },
    ])
  })
})
