import { describe, expect, test } from 'vitest'
import { comparePictures, tolerance, type Pixels } from './comparePictures.ts'
import { drawSideBySide } from './drawSideBySide.ts'

function picture(width = 20, height = 10, fill = 200): Pixels {
  return { width, height, data: new Uint8Array(width * height * 4).fill(fill) }
}

function withChannel(original: Pixels, byte: number, value: number): Pixels {
  const data = original.data.slice()
  data[byte] = value
  return { ...original, data }
}

describe('comparing a picture with the committed one', () => {
  test('the same pixels are the same picture', () => {
    expect(comparePictures(picture(), picture())).toEqual({ same: true })
  })

  test.each([0, 1, 2, 3])('channel %i may differ by the rounding of another processor', (channel) => {
    for (const offset of [-tolerance, tolerance]) {
      expect(comparePictures(picture(), withChannel(picture(), 40 + channel, 200 + offset))).toEqual({ same: true })
    }
  })

  test.each([0, 1, 2, 3])('channel %i of one pixel off by one level more is a difference', (channel) => {
    for (const offset of [-tolerance - 1, tolerance + 1]) {
      const comparison = comparePictures(picture(), withChannel(picture(), 4 * 23 + channel, 200 + offset))
      expect(comparison).toEqual({
        same: false,
        reason: 'pixels',
        differing: 1,
        worst: tolerance + 1,
        box: [3, 1, 3, 1],
      })
    }
  })

  test('a tint over the whole picture is a difference in every pixel', () => {
    const comparison = comparePictures(picture(), picture(20, 10, 200 + tolerance + 1))
    expect(comparison).toMatchObject({ same: false, differing: 200, box: [0, 0, 19, 9] })
  })

  test('another size is a difference', () => {
    expect(comparePictures(picture(), picture(20, 11))).toEqual({ same: false, reason: 'size' })
  })
})

describe('the side-by-side picture', () => {
  test('shows expected, actual and the difference next to each other', () => {
    const drawn = drawSideBySide(picture(20, 10), withChannel(picture(20, 12), 0, 0))
    expect([drawn.width, drawn.height]).toEqual([20 * 3 + 2 * 8, 12])
    const difference = (20 + 8) * 2 * 4
    expect(Array.from(drawn.data.subarray(difference, difference + 4))).toEqual([224, 0, 64, 255])
  })
})
