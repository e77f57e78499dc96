import { describe, expect, it } from 'vitest'
import { swapPositions, placePhoto, wallCallsBetween, removePhoto, type WallPhotos, type HomeWallCall } from './wall.ts'

const hung = (text: string): WallPhotos =>
  Array.from(text).flatMap((photoId, index) =>
    photoId === '-' ? [] : [{ photoId, image: `${photoId}.svg`, positionNumber: index + 1 }],
  )
const asText = (wall: WallPhotos) =>
  Array.from({ length: 5 }, (_, at) => wall.find((photo) => photo.positionNumber === at + 1)?.photoId ?? '-').join('')
const photo = (photoId: string) => ({ photoId, image: `${photoId}.svg` })

describe('the photo wall of the home page (S056, W135)', () => {
  it.each([
    ['ab---', 'c', 3, 'abc--'],
    ['ab---', 'c', 1, 'cb---'],
    ['ab---', 'a', 2, 'ba---'],
    ['a-c--', 'a', 2, '-ac--'],
    ['ab---', 'a', 1, 'ab---'],
  ])('with the photos %s becomes, when photo %s is put at position %i, %s', (before, id, position, after) => {
    expect(asText(placePhoto(hung(before), photo(id), position))).toBe(after)
  })

  it('swaps the photos of two positions, changes nothing if the first position is empty, and removes a photo', () => {
    expect(asText(swapPositions(hung('ab---'), 2, 1))).toBe('ba---')
    expect(asText(swapPositions(hung('ab---'), 2, 3))).toBe('a-b--')
    expect(asText(swapPositions(hung('ab---'), 4, 3))).toBe('ab---')
    expect(asText(removePhoto(hung('ab---'), 1))).toBe('-b---')
  })
})

/** Applies the steps as the server does (C053–C055). */
function applyCalls(before: WallPhotos, steps: readonly HomeWallCall[]): WallPhotos {
  return steps.reduce<WallPhotos>((wall, step) => {
    if (step.call === 'unselect') return wall.filter(({ positionNumber }) => positionNumber !== step.position)
    if (step.call === 'reset') return wall.filter(({ photoId }) => photoId !== step.photoId)
    const rest = wall.filter(
      ({ photoId, positionNumber }) => photoId !== step.photoId && positionNumber !== step.position,
    )
    return [...rest, { ...photo(step.photoId), positionNumber: step.position }]
  }, before)
}

describe('the calls that save a changed photo wall (C053–C055)', () => {
  const walls = ['-----', 'a----', 'ab---', 'ba---', '-b-a-', 'abcde', 'edcba', 'bcdea', 'a-c-e', 'fghij', 'b-a-f']
  it.each(walls.flatMap((before) => walls.map((after) => [before, after])))(
    'turn the photo wall %s on the server into %s',
    (before, after) => {
      const steps = wallCallsBetween(hung(before), hung(after))
      expect(asText(applyCalls(hung(before), steps))).toBe(after)
      expect(steps.length === 0).toBe(before === after)
    },
  )

  it('are two for a swap, one for each photo when all are removed, and one for any other change', () => {
    expect(wallCallsBetween(hung('ab---'), hung('ba---'))).toHaveLength(2)
    expect(wallCallsBetween(hung('ab---'), [])).toEqual([
      { call: 'reset', photoId: 'a' },
      { call: 'reset', photoId: 'b' },
    ])
    expect(wallCallsBetween(hung('ab---'), hung('a----'))).toEqual([{ call: 'unselect', position: 2 }])
    expect(wallCallsBetween(hung('ab---'), hung('ac---'))).toEqual([{ call: 'select', position: 2, photoId: 'c' }])
  })
})
