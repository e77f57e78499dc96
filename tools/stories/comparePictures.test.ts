import { describe, expect, test } from 'vitest'
import { areEqual, drawSideBySide } from './comparePictures.ts'
import type { Pixels } from './pictureFile.ts'

function picture(width = 20, height = 10, fill = 200): Pixels {
  return { width, height, data: new Uint8Array(width * height * 4).fill(fill) }
}

function withChannel(original: Pixels, byte: number, value: number): Pixels {
  const data = original.data.slice()
  data[byte] = value
  return { ...original, data }
}

describe('the comparison of a story’s picture with the committed picture', () => {
  test('finds no difference between pictures with equal pixels', () => {
    expect(areEqual(picture(), picture())).toBe(true)
  })

  test.each([0, 1, 2, 3])('finds a difference of 1 in channel %i of one pixel', (channel) => {
    for (const value of [199, 201]) {
      const other = withChannel(picture(), 4 * 23 + channel, value)
      expect(areEqual(picture(), other)).toBe(false)
      expect(drawSideBySide(picture(), other).differing).toBe(1)
    }
  })

  test('finds a difference in every pixel if the whole picture is tinted', () => {
    expect(drawSideBySide(picture(), picture(20, 10, 201)).differing).toBe(200)
  })

  test('finds a difference if the pictures have different sizes', () => {
    expect(areEqual(picture(), picture(20, 11))).toBe(false)
    expect(drawSideBySide(picture(), picture(20, 11)).differing).toBe(20)
  })
})

test('drawSideBySide() draws the committed picture, the new picture and their difference side by side', () => {
  const { sheet } = drawSideBySide(picture(20, 10), withChannel(picture(20, 12), 0, 0))
  expect([sheet.width, sheet.height]).toEqual([20 * 3 + 2 * 8, 12])
  const difference = (20 + 8) * 2 * 4
  expect([...sheet.data.subarray(difference, difference + 4)]).toEqual([255, 0, 0, 255])
})
