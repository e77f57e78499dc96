import { expect, it } from 'vitest'
import { renewedAddress } from './renewedAddress.ts'

it.each([
  [
    'the stream itself',
    'https://a.jp/m.m3u8?t=1',
    'https://a.jp/m.m3u8?t=1',
    'https://a.jp/m.m3u8?t=2',
    'https://a.jp/m.m3u8?t=2',
  ],
  [
    'a signature in the path',
    'https://a.jp/s/OLD/v/360.mp4',
    'https://a.jp/s/OLD/v/m.m3u8',
    'https://a.jp/s/NEW/v/m.m3u8',
    'https://a.jp/s/NEW/v/360.mp4',
  ],
  [
    'a file in a sibling folder',
    'https://a.jp/s/OLD/sound/box.mp4',
    'https://a.jp/s/OLD/v/m.m3u8',
    'https://a.jp/s/NEW/v/m.m3u8',
    'https://a.jp/s/NEW/sound/box.mp4',
  ],
  [
    'a signature in the query',
    'https://a.jp/v/1.ts?t=OLD&x=1',
    'https://a.jp/v/m.m3u8?t=OLD',
    'https://a.jp/v/m.m3u8?t=NEW',
    'https://a.jp/v/1.ts?t=NEW&x=1',
  ],
  ['another host', 'https://a.jp/v/1.ts', 'https://a.jp/v/m.m3u8', 'https://b.jp/v/m.m3u8', 'https://b.jp/v/1.ts'],
  [
    'a signature that the stream does not share',
    'https://a.jp/v/1.ts?t=OTHER',
    'https://a.jp/v/m.m3u8?t=OLD',
    'https://a.jp/v/m.m3u8?t=NEW',
    'https://a.jp/v/1.ts?t=OTHER',
  ],
  [
    'a host that the stream does not share',
    'https://cdn.jp/v/1.ts',
    'https://a.jp/v/m.m3u8',
    'https://b.jp/v/m.m3u8',
    'https://cdn.jp/v/1.ts',
  ],
  [
    'a file with the name of an old folder',
    'https://a.jp/OLD',
    'https://a.jp/OLD/m.m3u8',
    'https://a.jp/NEW/m.m3u8',
    'https://a.jp/OLD',
  ],
  ['an invalid address', 'nonsense', 'https://a.jp/m', 'https://b.jp/m', 'nonsense'],
])('renewedAddress() replaces the expired part of %s', (_, file, from, to, expected) => {
  expect(renewedAddress(file, from, to)).toBe(expected)
})
